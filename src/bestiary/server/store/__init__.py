"""What is on the disk: rooms and choices, snapshots, backups, the data folder."""

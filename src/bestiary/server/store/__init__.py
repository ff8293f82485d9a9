"""Everything on disk: rooms and choices, snapshots, backups, the data folder."""

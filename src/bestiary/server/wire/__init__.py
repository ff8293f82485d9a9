"""What clients and server say to each other, and the sockets that carry it."""

"""What a table asks for, as plain data, whoever carries it: a terminal, a server, a page."""

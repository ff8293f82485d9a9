"""Requests and answers: the front door, the REST endpoints, the page."""

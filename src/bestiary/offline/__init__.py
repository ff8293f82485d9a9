"""A table without a server: what runs in the worker of a published page.

It speaks the server's protocol, so the page is the same, and needs only the standard library and
`mypy_extensions`, so it runs in a browser.
"""

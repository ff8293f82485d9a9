"""HTTP: connections and rate limits, the REST endpoints, the page."""

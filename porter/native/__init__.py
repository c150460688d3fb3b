"""Machine code: build it for an architecture, check it, find a place for it, and run it."""

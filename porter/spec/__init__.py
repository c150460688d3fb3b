"""The spec language: files, rules and expressions, as a port's author writes them."""

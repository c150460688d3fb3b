"""A node of a cluster: what its agent serves, from the state that tenants leave on disk."""

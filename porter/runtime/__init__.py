"""The state that tenants share, and the environment in which a program runs under a share."""

"""porter: generate the library that shares one accelerator among many tenants."""

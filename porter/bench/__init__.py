"""Tenants' shares of a device's time, measured and compared with the promise."""

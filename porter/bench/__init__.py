"""Tenants' shares of a device's time, measured beside what they were promised."""

"""Extras that no other part of porter needs."""

"""Vendors' headers, libraries and packages -> ApiModel and SymbolTable."""

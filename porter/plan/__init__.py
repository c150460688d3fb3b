"""A spec, headers and exports -> the plan of each library: one decision and reason per symbol."""

"""A plan -> the text of the generated files: libraries, simulated twins, conformance suites."""

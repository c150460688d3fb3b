"""The application layer: the steps of the commands, without options and output formats."""

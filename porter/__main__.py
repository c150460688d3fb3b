"""`python -m porter`."""

from porter.cli import main

main(prog_name="porter")

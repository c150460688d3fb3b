"""`porter conform --backend NAME`: the conformance suite, on a simulated or a real device."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from porter.app import conforming, suites
from porter.app.suites import Finding
from porter.cli import _plan_options
from porter.cli._numbers import Span
from porter.cli._paths import InputPath

_FILE = InputPath(folders=False)
_FOLDER = InputPath(files=False, resolve=True)


@click.command()
@click.option("--backend", required=True, help="Backend to test.")
@click.option("--arch", default="", help="Another architecture than this machine's, emulated.")
@click.option("--sysroot", type=_FOLDER, help="Folder of its C library.")
@_plan_options.generated_option
@click.option(
    "--only", "sonames", multiple=True, help="Only this library (a SONAME); may be repeated."
)
@click.option(
    "--case",
    "cases",
    multiple=True,
    type=click.Choice(suites.CASES),
    help="Only this case; may be repeated (default: all).",
)
@click.option("--lib", type=_FILE, help="Run on this library instead of a simulated one.")
@click.option("--device", "real", is_flag=True, help="Run on the driver that is installed here.")
@click.option(
    "--seconds",
    type=Span(),
    default=1.0,
    show_default=True,
    help="Length of each test of shares of time; 0: none.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every finding as JSON.")
@click.option("--verbose", is_flag=True, help="Every finding.")
def command(
    *,
    backend: str,
    arch: str,
    sysroot: Path | None,
    generated: Path | None,
    sonames: tuple[str, ...],
    cases: tuple[str, ...],
    lib: Path | None,
    real: bool,
    seconds: float,
    as_json: bool,
    verbose: bool,
) -> None:
    """Test the duties that every backend has, by roles; exit 1 if one is not fulfilled.

    Each allocating call is accounted, and refused at the quota. Each freeing call frees. The tenant
    sees its quota. Shares of time hold. Memory of a killed process is available again. A look-up
    by name returns the library's functions. Absent functions of a driver are answered. Also
    tested: forks, plugins, and calls before main.
    """
    request = conforming.Request(
        backend, arch, sysroot, generated, sonames, cases, lib, real, seconds
    )
    findings = conforming.findings(request)
    if as_json:
        click.echo(json.dumps([asdict(finding) for finding in findings], indent=1))
    else:
        _tell(findings, verbose=verbose)
    failed = any(finding.outcome == "fail" for finding in findings)
    if failed and request.simulated:
        click.echo(
            "on a simulated library, which follows the spec alone: "
            "`--device` runs the same on the one that is installed here, `--lib` on another",
            err=True,
        )
    sys.exit(failed)


def _tell(findings: Sequence[Finding], *, verbose: bool) -> None:
    for finding in findings:
        if verbose or finding.outcome == "fail":
            click.echo(f"{finding.outcome:6} {finding.case}: {finding.subject}: {finding.detail}")
    for library in dict.fromkeys(finding.library for finding in findings):
        mine = [finding for finding in findings if finding.library == library]
        cases = dict.fromkeys(finding.case for finding in mine)
        click.echo(library)
        for case in cases:
            outcomes = suites.counts([finding for finding in mine if finding.case == case])
            words = ", ".join(f"{count} {name}" for name, count in outcomes.items() if count)
            click.echo(f"  {case:22} {words}")

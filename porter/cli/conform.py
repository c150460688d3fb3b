"""`porter conform --backend NAME`: the conformance suite, on a simulated or a real device."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import click

from porter import paths
from porter.app import building, choosing, generating, suites
from porter.app.building import Backend
from porter.app.suites import Finding
from porter.cli import _options
from porter.cli._numbers import Span
from porter.errors import PorterError
from porter.native import compilers
from porter.sources import driver

_FILE = click.Path(path_type=Path, exists=True, dir_okay=False)
_FOLDER = click.Path(path_type=Path, exists=True, file_okay=False, resolve_path=True)


@click.command()
@click.option("--backend", required=True, help="Backend to test.")
@click.option("--arch", default="", help="Another architecture than this machine's, emulated.")
@click.option("--sysroot", type=_FOLDER, help="Folder of its C library.")
@_options.generated_option
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
    simulated = not (lib or real)
    found = _backend(backend, generated, sonames, simulated=simulated)
    libraries = [one for one in found.libraries if not sonames or one.soname in sonames]
    if not libraries:
        allowed = ", ".join(one.soname for one in found.libraries)
        raise PorterError(f"--only: no such library, allowed: {allowed}")
    holds = _holds([one.soname for one in libraries], lib, real=real)
    built = suites.build(
        Backend(found.name, tuple(libraries), found.folder),
        arch or compilers.host(),
        sysroot,
        simulated=simulated,
    )
    findings = [
        finding
        for library in libraries
        for finding in suites.run(
            built,
            library,
            holds.get(library.soname),
            cases or suites.CASES,
            seconds=seconds,
        )
    ]
    if as_json:
        click.echo(json.dumps([asdict(finding) for finding in findings], indent=1))
    else:
        _tell(findings, verbose=verbose)
    failed = any(finding.outcome == "fail" for finding in findings)
    if failed and simulated:
        click.echo(
            "on a simulated library, which follows the spec alone: "
            "`--device` runs the same on the one that is installed here, `--lib` on another",
            err=True,
        )
    sys.exit(failed)


def _backend(
    name: str, generated: Path | None, sonames: tuple[str, ...], *, simulated: bool
) -> Backend:
    """Take the files of `porter gen`; generate them again if they came without a suite."""
    if generated:
        if not any((generated / name).glob("*/plan.json")):
            raise PorterError(
                f"--generated: no {name} in {generated}; "
                f"`porter gen --backend {name} --simulate --out {generated}` writes it"
            )
        return building.at(generated / name)
    here = building.at(paths.trees().get(name, paths.data("generated") / name))
    if suites.is_whole(here, simulated=simulated):
        return here
    if here.libraries and not choosing.is_bundled(name):
        again = f"porter gen --backend {name} --simulate"
        raise PorterError(f"--backend: {name} has no suite here; `{again}` makes one")
    return building.at(generating.below_build(name, sonames))


def _holds(sonames: Sequence[str], lib: Path | None, *, real: bool) -> Mapping[str, Path]:
    """Find the folders that hold libraries under their SONAMEs; none for the simulated ones."""
    if lib:
        return _beside(sonames, lib.absolute())
    found = {name: driver.find_library(name, os.environ, None) for name in sonames if real}
    if absent := [name for name, path in found.items() if not path]:
        raise PorterError(*(f"--device: no {name} is here" for name in absent))
    return {name: path.parent for name, path in found.items() if path}


def _beside(sonames: Sequence[str], lib: Path) -> Mapping[str, Path]:
    """Take a library's folder for all of them: the loader looks there by SONAME."""
    there = {name: path for name in sonames if (path := lib.parent / name).is_file()}
    if not any(path.samefile(lib) for path in there.values()):
        allowed = ", ".join(sonames)
        raise PorterError(f"--lib: {lib} is not what its folder has as any of {allowed}")
    if absent := [name for name in sonames if name not in there]:
        raise PorterError(
            *(f"--lib: no {name} next to it; --only leaves libraries out" for name in absent)
        )
    return {name: path.parent for name, path in there.items()}


def _tell(findings: Sequence[Finding], *, verbose: bool) -> None:
    for finding in findings:
        if verbose or finding.outcome == "fail":
            click.echo(f"{finding.outcome:6} {finding.case}: {finding.subject}: {finding.detail}")
    for library in dict.fromkeys(finding.library for finding in findings):
        mine = [finding for finding in findings if finding.library == library]
        cases = dict.fromkeys(finding.case for finding in mine)
        click.echo(library)
        for case in cases:
            told = suites.counts([finding for finding in mine if finding.case == case])
            words = ", ".join(f"{count} {name}" for name, count in told.items() if count)
            click.echo(f"  {case:22} {words}")

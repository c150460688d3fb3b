"""The conformance suite of a backend: built, run, and its lines as findings."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from porter import paths
from porter.app import building, notices
from porter.app.building import Backend, Library
from porter.emit import conform
from porter.errors import PorterError
from porter.model import Package
from porter.native import compilers, emulator, simd, toolchain
from porter.sources import fetch

_DEVICE = "2GiB"
_LESS = "256MiB"  # the device's memory below the quota, so that the device refuses
# Calls that the tested driver declines are simulated, too, so that their hooks are tested.
_SIMULATED = {
    "PORTER_SIM_CONTEXT": "16MiB",
    "PORTER_SIM_TAKES_ALL": "1",
    "PORTER_SIM_LISTED": "all",
}
_KERNEL = {"PORTER_SIM_KERNEL_US": "1000"}
_PATIENCE_S = 600.0
_ENDING_S = 5.0  # for a suite that got SIGTERM
ALONE = " (no porter)"
BLIND = " (no figures)"  # a device that reports no memory per process
CASES = (
    *(
        "grant",
        "quota",
        "refusal",
        "free",
        "sequence",
        "view",
        "processes",
        "work",
        "lookup",
        "fork",
        "kill",
        "plugin",
    ),
    *("early", "share", "other", "absent"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of a run."""

    library: str  # "libtoy.so.1"
    case: str  # "quota"
    subject: str  # "toyMalloc"
    outcome: str  # "pass" | "fail" | "lacks" | "cannot"
    detail: str


@dataclass(frozen=True, slots=True)
class Built:
    """A backend's suite on one architecture."""

    arch: str
    shims: Path
    programs: Mapping[str, Path]  # by soname
    plugins: Mapping[str, Path]
    hollow: Path  # libraries that lack every function
    twins: Path | None  # simulated libraries
    daemon: Path | None
    sysroot: Path | None  # the C library of another architecture


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much a test takes."""

    quota: str
    chunk: str
    slack: str  # that a device may take for itself: contexts, modules


SMALL = Sizes("512MiB", "32MiB", "64MiB")
LARGE = Sizes("2GiB", "256MiB", "768MiB")  # a card's own context may be half a GiB


@dataclass(frozen=True, slots=True)
class Round:
    """One run of the suite, and its environment."""

    cases: tuple[str, ...]
    settings: Mapping[str, str]
    arguments: tuple[str, ...] = ()
    shimmed: bool = True
    where: str = ""  # behind a case's name, where it is not the first of it: BLIND
    held: bool = False  # while programs hold memory, of this tenant and of another
    patience: float = _PATIENCE_S  # seconds


def is_whole(backend: Backend, *, simulated: bool) -> bool:
    """Check whether a generated backend has a suite, and twins if these are needed."""
    names = ("conform.c", "sim.c") if simulated else ("conform.c",)
    trees = [library.tree for library in backend.libraries]
    return bool(trees) and all((tree / name).is_file() for tree in trees for name in names)


def build(backend: Backend, arch: str, sysroot: Path | None, *, simulated: bool) -> Built:
    """Compile shims, twins and the suite for an architecture; link current objects only."""
    folder = backend.folder.with_name(arch) / "conform"
    tree = backend.libraries[0].tree.parent
    toolchain.build(tree, arch, folder / "shim")
    programs, plugins = {}, {}
    for library in backend.libraries:
        if not (library.tree / "conform.c").is_file():
            raise PorterError(
                f"{backend.name} has no conformance suite; `porter gen --simulate` writes it"
            )
        name = library.soname
        programs[name] = toolchain.make(_program(library), arch, folder / f"conform-{name}")
        plugin = _program(library, folder / "shim" / name)
        plugins[name] = toolchain.make(plugin, arch, folder / f"plugin-{name}")
        toolchain.make(_hollow(name, folder), arch, folder / "hollow" / name)
    twins = daemon = None
    if simulated:
        twins = folder / "twin"
        for library in backend.libraries:
            if not (library.tree / "sim.c").is_file():
                raise PorterError(
                    f"{backend.name} has no simulated twin; `gen --simulate` makes one"
                )
            toolchain.make(building.twin_recipe(library), arch, twins / library.soname)
        # a daemon of this machine serves programs of any
        daemon = folder / "porter-simd"
        toolchain.make(building.daemon_recipe(), compilers.host(), daemon)
    return Built(
        arch, folder / "shim", programs, plugins, folder / "hollow", twins, daemon, sysroot
    )


def run(
    built: Built, library: Library, real: Path | None, cases: Sequence[str], *, seconds: float
) -> list[Finding]:
    """Run these cases on one library: before a simulated device, or before what `real` holds."""
    holds = built.twins or real
    if holds is None:
        raise PorterError("no simulated device and no library to run on")
    findings: list[Finding] = []
    for each in _chosen(_rounds(holds, built, seconds), cases):
        with tempfile.TemporaryDirectory(prefix="porter-conform-") as scratch:
            findings += _run(built, library, each, holds, Path(scratch))
    return judged(findings, simulated=built.twins is not None)


def judged(findings: Sequence[Finding], *, simulated: bool) -> list[Finding]:
    """Compare results with and without the shim: a vendor's own library may fail by itself."""
    alone = {f.subject: f for f in findings if f.case.endswith(ALONE) and f.outcome == "fail"}
    passed = {(f.case.removesuffix(ALONE), f.subject) for f in findings if _passed_alone(f)}
    compared = []
    for each in findings:
        own = alone.get(each.subject)
        if not simulated and own and each.outcome == "fail" and each.detail == own.detail:
            compared.append(
                replace(each, outcome="lacks", detail=f"{own.detail}, without porter, too")
            )
        elif each.outcome == "lacks" and (each.case, each.subject) in passed:
            compared.append(
                replace(each, outcome="fail", detail=f"{each.detail}; not without porter")
            )
        else:
            compared.append(each)
    return compared


def _passed_alone(finding: Finding) -> bool:
    return finding.case.endswith(ALONE) and finding.outcome == "pass"


def _rounds(holds: Path, built: Built, seconds: float) -> Iterator[Round]:
    """List the runs: without the shim, under a quota, under shares, and with less memory."""
    sizes = SMALL if built.twins else LARGE
    limited = {"PORTER_MEMORY": sizes.quota, "PORTER_REAL_DIR": str(holds)}
    quota = ("-q", sizes.quota, "-c", sizes.chunk, "-k", sizes.slack)
    alone = ("grant", "view", "work", "lookup", "sequence")
    chunk = ("-c", sizes.chunk)
    yield Round(alone, {}, chunk, shimmed=False, where=ALONE)
    yield Round(("processes",), {}, chunk, shimmed=False, where=ALONE, held=True)
    yield Round(("processes",), limited, quota, held=True)
    cases = (
        "grant",
        "view",
        "lookup",
        "quota",
        "free",
        "sequence",
        "other",
        "fork",
        "kill",
        "plugin",
    )
    yield Round(cases, limited, quota)
    yield Round(("work",), limited | {"PORTER_COMPUTE": "50"}, quota)
    yield Round(("early",), limited, quota)
    if built.twins:
        blind = limited | {"PORTER_SIM_FAIL": "process-list:*"}
        yield Round(("quota", "sequence"), blind, quota, where=BLIND)
        less = {"PORTER_SIM_FAIL": f"oom-at={_LESS}", "PORTER_SIM_CONTEXT": "0"}
        yield Round(("refusal",), limited | less, quota)
    shared = {"PORTER_REAL_DIR": str(holds), **_KERNEL}
    if seconds:
        patience = _PATIENCE_S * max(seconds, 1)  # of each test, and there are many
        yield Round(("share",), shared, ("-s", str(seconds)), patience=patience)
    hollow = limited | {"PORTER_REAL_DIR": str(built.hollow)}
    yield Round(("absent",), hollow, (*quota, "-a", "absent"))


def _chosen(rounds: Iterable[Round], cases: Sequence[str]) -> Iterator[Round]:
    for each in rounds:
        wanted = tuple(case for case in each.cases if case in cases)
        if wanted:
            yield replace(each, cases=wanted)


def _run(built: Built, library: Library, what: Round, holds: Path, scratch: Path) -> list[Finding]:
    (scratch / "shared").mkdir()
    settings = {
        "LD_LIBRARY_PATH": str(built.shims if what.shimmed else holds),
        "PORTER_STATE": str(scratch / "state"),
        "PORTER_SHARED": str(scratch / "shared"),
        "PORTER_TENANT": "conform",
        "PORTER_LOG": "error",
        **what.settings,
    }
    plugin = ("-p", str(built.plugins[library.soname])) if what.shimmed else ()
    with (
        _device(built, scratch) as device,
        _holders(built, library, what, settings | device) as pids,
    ):
        program = (built.programs[library.soname], *what.arguments, *pids, *plugin, *what.cases)
        done, late = _ended(_command(built, program, settings | device), what.patience)
    findings = _read(done.stdout, library.soname, what.where)
    errors = emulator.own_errors(built.arch, done.stderr, here=compilers.host())
    if done.returncode not in (0, 1) or errors or late:
        detail = errors.strip()[-500:] or f"ended with {done.returncode}"
        detail = f"took more than {what.patience:g} s: {detail}" if late else detail
        findings.append(Finding(library.soname, what.cases[0], "the suite", "fail", detail))
    return findings


def _ended(
    command: Sequence[str], patience: float
) -> tuple[subprocess.CompletedProcess[str], bool]:
    """Run the suite; true: it took too long, got SIGTERM, and reported its current test."""
    with subprocess.Popen(
        command,
        env=_inherited(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        process_group=0,  # with the tests that it forks
    ) as child:
        try:
            output = _output_within(child, patience)
            if late := output is None:
                child.terminate()
                output = _output_within(child, _ENDING_S)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
        out, err = output or child.communicate()
    return subprocess.CompletedProcess(command, child.returncode, out, err), late


def _output_within(child: subprocess.Popen[str], seconds: float) -> tuple[str, str] | None:
    try:
        return child.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None


def _command(built: Built, program: Sequence[str | Path], settings: Mapping[str, str]) -> list[str]:
    return emulator.command(
        built.arch,
        program,
        {**_SIMULATED, **settings},
        here=compilers.host(),
        fetched=_fetched,
        root=built.sysroot,
    )


def _inherited() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if not k.startswith(("LD_", "PORTER_"))}


@contextmanager
def _holders(
    built: Built, library: Library, what: Round, settings: Mapping[str, str]
) -> Iterator[tuple[str, ...]]:
    """Let two programs hold memory, by whichever library can; name their pids."""
    with ExitStack() as stack:
        options: list[str] = []
        if what.held and _lists(library):
            others = {
                "PORTER_TENANT": "others",
                "PORTER_STATE": f"{settings['PORTER_STATE']}-others",
            }
            for option, changed in (("-o", {}), ("-f", others)):
                pid = stack.enter_context(_holder(built, library, what, {**settings, **changed}))
                options += [option, pid] if pid else []
        yield tuple(options)


def _lists(library: Library) -> bool:
    return '"role": "process-' in (library.tree / "plan.json").read_text(encoding="utf-8")


@contextmanager
def _holder(
    built: Built, library: Library, what: Round, settings: Mapping[str, str]
) -> Iterator[str]:
    pid, sonames = "", sorted(built.programs, key=lambda soname: soname != library.soname)
    with ExitStack() as stack:
        for soname in sonames:
            program: tuple[str | Path, ...] = (built.programs[soname], *what.arguments, "hold")
            process = stack.enter_context(
                subprocess.Popen(
                    _command(built, program, settings),
                    env=_inherited(),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            row = process.stdout.readline().split("\t") if process.stdout else []
            if row[2:3] == ["pass"]:
                pid = row[3].strip()
                break
        yield pid


@contextmanager
def _device(built: Built, scratch: Path) -> Iterator[dict[str, str]]:
    if not built.daemon:
        yield {}
        return
    socket = simd.address(scratch)
    with simd.devices(built.daemon, socket, 1, _DEVICE):
        yield {"PORTER_SIM_SOCKET": socket}


def _read(text: str, soname: str, where: str) -> list[Finding]:
    rows = (line.split("\t", 3) for line in text.splitlines())
    return [Finding(soname, row[0] + where, *row[1:]) for row in rows if len(row) == 4]  # noqa: PLR2004


def _fetched(package: Package) -> Path:
    return fetch.fetch(package, paths.cache_dir(), notices.write)


def counts(findings: Sequence[Finding]) -> dict[str, int]:
    """Count outcomes."""
    outcomes = [finding.outcome for finding in findings]
    return {each: outcomes.count(each) for each in ("pass", "fail", "lacks", "cannot")}


def _program(library: Library, linked: Path | None = None) -> toolchain.Recipe:
    backends = paths.data("backends")
    common = (backends / "conform", backends / "core")
    defines = ("CONFORM_PLUGIN",) if linked else ()
    needed = ("-Wl,--no-as-needed", str(linked), "-Wl,--as-needed") if linked else ()
    return toolchain.Recipe(
        sources=(library.tree / "conform.c",),
        includes=(library.tree, *common),
        defines=defines,
        soname=f"plugin-{library.soname}" if linked else "",
        libraries=(*needed, "-lpthread", "-ldl"),
        parts=(toolchain.Recipe(conform.suite_sources(), common, defines),),
    )


def _hollow(soname: str, folder: Path) -> toolchain.Recipe:
    """List the sources of a library without functions."""
    source = folder / "hollow.c"
    source.write_text("extern int nothing;\nint nothing;\n", encoding="utf-8")
    return toolchain.Recipe((source,), (), soname=soname)

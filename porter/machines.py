"""The architectures: their names in compilers, packages and emulators. The only table of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # every start reads this table
    from porter.model import Package

_CROSS = {"bookworm": "2.36-8cross1", "trixie": "2.41-11cross1"}  # libc6-*-cross
_EMULATORS = (
    "qemu-user",
    "1:10.0.2+ds-2+deb13u1~bpo12+1",
    "10a2dec99f2b2d0b1097ff0375aea35b89322d6631fc96700511b02e05bf6fef",
)


@dataclass(frozen=True, slots=True)
class Machine:
    """An architecture, and the oldest C library that what we build for it runs with."""

    name: str  # "ppc64le": what `uname -m` says, and qemu
    number: int  # 21: in an ELF file
    triple: str  # of compilers: "powerpc64le-linux-gnu"
    debian: str  # "ppc64el"
    glibc: str  # "2.19"
    sha256: str  # of Debian's package of a C library to run programs with elsewhere
    suite: str = "bookworm"  # where that package is
    qemu: int = 7  # the first major version that runs programs of that suite
    flags: tuple[str, ...] = ()  # of the compiler
    marks: tuple[str, ...] = ()  # of GNU ld, where start files lack the note that `flags` ask for
    note: int = 0  # that note's property

    @property
    def libc(self) -> Package:
        """Name the package of a C library: one for cross-compilers, which a release keeps."""
        name = f"libc6-{self.debian}-cross"
        path = f"usr/{self.triple}"
        from porter.model import Package  # noqa: PLC0415

        return Package("debian", name, _CROSS[self.suite], self.sha256, path, self.suite, "amd64")

    @property
    def emulator(self) -> Package:
        """Name the package of an emulator, for where none is installed that will do."""
        path = f"usr/bin/qemu-{self.name}"
        from porter.model import Package  # noqa: PLC0415

        return Package("debian", *_EMULATORS, path, "bookworm-backports", "amd64")


_ALL = (
    Machine(
        *("aarch64", 183, "aarch64-linux-gnu", "arm64", "2.17"),
        "91936cbbee75771c360ed16513f6e734a25ca5517fe7c3e13dfd7835d7553186",
        flags=("-mbranch-protection=standard",),
        marks=("-Wl,-z,force-bti",),
        note=0xC0000000,
    ),
    Machine(
        *("loongarch64", 258, "loongarch64-linux-gnu", "loong64", "2.36"),
        "14e7364dab96d2f1b21df9224550c9da2a55573d259dbd85c2ca9dc00d1b0daf",
        suite="trixie",
        qemu=9,  # before, none of the vectors that this C library is built with
    ),
    Machine(
        *("ppc64le", 21, "powerpc64le-linux-gnu", "ppc64el", "2.19"),
        "7dc83c625a2051927ca9d5063bbe5ce8adc8e0fb09564b68ade28e8136c9c23c",
        # `long double` as it was before glibc 2.32 knew another one.
        flags=("-mabi=ibmlongdouble",),
    ),
    Machine(
        *("riscv64", 243, "riscv64-linux-gnu", "riscv64", "2.27"),
        "93f10d4bb0f279812121194e7dbdb61b14a70065d9cd6f25de4b08899a878195",
    ),
    Machine(
        *("x86_64", 62, "x86_64-linux-gnu", "amd64", "2.17"),
        "e410f3d2da35bccf757976d38e6a309d4d94d25c0dfde565a9662e3f75951b2c",
        flags=("-fcf-protection=full",),
        marks=("-Wl,-z,ibt", "-Wl,-z,shstk"),
        note=0xC0000002,
    ),
)
MACHINES = {machine.name: machine for machine in _ALL}

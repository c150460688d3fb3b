"""What HIP's port reads of the kernel's driver, from files laid out as the kernel lays them out."""

from __future__ import annotations

import errno
import shutil
import subprocess
from pathlib import Path

import pytest

from porter import paths

pytestmark = [pytest.mark.compile, pytest.mark.backend("hip")]

HERE = Path(__file__).parent / "hip"
NODES = "class/kfd/kfd/topology/nodes"
GIB = 1 << 30


def put(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A processor, a device without memory figures, and one with them in another domain."""
    for number, (gpu, location, domain) in enumerate(
        [("0", 0, 0), ("1111", 0x300, 0), ("2222", 0x4108, 1)]
    ):
        put(tmp_path, f"{NODES}/{number}/gpu_id", f"{gpu}\n")
        properties = f"cpu_cores_count 0\nlocation_id {location}\ndomain {domain}\n"
        properties += f"unique_id {0xAB << 40 if domain else 0}\n"
        put(tmp_path, f"{NODES}/{number}/properties", properties)
    put(tmp_path, "bus/pci/devices/0001:41:01.0/mem_info_vram_total", f"{16 * GIB}\n")
    put(tmp_path, "bus/pci/devices/0001:41:01.0/mem_info_vram_used", f"{5 * GIB}\n")
    return tmp_path


def ask(machine: Path, *places: str) -> list[str]:
    """Build it to look there, and let it store its memory where the kernel would."""
    if not shutil.which("gcc"):
        pytest.skip("needs gcc")
    port = paths.data("backends") / "hip"
    program = machine / "asks"
    command = ["gcc", "-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", f"-I{port}"]
    core = paths.data("backends") / "core"
    sources = [HERE / "kfd.c", port / "kfd.c", core / "ports/sysfs.c"]
    command += [
        f'-DKFD_SYSFS="{machine}"',
        f"-I{core}",
        f"-I{port.parent / 'shaped'}",
        *map(str, sources),
    ]
    subprocess.run([*command, "-o", str(program)], check=True)
    script = f"mkdir -p {machine}/class/kfd/kfd/proc/$$ && "
    script += f"echo {3 * GIB} > {machine}/class/kfd/kfd/proc/$$/vram_2222 && "
    script += f'exec {program} "$@"'
    done = subprocess.run(
        ["sh", "-c", script, "sh", *places], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_a_device_is_found_by_its_bus_address(machine: Path) -> None:
    unknown = -errno.ENOTSUP

    assert ask(machine, "0x300", "0x100004108", "0x500", "0xffffffff00000000") == [
        f"GPU-0000:03:00.0 0 0 {unknown} 0 {unknown} 0 {unknown} 0",
        f"GPU-0000ab0000000000 1 {16 * GIB} 0 {3 * GIB} 0 {11 * GIB} 0 {5 * GIB}",
        f"GPU-0000:05:00.0 -1 0 {unknown} 0 {unknown} 0 {unknown} 0",
        f"GPU-ffffffff:00:00.0 -1 0 {unknown} 0 {unknown} 0 {unknown} 0",
    ]


def test_without_that_driver_nothing_is_known(tmp_path: Path) -> None:
    reported = ask(tmp_path, "0x300")[0].split()
    assert reported[1:3] == ["-1", "0"]
    assert reported[3::2] == [str(-errno.ENOTSUP)] * 3

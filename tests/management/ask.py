"""Ask a vendor's own client what there is: ask.py NAME FOLDER [PID…]; it lies in FOLDER.

A line each: MiB of the last device's memory, used and free; how full it is and how busy the device,
in per cent; and each process that is listed: its place among the PIDs, or `other`, and its MiB.
"""

from __future__ import annotations

import ctypes
import importlib
import sys
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

KIB, MIB = 1 << 10, 1 << 20
Line = tuple[object, ...]


def dcmi(client: Any) -> Iterator[Line]:
    """It takes room for one process; the library fills as much as there is."""
    client.dcmi_init()
    _, cards = client.dcmi_get_card_list()
    device = (cards[-1], client.dcmi_get_device_num_in_card(cards[-1]) - 1)
    figures = client.dcmi_get_device_hbm_info(*device)
    total, used = figures.memory_size, figures.memory_usage
    yield "memory", total, used, total - used
    yield "full", client.dcmi_get_device_utilization_rate(*device, client.DCMI_INPUT_TYPE_MEMORY)
    found, count = (client.c_dcmi_proc_mem_info * 32)(), ctypes.c_int()
    get = client._dcmiGetFunctionPointer("dcmi_get_device_resource_info")  # noqa: SLF001
    assert get(*device, found, ctypes.byref(count)) == 0
    yield from listed((one.proc_id, one.proc_mem_usage) for one in found[: count.value])


def mtml(client: Any) -> Iterator[Line]:
    client.nvmlInit()
    device = client.nvmlDeviceGetHandleByIndex(client.nvmlDeviceGetCount() - 1)
    figures = client.nvmlDeviceGetMemoryInfo(device)
    yield "memory", figures.total // MIB, figures.used // MIB, figures.free // MIB
    with client.mtmlMemoryContext(device) as memory:
        yield "full", client.mtmlMemoryGetUtilization(memory)
    with client.mtmlGpuContext(device) as engine:
        yield "busy", client.mtmlGpuGetUtilization(engine)
    yield from listed(())
    client.nvmlShutdown()


def amdsmi(client: Any) -> Iterator[Line]:
    client.amdsmi_init(client.AmdSmiInitFlags.INIT_AMD_GPUS)
    device = client.amdsmi_get_processor_handles()[-1]
    total, used = (
        ask(device, client.AmdSmiMemoryType.VRAM)
        for ask in (client.amdsmi_get_gpu_memory_total, client.amdsmi_get_gpu_memory_usage)
    )
    in_mib = client.amdsmi_get_gpu_vram_usage(device)
    assert (total // MIB, used // MIB) == (in_mib["vram_total"], in_mib["vram_used"])
    yield "memory", total // MIB, used // MIB, (total - used) // MIB
    yield "busy", client.amdsmi_get_gpu_activity(device)["gfx_activity"]
    yield from listed(
        (one["pid"], one["memory_usage"]["vram_mem"])
        for one in client.amdsmi_get_gpu_process_list(device)
    )
    client.amdsmi_shut_down()


def mxsml(client: Any) -> Iterator[Line]:
    client.mxSmlLib = ctypes.CDLL("libmxsml.so")  # which it looks for in one place alone
    client.mxSmlInit()
    device = client.mxSmlGetDeviceCount() - 1
    figures = client.mxSmlGetMemoryInfo(device)
    total, used = figures.vramTotal // KIB, figures.vramUse // KIB
    yield "memory", total, used, total - used
    yield "busy", client.mxSmlGetDeviceIpUsage(device, client.MXSML_USAGE_XCORE)
    everywhere = [(one.processId, _held(one)) for one in client.mxSmlGetProcessInfo(8)]
    here = [(one.processId, _held(one)) for one in client.mxSmlGetSingleGpuProcess(device)]
    assert sorted(here) == sorted(one for one in everywhere if one[0])
    yield from listed(here)


def _held(one: Any) -> int:
    return int(one.processGpuInfo[0].gpuMemoryUsage) * KIB


def cndev(client: Any) -> Iterator[Line]:
    client.cndevInit()
    device = client.cndevGetDeviceHandleByIndex(client.cndevGetDeviceCount() - 1)
    figures = client.cndevGetMemoryUsageV2(device)
    total, used = figures.physicalMemoryTotal, figures.physicalMemoryUsed
    yield "memory", total, used, total - used
    yield "busy", client.cndevGetDeviceUtilizationInfo(device).averageCoreUtilization
    unversioned = client._cndevGetFunctionPointer("cndevGetDeviceUtilizationInfo")  # noqa: SLF001
    assert unversioned(ctypes.byref(client.c_cndevUtilizationInfo_t()), device) != 0
    yield from listed(_cndev_processes(client, device))


def _cndev_processes(client: Any, device: int) -> Iterator[tuple[int, int]]:
    """Ask for figures that the client does not know."""

    class Process(ctypes.Structure):
        _fields_ = [
            ("version", ctypes.c_int32),
            ("pid", ctypes.c_uint32),
            ("physical", ctypes.c_uint64),
            ("virtual", ctypes.c_uint64),
        ]

    found, count = (Process * 8)(), ctypes.c_uint(8)
    found[0].version = client.CNDEV_VERSION_6
    assert client.cndevLib.cndevGetProcessInfo(ctypes.byref(count), found, device) == 0
    for one in found[: count.value]:
        yield one.pid, one.physical * KIB


def rocmsmi(client: Any) -> Iterator[Line]:
    """It has numbers of an installation's own bindings, and looks for the library there."""
    client.rocmsmiLib = ctypes.CDLL("librocm_smi64.so")
    client.rsmi_status_t = SimpleNamespace(RSMI_STATUS_SUCCESS=0)
    client.rsmi_memory_type_t = SimpleNamespace(RSMI_MEM_TYPE_VRAM=0)
    client.rsmi_init()
    device = client.rsmi_num_monitor_devices() - 1
    total, used = (
        int(ask(device)) // MIB
        for ask in (client.rsmi_dev_memory_total_get, client.rsmi_dev_memory_usage_get)
    )
    assert [_hydmi(device), _hydmi_mig(device)] == [(total, used)] * 2
    yield "memory", total, used, total - used
    yield "busy", client.rsmi_dev_busy_percent_get(device)


def _hydmi(device: int) -> tuple[int, int]:
    """Ask Hygon's own library, which knows devices by number: MiB, and how many are used."""

    class Device(ctypes.Structure):
        _fields_ = [
            ("name", ctypes.c_char * 256),
            ("units", ctypes.c_int),
            ("total", ctypes.c_size_t),
            ("used", ctypes.c_size_t),
            ("container", ctypes.c_uint64),
            ("card", ctypes.c_int),
        ]

    about = Device()
    assert ctypes.CDLL("libhydmi.so").dmiGetDeviceInfo(device, ctypes.byref(about)) == 0
    return about.total // MIB, about.used // MIB


def _hydmi_mig(device: int) -> tuple[int, int]:
    """Ask the one that has handles: the card's."""
    library, handle, index = ctypes.CDLL("libhydmi_mig.so"), ctypes.c_void_p(), ctypes.c_uint()
    figures = (ctypes.c_ulonglong * 3)()
    assert library.nvmlDeviceGetHandleByIndex(device, ctypes.byref(handle)) == 0
    assert library.nvmlDeviceGetIndex(handle, ctypes.byref(index)) == 0
    assert index.value == device
    assert library.nvmlDeviceGetMemoryInfo(handle, figures) == 0
    total, free, used = (figure // MIB for figure in figures)
    assert total == free + used
    return total, used


def listed(processes: Iterable[tuple[int, int]]) -> Iterator[Line]:
    known = [int(pid) for pid in sys.argv[3:]]
    for pid, held in sorted(processes):
        yield "process", known.index(pid) if pid in known else "other", held // MIB


CLIENTS = {
    "amdsmi": amdsmi,
    "pycndev": cndev,
    "pydcmi": dcmi,
    "pymtml": mtml,
    "pymxsml": mxsml,
    "pyrocmsmi": rocmsmi,
}

name, folder = sys.argv[1:3]
sys.path.insert(0, folder)
for line in CLIENTS[name.rpartition(".")[2]](importlib.import_module(name)):
    sys.stdout.write(f"{' '.join(map(str, line))}\n")

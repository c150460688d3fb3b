"""attach: the environment of a program under a share."""

from __future__ import annotations

from pathlib import Path

import pytest

from porter.errors import PorterError
from porter.runtime.attach import Attachment, environment, memory_setting, with_sanitizers
from porter.runtime.terms import Sharing

ATTACHMENT = Attachment(
    folder=Path("/b/toy/x86_64"),
    sonames=("libtoy.so.1", "libtoy-info.so.1"),
    state=Path("/run/user/7/porter-7"),
    tenant="run-1",
    memory="8GiB",
)


def test_environment_sets_both_ways_and_keeps_the_users_entries_behind() -> None:
    inherited = {"HOME": "/h", "LD_PRELOAD": "/usr/lib/libj.so", "LD_LIBRARY_PATH": "/opt/lib:/x"}
    assert environment(ATTACHMENT, inherited) == {
        "HOME": "/h",
        "LD_PRELOAD": "/b/toy/x86_64/libtoy.so.1:/b/toy/x86_64/libtoy-info.so.1:/usr/lib/libj.so",
        "LD_LIBRARY_PATH": "/b/toy/x86_64:/opt/lib:/x",
        "PORTER_STATE": "/run/user/7/porter-7",
        "PORTER_TENANT": "run-1",
        "PORTER_MEMORY": "8GiB",
    }


def test_runtimes_of_sanitizers_stay_first() -> None:
    runtimes = "/usr/lib/libasan.so.8:/opt/libclang_rt.tsan-x86_64.so"
    inherited = {"LD_PRELOAD": "/usr/lib/libasan.so.8 /lib/libj.so:/opt/libclang_rt.tsan-x86_64.so"}
    shims = "/b/toy/x86_64/libtoy.so.1:/b/toy/x86_64/libtoy-info.so.1"
    once = environment(ATTACHMENT, inherited)
    assert once["LD_PRELOAD"] == f"{runtimes}:{shims}:/lib/libj.so"
    assert environment(ATTACHMENT, once) == once


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({}, "verify_asan_link_order=0"),
        ({"ASAN_OPTIONS": "detect_leaks=0"}, "detect_leaks=0:verify_asan_link_order=0"),
        ({"ASAN_OPTIONS": "verify_asan_link_order=1"}, "verify_asan_link_order=1"),
    ],
)
def test_address_sanitizer_may_come_behind(given: dict[str, str], options: str) -> None:
    assert with_sanitizers({"HOME": "/h", **given}) == {"HOME": "/h", "ASAN_OPTIONS": options}


def test_environment_is_the_same_when_porter_starts_porter() -> None:
    once = environment(ATTACHMENT, {"HOME": "/h"})
    assert environment(ATTACHMENT, once) == once


def test_environment_names_the_real_folder_the_log_level_and_the_auditor() -> None:
    full = Attachment(
        folder=Path("/b"),
        sonames=("l.so.1",),
        state=Path("/s"),
        tenant="t",
        memory="",
        real=Path("/vendor"),
        log="debug",
        layers=(("TOY_LAYERS", "l.so.1"),),
        auditor="audit.so",
        sharing=Sharing("30,1=50", "burst", 0, "high"),
    )
    assert environment(full, {"LD_AUDIT": "/usr/lib/other.so", "TOY_LAYERS": "theirs"}) == {
        "TOY_LAYERS": "/b/l.so.1:theirs",
        "LD_AUDIT": "/b/audit.so:/usr/lib/other.so",
        "LD_PRELOAD": "/b/l.so.1",
        "LD_LIBRARY_PATH": "/b",
        "PORTER_STATE": "/s",
        "PORTER_TENANT": "t",
        "PORTER_REAL_DIR": "/vendor",
        "PORTER_LOG": "debug",
        "PORTER_COMPUTE": "30,1=50",
        "PORTER_POLICY": "burst",
        "PORTER_PRIORITY": "high",
    }


def test_a_run_around_this_one_may_have_libraries_elsewhere() -> None:
    inner = Attachment(Path("/b"), ("l.so.1",), Path("/s"), "t", "", real=Path("/vendor"))
    settings = environment(inner, {"PORTER_REAL_DIR": "/outer:/vendor"})
    assert settings["PORTER_REAL_DIR"] == "/vendor:/outer"


def test_a_folder_with_a_space_is_preloaded_by_soname() -> None:
    spaced = Attachment(Path("/my builds"), ("l.so.1", "m.so.2"), Path("/s"), "t", "")
    settings = environment(spaced, {})
    assert settings["LD_PRELOAD"] == "l.so.1:m.so.2"
    assert settings["LD_LIBRARY_PATH"] == "/my builds"


def test_a_folder_with_a_colon_is_refused() -> None:
    with pytest.raises(PorterError, match=r"/a:b: ld\.so cannot search"):
        environment(Attachment(Path("/a:b"), ("l.so.1",), Path("/s"), "t", ""), {})


@pytest.mark.parametrize(
    ("memory", "devices", "expected"),
    [
        ("8GiB", (), "8GiB"),
        ("50%", (), "50%"),
        ("", ("0=8GiB,1=16GiB",), "0=8GiB,1=16GiB"),
        ("8g", ("1=8192m", "GPU-8a6f=1.5 TiB"), "8g,1=8192m,GPU-8a6f=1.5 TiB"),
        ("", (), ""),
        ("100%", ("0=none",), "100%,0=none"),
        ("16383PiB", (), "16383PiB"),
    ],
)
def test_memory_setting(memory: str, devices: tuple[str, ...], expected: str) -> None:
    assert memory_setting(memory, devices) == expected


def test_memory_setting_lists_every_problem_at_once() -> None:
    allowed = "a size such as 8GiB, 8g or 8192m, a part such as 50%, or none"
    with pytest.raises(PorterError) as caught:
        memory_setting("lots", ("0=8GiB,1", "2=-1,0=1g"))
    assert caught.value.problems == (
        f"--memory: 'lots' is not an amount, allowed is {allowed}",
        f"--device: '1' is not INDEX=AMOUNT or UUID=AMOUNT; AMOUNT is {allowed}",
        f"--device: 2: '-1' is not an amount, allowed is {allowed}",
        "--device: 0: given 2 times, allowed is once",
    )


def test_a_device_has_one_limit_however_it_is_written() -> None:
    with pytest.raises(PorterError) as caught:
        memory_setting("", ("00=8GiB,0=1g", "GPU-a=1g,gpu-A=2g,1=1g"))
    assert caught.value.problems == (
        "--device: 0: given 2 times, allowed is once",
        "--device: gpu-a: given 2 times, allowed is once",
    )


@pytest.mark.parametrize(
    ("amount", "problem"),
    [
        ("200%", "'200%' is too much, allowed is up to 100%"),
        ("100.1%", "'100.1%' is too much, allowed is up to 100%"),
        ("16384p", "'16384p' is too much, allowed is less than 16384PiB"),
        (
            "99999999999999999999",
            "'99999999999999999999' is too much, allowed is less than 16384PiB",
        ),
    ],
)
def test_more_than_can_be_granted_is_refused(amount: str, problem: str) -> None:
    with pytest.raises(PorterError) as caught:
        memory_setting(amount, (f"1={amount}",))
    assert caught.value.problems == (f"--memory: {problem}", f"--device: 1: {problem}")


@pytest.mark.parametrize("text", ["", "-1=1g", "=1g", "1", "gpu 0=1g", "ü=1g"])
def test_what_names_no_device_is_refused_once(text: str) -> None:
    with pytest.raises(PorterError) as caught:
        memory_setting("", (text,))
    assert [problem.split(";")[0] for problem in caught.value.problems] == [
        f"--device: {text!r} is not INDEX=AMOUNT or UUID=AMOUNT"
    ]

"""new-backend: which constant says what, in the words of many houses."""

from __future__ import annotations

import pytest

from porter.contrib.draft.nouns import SURE
from porter.contrib.draft.status import statuses

# constants | the certain ones: key=constant | the question
TABLE = """
OK=0 E_NOMEM=-2 E_NODEV=-3 E_IO=-4 | out_of_memory=E_NOMEM no_driver=E_NODEV |
OK=0 ENOMEM=12 ENODEV=19 ENOTSUP=95 | out_of_memory=ENOMEM absent=ENOTSUP no_driver=ENODEV |
OK=0 E_NO_MEMORY=1 E_NO_MEMORY_POOL=4 E_NOSYS=2 | out_of_memory=E_NO_MEMORY absent=E_NOSYS |
OK=0 ERR_OOM=3 ERR_OUT_OF_HOST_MEMORY=4 ERR_NO_DEV=5 | out_of_memory=ERR_OOM no_driver=ERR_NO_DEV |
OK=0 OUT_OF_HOST_MEMORY=-1 OUT_OF_DEVICE_MEMORY=-2 | out_of_memory=OUT_OF_DEVICE_MEMORY |
OK=0 ENOMEM_HOST=3 ENOMEM_DEVICE=4 | out_of_memory=ENOMEM_DEVICE | no_driver
OK=0 RESOURCE_EXHAUSTED=8 UNIMPLEMENTED=12 | out_of_memory=RESOURCE_EXHAUSTED absent=UNIMPLEMENTED |
OK=0 ALLOC_FAILED=1 EXEC_FAILED=2 MEMORY_FAULT=3 | out_of_memory=ALLOC_FAILED |
OK=0 NOMEMORY=1 NODEVICE=2 NOTIMPL=3 | out_of_memory=NOMEMORY no_driver=NODEVICE absent=NOTIMPL |
OK=0 ERR_MEMORY=1 ERR_INVALID_MEMORY=2 ERR_MEMORY_LEAK=3 | |
"""
ROWS = [[part.strip() for part in line.split("|")] for line in TABLE.strip().splitlines()]
NEEDED = ("out_of_memory", "absent", "no_driver")


@pytest.mark.parametrize(("given", "sure", "asked"), ROWS, ids=[row[0] for row in ROWS])
def test_a_constant_is_what_its_words_say(given: str, sure: str, asked: str) -> None:
    pairs = [one.split("=") for one in given.split()]
    found = statuses({f"OWN_{name}": int(number) for name, number in pairs}, "OWN")
    needed = [one for one in found if one.key in NEEDED]
    reported = {f"{one.key}={one.constant[4:]}" for one in needed if one.confidence >= SURE}
    assert reported == set(sure.split())
    assert {one.key for one in needed if one.confidence < SURE} == set(asked.split())

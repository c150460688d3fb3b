"""units: amounts and shares as users write them."""

from __future__ import annotations

import pytest

from porter import units
from porter.errors import PorterError

# Texts that the libraries refuse, too; and more digits than Python reads.
_ODD = ["8\N{NO-BREAK SPACE}", "8\N{KELVIN SIGN}", "8\n", "8" * 5000, "8." + "8" * 5000]


@pytest.mark.parametrize(
    ("text", "count"),
    [("4096", 4096), ("8GiB", 8 << 30), ("8g", 8 << 30), ("8GB", 8 * 10**9), ("1.5k", 1536)],
)
def test_sizes(text: str, count: int) -> None:
    assert units.size(text) == count


@pytest.mark.parametrize("text", ["", "50%", "lots", "none", "-1", "16384PiB", *_ODD])
def test_invalid_sizes(text: str) -> None:
    with pytest.raises(PorterError, match="allowed is"):
        units.size(text)


@pytest.mark.parametrize(
    ("text", "ppm"),
    [("30", 300_000), ("12.5 %", 125_000), ("33.33339", 333_333), ("100%", 10**6), ("none", 10**6)],
)
def test_shares(text: str, ppm: int) -> None:
    assert units.share(text) == ppm


@pytest.mark.parametrize("text", ["", "0", "0.9", "100.1", "-1", "30g", "1=30", *_ODD])
def test_invalid_shares(text: str) -> None:
    with pytest.raises(PorterError, match="is not a share, allowed is"):
        units.share(text)


def test_bytes_for_people() -> None:
    assert [units.worded(count) for count in (0, 1023, 1536, 3 << 30, 5 << 50)] == [
        "0 B",
        "1023 B",
        "1.5 KiB",
        "3.0 GiB",
        "5120.0 TiB",
    ]
    assert units.worded(units.UNLIMITED) == "none"

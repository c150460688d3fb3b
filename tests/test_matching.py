"""matching: which names are of one family. Rules are matched in test_plan.py."""

from __future__ import annotations

import pytest

from porter.spec.matching import family_bases


@pytest.mark.timeout(10)
@pytest.mark.parametrize("suffix", ["(_v2)?", "_v2|", "()", r"\b", "$"])
def test_an_ending_without_a_character_shortens_no_name(suffix: str) -> None:
    families = family_bases(["f", "f_v2"], [suffix])
    assert families["f"][0] == "f"
    assert families["f_v2"] == ["f_v2"]

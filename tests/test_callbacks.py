"""The wrapper of a callback has the shape of the callback's type."""

from __future__ import annotations

import pytest

from porter.errors import SpecError
from porter.model import CType, Function, Param, TypeKind
from porter.plan.callbacks import Callback, callback

DATA = CType("void *", TypeKind.POINTER, 8)


def notifying(called: str, *, data: CType = DATA, result: str = "toyResult") -> Function:
    target = CType(called, TypeKind.FUNCTION)
    types = {"call": CType("toyCall", TypeKind.POINTER, 8, pointee=target), "data": data}
    params = tuple(Param(name, ctype, name) for name, ctype in types.items())
    return Function("toyNotify", CType(result, TypeKind.ENUM, 4), params, "toy.h of toy 1")


def test_parameters_of_every_shape_are_declared() -> None:
    called = "void (toyHandle, void (*)(int, void *), void *[], const int[2], void *)"

    found = callback(notifying(called), "call", "data", "toyResult")

    assert found == Callback(
        "call",
        "data",
        "void (*)(toyHandle, void (*)(int, void *), void *[], const int[2], void *)",
        ("toyHandle _0", "void (*_1)(int, void *)", "void *_2[]", "const int _3[2]", "void *_4"),
    )
    assert (found.passed, found.replaced) == (("_0", "_1", "_2", "_3"), "_4")


def test_a_callback_with_only_its_data() -> None:
    found = callback(notifying("void (void *)"), "call", "data", "toyResult")

    assert (found.params, found.passed, found.replaced) == (("void *_0",), (), "_0")


@pytest.mark.parametrize(
    ("function", "call", "what"),
    [
        (notifying("void (void *)"), "other", "`call` is no parameter that points to a function"),
        (notifying("void (void *)"), "data", "`call` is no parameter that points to a function"),
        (notifying("void (void *)", data=CType("int", TypeKind.INT, 4)), "call", "`data` is no"),
        (notifying("int (void *)"), "call", "not 'void (…, void *)'"),
        (notifying("void (void *, int)"), "call", "not 'void (…, void *)'"),
        (notifying("void (void)"), "call", "not 'void (…, void *)'"),
        (notifying("void (void *)", result="int"), "call", "which is no status"),
    ],
)
def test_what_cannot_be_stood_in_for(function: Function, call: str, what: str) -> None:
    with pytest.raises(SpecError, match=r".*") as caught:
        callback(function, call, "data", "toyResult")

    assert what in str(caught.value)

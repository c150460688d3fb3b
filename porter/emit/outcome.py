"""A function's result -> how a hook reads and refuses it. The only module that knows the shapes.

The result is a status. Or it is the new object, with the status in a parameter. Or it is the new
object, and NULL where the call failed. Or there is no result.
"""

from __future__ import annotations

from dataclasses import dataclass

from porter.model import CType, Function, LibrarySpec, Param, TypeKind


@dataclass(frozen=True, slots=True)
class Outcome:
    """The C text by which templates recognize success and exhaustion, and refuse."""

    refused: tuple[str, ...] = ()  # locals, as they are where the vendor is not called
    refuse: tuple[str, ...] = ()  # the same as statements
    granted: str = "true"
    failed: str = "false"
    exhausted: str = "false"
    assign: str = ""  # "_result = "
    parameter: str = ""  # the one that takes a status: "errcode_ret"
    status: str = ""  # what holds the status, or nothing

    @property
    def returned(self) -> str:
        """The statement that ends a hook."""
        return "return _result;" if self.assign else ""


def outcome(function: Function, library: LibrarySpec, refusal: str = "") -> Outcome:
    """Choose the shape; `refusal` is the status of calls that refuse by one of their own."""
    statuses, failures = dict(library.statuses), dict(library.failures)
    ok, out_of_memory = statuses["ok"], refusal or statuses["out_of_memory"]
    result = function.result
    if result.kind is TypeKind.VOID:
        return Outcome()
    parameter = status_parameter(function, library)
    if parameter:
        return Outcome(
            (_declared(result, nothing(result)), f"{statuses['type']} _status = {out_of_memory};"),
            (f"_result = {nothing(result)};", f"_status = {out_of_memory};"),
            f"_status == {ok}",
            f"_status != {ok}",
            f"_status == {out_of_memory}",
            "_result = ",
            parameter.name,
            "_status",
        )
    failed = failures.get(result.spelling)
    if failed is not None and result.spelling != statuses["type"]:
        failed = nothing(result) if failed == "0" else failed
        return Outcome(
            (_declared(result, failed),),
            (f"_result = {failed};",),
            f"_result != {failed}",
            f"_result == {failed}",
            f"_result == {failed}",
            "_result = ",
        )
    return Outcome(
        (_declared(result, out_of_memory),),
        (f"_result = {out_of_memory};",),
        f"_result == {ok}",
        f"_result != {ok}",
        f"_result == {out_of_memory}",
        "_result = ",
        status="_result",
    )


def status_parameter(function: Function, library: LibrarySpec) -> Param | None:
    """Find the parameter that takes the status of what returns something else."""
    if function.result.spelling == dict(library.statuses)["type"]:
        return None
    named = [param for param in function.params if param.name == library.status_parameter]
    return named[0] if named and named[0].type.kind is TypeKind.POINTER else None


def nothing(result: CType) -> str:
    """Write the value of a type that stands for none."""
    return "NULL" if result.kind is TypeKind.POINTER else "0"


def _declared(result: CType, value: str) -> str:
    space = "" if result.spelling.endswith("*") else " "
    return f"{result.spelling}{space}_result = {value};"

"""Functions that are found by name, in tables or through a loader."""

from __future__ import annotations

from porter.roles.fields import INT, LVALUE, POINTER, SIZE, after, before
from porter.roles.nouns import FieldDef, Kind, RoleDef, Suite, Use, answer, sim

ROLES: dict[str, RoleDef] = {
    "lookup": RoleDef(
        "a function's address is asked for by name",
        True,
        {
            "symbol": before(POINTER, "the name asked for"),
            "out": after(LVALUE, "the address"),
            "version": before(
                INT, "the version of the API in which the function is wanted", required=False
            ),
            "flags": before(
                INT, "true: the variant for per-thread default streams is wanted", required=False
            ),
            "status": after(
                LVALUE, "output of the reason why no address was found", required=False
            ),
            "missing": before(INT, "what `status` says where it is withheld", required=False),
            "refusal": before(INT, "the call's own status then", required=False),
            "by": FieldDef(
                Kind.WORD,
                required=False,
                words=("address", "name"),
                help="which function it is says the address (default), or the name",
            ),
        },
        simulated=(
            sim(
                "lookup", "symbol", "version", "flags", answer("out"), answer("status"), always=True
            ),
        ),
        suite=Suite(Use.LOOKS_UP),
    ),
    "function-table": RoleDef(
        "a table of functions is filled; `table_types` says which members are which functions",
        True,
        {
            "table": before(POINTER, "the table that is filled"),
            "whole": before(INT, "has the caller's all members? default: yes", required=False),
        },
        simulated=(sim(),),
    ),
    "layer": RoleDef(
        "a loader puts this library between programs and itself: it passes the table of the next "
        "library, and gets the table of the shim",
        True,
        {
            "table": before(
                POINTER, "the table of the next library; `table_types` names the members"
            ),
            "room": before(INT, "how many members it has"),
            "out": after(LVALUE, "output of the shim's table"),
            "count": after(LVALUE, "output of the number of members"),
        },
        suite=Suite(own=True),
    ),
    "layer-info": RoleDef(
        "a loader asks by which version of its rules this is a layer",
        True,
        {
            "attribute": before(INT, "the requested property"),
            "version": before(INT, "the vendor's number of: that version"),
            "value": before(INT, "that version"),
            "room": before(SIZE, "bytes at `out`"),
            "out": before(POINTER, "output, 32 bits; may be NULL"),
            "size": after(LVALUE, "output of the number of bytes"),
        },
        suite=Suite(own=True),
    ),
    "export-table": RoleDef(
        "a private table of functions", False, {}, simulated=(sim("export_table"),)
    ),
}

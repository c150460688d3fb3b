"""A template's name -> what fills it. The only module that knows Jinja's settings."""

from __future__ import annotations

from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from porter import cachefile, paths


def environment() -> jinja2.Environment:
    """Read templates so that a missing value is an error, and tags leave no lines behind."""
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(paths.data("templates")),
        bytecode_cache=_Compiled(),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


class _Compiled(jinja2.BytecodeCache):
    """Keeps compiled templates, which take longer to make than all that they write."""

    def load_bytecode(self, bucket: Bucket) -> None:
        code = cachefile.load("template", _key(bucket))
        if isinstance(code, bytes):
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        cachefile.store("template", _key(bucket), bucket.bytecode_to_string())


def _key(bucket: Bucket) -> str:
    """Identify a version of a template, and the Jinja that compiled it."""
    settings = Path(__file__).read_bytes()
    compiler = Path(jinja2.__file__).with_name("compiler.py")
    return cachefile.key(bucket.key, bucket.checksum, settings, cachefile.identity(compiler))

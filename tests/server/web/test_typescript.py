"""The TypeScript types of the browser client match the API documents."""

from pathlib import Path

import pytest

from blackgate.server.web.typescript import generate, type_of

FILE = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"


def test_the_generated_file_is_up_to_date() -> None:
    assert FILE.read_text() == generate(), "run: python -m blackgate.server.web.typescript > web/src/protocol.ts"


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"$ref": "#/components/schemas/Room"}, "Room"),
        ({"enum": ["wait", "bot"]}, '"wait" | "bot"'),
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}}, "Record<string, boolean>"),
        ({}, "unknown"),
    ],
)
def test_every_schema_shape_has_a_type(schema: dict[str, object], text: str) -> None:
    assert type_of(schema) == text

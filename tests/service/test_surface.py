"""Every address answers as it did, good questions and bad ones."""

from service.nursery import Nursery
from service.surface import answers, kept, seeded


def test_every_address_answers_as_it_did(nursery: Nursery) -> None:
    server = seeded(nursery)
    found, before = dict(answers(server)), kept()
    changed = {
        asked: (before.get(asked), found[asked]) for asked in found if found[asked] != before.get(asked)
    }
    assert changed == {}, "If it was meant, run `python tests/service/surface.py`."
    assert sorted(found) == sorted(before)
    assert server.faults() == []
    server.kill()

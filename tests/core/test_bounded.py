"""What is remembered has its bound."""

from followsuit.core.bounded import make_room


def test_a_memory_that_is_full_is_emptied_before_it_grows() -> None:
    memory: dict[int, str] = {}
    sizes = []
    for number in range(7):
        make_room(memory, 3)
        memory[number] = "said"
        sizes.append(len(memory))
    assert sizes == [1, 2, 3, 1, 2, 3, 1]

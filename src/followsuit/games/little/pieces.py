"""The numbers of what can be picked and is no card: characters, options, items, beasts, tasks, sides."""

from typing import Final

POKER_EXCHANGE: Final = 20
HERMITS_EXCHANGE: Final = 21
FIRST_ENHANCEMENT_PIECE: Final = 30
FIRST_ITEM_PIECE: Final = 40
FIRST_BEAST_PIECE: Final = 50
FIRST_TASK_PIECE: Final = 60  # three for each character: the steps of its setup
TASKS_OF_A_CHARACTER: Final = 3
PUT_IN: Final = 95  # the Enhancement Card that was bought
LEFT: Final = 96
RIGHT: Final = 97


def is_character(number: int) -> bool:
    return number < POKER_EXCHANGE


def is_option(number: int) -> bool:
    """LT-OPT-02  An exchange, an Enhancement Card or an item."""
    return POKER_EXCHANGE <= number < FIRST_BEAST_PIECE


def task_piece(character: int, step: int) -> int:
    return FIRST_TASK_PIECE + character * TASKS_OF_A_CHARACTER + step


def is_task(number: int) -> bool:
    return FIRST_TASK_PIECE <= number <= PUT_IN

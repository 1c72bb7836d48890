"""What is written to use an item of Little TrickTakers, or the beast that draws."""

SWORD_MORE, MAP, BOOK, AXE, BOOTS = "power-32", "power-33", "power-34", "power-35", "power-36"
WING, FAN, ELIXIR, GLOVE, CLOCK = "power-37", "power-38", "power-39", "power-40", "power-41"
SWORD_LESS, GURU = "power-42", "power-43"

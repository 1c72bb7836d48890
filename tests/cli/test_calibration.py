"""What a calibration found, line by line: a bar as long as what was won, and what was said beside it."""

from followsuit.cli.review import BAR, calibration_lines
from followsuit.review.calibrating import Bin, Calibration, Mean, Slope

FOUND = Calibration(
    game="trick-raiders",
    players=3,
    bots="thumb",
    worlds=100,
    games=12,
    moments=340,
    brier=0.1234,
    brier_error=0.011,
    even=0.2222,
    late_brier=0.0987,
    late_brier_error=0.021,
    late_even=0.3333,
    bins=[
        Bin(said=0.1, won=0.05, error=0.01, moments=7),
        Bin(said=0.52, won=0.5, error=0.1, moments=21),
        Bin(said=0.9, won=1.0, error=0.0, moments=35),
    ],
    slopes=[Slope(part=2, slope=0.954, error=0.031, games=11)],
    skills=[Mean(mean=0.01, error=0.002), Mean(mean=0.02, error=0.002)],
    skill_gap=0.0456,
    skill_gap_error=0.0123,
)


def test_every_number_has_its_line() -> None:
    head, *bins, brier, late, slope, gap = calibration_lines(FOUND, "Trick Raiders", "en")
    assert all(word in head for word in ("Trick Raiders", "3", "12", "340"))
    assert [line.count("█") for line in bins] == [1, BAR // 2, BAR]
    for line, said in zip(bins, (("10", "5", "7"), ("52", "50", "21"), ("90", "100", "35")), strict=True):
        assert all(number in line for number in said)
    assert all(number in brier for number in ("0.123", "0.022", "0.222"))
    assert all(number in late for number in ("0.099", "0.042", "0.333"))
    assert all(number in slope for number in ("2", "0.95", "0.06", "11"))
    assert all(number in gap for number in ("+4.6", "2.5"))

"""Tide: patient. Selkies draw and slip past; Crabs hold the shore and send things home. Tide looks
at what is hidden, moves it about, and lets the high ranks ebb away."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CRAB,
    SELKIE,
    SLY,
    SPELL,
    STEADY,
    TIDE,
    TRAP,
    WARDED,
)
from bestiary.games.hiddenzone.design.gifts import gift, gift_of
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import (
    anybodys,
    in_deck,
    their_set_down,
    theirs,
    your_hand,
    your_set_down,
    yours,
)
from bestiary.games.hiddenzone.design.texts import attacks, blocks, cast, emerges, enters, hits
from bestiary.games.hiddenzone.design.verbs import boost, devolve, hide, per, tap
from bestiary.trading import IT, THAT, bounce, draw, spy, take

creature("ti-01", "Tidepool Seal", SELKIE, 0, 100, 100, "sea-creature", gift(0, 50))
creature("ti-02", "Drift Singer", SELKIE, 0, 50, 100, "mermaid", enters(draw(1)))
creature(
    "ti-03", "Net Cutter", SELKIE, 0, 150, 50, "fishing-net", enters(their_set_down(), spy(IT))
)
creature("ti-04", "Surf Dancer", SELKIE, 0, 50, 100, "big-wave", hits(draw(1)))
creature(
    "ti-05", "Current Rider", SELKIE, 1, 250, 150, "dolphin", SLY, per(their_set_down(), 50, 0)
)
creature(
    "ti-06", "Pearl Diver", SELKIE, 1, 150, 200, "oyster-pearl", enters(in_deck(SPELL), take(IT))
)
creature("ti-07", "Mist Selkie", SELKIE, 2, 350, 300, "fog", enters(theirs(most=1), bounce(IT)))
creature(
    "ti-08", "Riptide Chanter", SELKIE, 2, 400, 300, "siren",
    enters(theirs(evolved=True), devolve(IT)),
)  # fmt: skip
creature(
    "ti-09", "Queen of the Skerries", SELKIE, 3, 500, 500, "queen-crown", attacks(theirs(), tap(IT))
)
creature(
    "ti-10", "Ebb Caller", SELKIE, 1, 200, 200, "twin-shell",
    enters(yours(other=True, evolved=True), devolve(IT), draw(1)),
)  # fmt: skip

creature("ti-11", "Sand Crab", CRAB, 0, 50, 150, "crab", gift_of(STEADY))
creature("ti-12", "Hermit Crab", CRAB, 0, 50, 100, "spiral-shell", AMBUSH)
creature("ti-13", "Rock Scuttler", CRAB, 0, 50, 100, "crab-claw", per(your_set_down(), 0, 50))
creature("ti-14", "Barnacle Guard", CRAB, 0, 50, 100, "nautilus-shell", STEADY, gift(0, 50))
creature("ti-15", "Shore Bulwark", CRAB, 1, 200, 300, "turtle-shell")
creature("ti-16", "Snapclaw", CRAB, 1, 150, 150, "saw-claw", blocks(bounce(THAT)))
creature("ti-17", "Reef Colossus", CRAB, 2, 350, 400, "coral", STEADY)
creature(
    "ti-18", "Silt Lurker", CRAB, 2, 350, 300, "angler-fish", AMBUSH,
    emerges(theirs(most=1), bounce(IT)),
)  # fmt: skip
creature(
    "ti-19", "Abyssal Fortress", CRAB, 3, 450, 600, "giant-squid", enters(bounce(theirs(most=1)))
)
creature(
    "ti-20", "Shellmonger", CRAB, 0, 50, 100, "triple-shells",
    enters(your_hand(), hide(IT), draw(1)),
)  # fmt: skip

spell("ti-41", "Undertow", TIDE, 0, "splashy-stream", cast(theirs(most=0), bounce(IT)))
spell("ti-42", "Read the Currents", TIDE, 1, "waves", cast(draw(2)))
spell("ti-43", "Whirlpool", TIDE, 2, "whirlpool-shuriken", cast(theirs(), bounce(IT)))
spell("ti-44", "Great Flood", TIDE, 3, "drowning", cast(bounce(anybodys(most=2)), draw(1)))
spell("ti-45", "Cross Wave", TIDE, 0, "wave-strike", TRAP, cast(boost(THAT, -200, 0), draw(1)))
spell("ti-46", "Ebbing Hour", TIDE, 1, "sands-of-time", cast(theirs(evolved=True), devolve(IT)))
spell("ti-47", "Sounding", TIDE, 0, "periscope", cast(spy(their_set_down()), draw(1)))
spell("ti-48", "Maelstrom", TIDE, 2, "vortex", TRAP, cast(bounce(THAT), draw(1)))

equipment("ti-51", "Shell Buckler", TIDE, 0, 0, 50, "shield-bash", per(your_set_down(), 0, 50))
equipment("ti-52", "Kelp Cloak", TIDE, 1, 50, 50, "cloak", WARDED)
equipment("ti-53", "Trident of Calms", TIDE, 2, 100, 50, "trident", attacks(theirs(), tap(IT)))
equipment("ti-54", "Moon Pearl", TIDE, 3, 50, 150, "pearl-necklace", hits(draw(2)))

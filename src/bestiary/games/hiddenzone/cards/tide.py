"""Tide: patient. Selkies draw and slip past; Crabs hold the shore and send things home."""
# interpreted: lines that are read once, when the game is loaded

from bestiary.games.hiddenzone.design.card import (
    AMBUSH,
    CRAB,
    SELKIE,
    SLY,
    SPELL,
    STEADY,
    TIDE,
    WARDED,
)
from bestiary.games.hiddenzone.design.kinds import creature, equipment, spell
from bestiary.games.hiddenzone.design.picks import anybodys, in_deck, their_set_down, theirs
from bestiary.games.hiddenzone.design.texts import attacks, blocks, cast, enters, hits
from bestiary.games.hiddenzone.design.verbs import tap
from bestiary.trading import IT, THAT, bounce, draw, spy, take

creature("ti-01", "Tidepool Seal", SELKIE, 0, 100, 100, "sea-creature")
creature("ti-02", "Drift Singer", SELKIE, 0, 50, 50, "mermaid", enters(draw(1)))
creature(
    "ti-03", "Net Cutter", SELKIE, 0, 150, 50, "fishing-net", enters(their_set_down(), spy(IT))
)
creature("ti-04", "Surf Dancer", SELKIE, 0, 50, 100, "big-wave", hits(draw(1)))
creature("ti-05", "Current Rider", SELKIE, 1, 200, 150, "dolphin", SLY)
creature(
    "ti-06", "Pearl Diver", SELKIE, 1, 150, 200, "oyster-pearl", enters(in_deck(SPELL), take(IT))
)
creature("ti-07", "Mist Selkie", SELKIE, 2, 300, 300, "fog", enters(theirs(most=1), bounce(IT)))
creature("ti-08", "Riptide Chanter", SELKIE, 2, 400, 300, "siren")
creature(
    "ti-09", "Queen of the Skerries", SELKIE, 3, 500, 500, "queen-crown", attacks(theirs(), tap(IT))
)

creature("ti-11", "Sand Crab", CRAB, 0, 50, 150, "crab")
creature("ti-12", "Hermit Crab", CRAB, 0, 50, 100, "spiral-shell", AMBUSH)
creature("ti-13", "Rock Scuttler", CRAB, 0, 100, 100, "crab-claw")
creature("ti-14", "Barnacle Guard", CRAB, 0, 50, 100, "nautilus-shell", STEADY)
creature("ti-15", "Shore Bulwark", CRAB, 1, 150, 300, "turtle-shell")
creature("ti-16", "Snapclaw", CRAB, 1, 150, 150, "saw-claw", blocks(bounce(THAT)))
creature("ti-17", "Reef Colossus", CRAB, 2, 300, 400, "coral", STEADY)
creature("ti-18", "Silt Lurker", CRAB, 2, 350, 300, "angler-fish", AMBUSH)
creature(
    "ti-19", "Abyssal Fortress", CRAB, 3, 450, 600, "giant-squid", enters(bounce(theirs(most=1)))
)

spell("ti-41", "Undertow", TIDE, 0, "splashy-stream", cast(theirs(most=0), bounce(IT)))
spell("ti-42", "Read the Currents", TIDE, 1, "waves", cast(draw(2)))
spell("ti-43", "Whirlpool", TIDE, 2, "whirlpool-shuriken", cast(theirs(), bounce(IT)))
spell("ti-44", "Great Flood", TIDE, 3, "drowning", cast(bounce(anybodys(most=2)), draw(1)))

equipment("ti-51", "Shell Buckler", TIDE, 0, 0, 100, "shield-bash")
equipment("ti-52", "Kelp Cloak", TIDE, 1, 50, 50, "cloak", WARDED)
equipment("ti-53", "Trident of Calms", TIDE, 2, 100, 50, "trident", attacks(theirs(), tap(IT)))
equipment("ti-54", "Moon Pearl", TIDE, 3, 50, 150, "pearl-necklace", hits(draw(2)))

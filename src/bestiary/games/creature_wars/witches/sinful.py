"""Sinful witches: masters of the dark, levels 7 to 9."""

from bestiary.games.creature_wars.roster import BOTH, SECOND, SINFUL, witch

witch("Cataclysmic Witch", SINFUL, BOTH, "...", first_name="Apocalyptic Witch")
witch("Titanfall Witch", SINFUL, BOTH, "...")
witch("Tiamat's Witch", SINFUL, BOTH, "...")
witch("Witch of Endor", SINFUL, BOTH, "...")
witch("Feral Witch", SINFUL, BOTH, "...")
witch("Witch of the Ancients", SINFUL, BOTH, "...")
witch("Witch of Wrath", SINFUL, BOTH, "...")
witch("Skeletor's Personal Witch", SINFUL, BOTH, "...")
witch("The Beast's Witch", SINFUL, BOTH, "...")
witch("Witch of the Four Horsemen", SINFUL, BOTH, "...")
witch("Lilith's Witch", SINFUL, BOTH, "...")
witch("Cannibalistic Witch", SINFUL, BOTH, "...")
witch("Richard Witchson", SINFUL, BOTH, "...")
witch("The Witch Who Stole Grinch", SINFUL, BOTH, "...")
witch("The Witch of Tantalus", SINFUL, BOTH, "...")
witch("Witch of the Last Day", SINFUL, SECOND, "...")

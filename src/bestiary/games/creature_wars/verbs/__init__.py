"""The verbs that rules and cards are written with: ``duel.draw(seat)``, ``duel.hit(seat, 3)``.

Each file is one layer, a class with the verbs of one idea. It uses the State and the layers above
it in this list, never those below (the type checker sees to that), so it can be read on its own.

    say      the log, and effects that come to nothing
               say whisper fizzle each given pose
    find     cards, by holder, by kind, by strength, at random
               played holder creatures free_creatures open_cards of_power of_tribe rallied_of
               witches both_hands strongest weakest most_powerful least_powerful held escaped_from
               graves some one_time_in other_tribe one_of_each
    decree   standing rules and delayed effects
               decree in_effect total spend spend_all spend_ending_with sits_out skip_turns
               nobody_falls is_banned is_silenced wait
    health   what hurts and what heals an Empire
               hit heal fall
    reveal   marks, hints, and cards that are shown
               mark mark_for_me also_known hint reveal_hand reveal_card peek lay_bare laid_bare
               pick_bare
    draw     from the deck to a hand
               draw tell_draw draw_one_by_one draw_up_to fetch enter is_caught notice
    arrive   new cards
               get get_random bring get_witch get_named offer accept shuffle_new put_on_top
    leave    cards that leave a hand, the deck or the duel
               leave_hand open_sack discard_card remove discard_all discard_random discard_hand
               discard_from_deck remove_from_deck shuffle_in discard_played vanish_played
               return_played step_in take swap_hands trade
    change   cards that become different, or come back
               alter alter_all alter_quietly raise_levels lift sap give_power transform_all become
               replace_all bewitch freeze rest recall raise_dead

A ``Duel`` has them all. The layers are one chain of subclasses because a compiled call then finds
its verb directly; parts held as attributes would cost a look-up each.
"""

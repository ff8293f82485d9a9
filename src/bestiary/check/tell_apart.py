"""Where two views differ, in words."""

from bestiary.engine.view import View


def told_apart(one: View, two: View) -> str:
    """Where two views differ, in words."""
    for a, b in zip(one["log"], two["log"], strict=False):
        if a != b:
            return f"the log says '{a['text']}' where it could say '{b['text']}'"
    if len(one["log"]) != len(two["log"]):
        longer = max(one["log"], two["log"], key=len)
        more = longer[min(len(one["log"]), len(two["log"])) :]
        return f"the log says '{more[0]['text']}', or does not"
    for here, there in zip(one["seats"], two["seats"], strict=True):
        for gauge, other in zip(here["gauges"], there["gauges"], strict=False):
            if gauge != other:
                return (
                    f"the gauge '{gauge['label']}' of {here['name']} shows {gauge['value']} "
                    f"where it could show {other['value']}"
                )
    if one["decision"] != two["decision"]:
        asked = [view["decision"] for view in (one, two)]
        prompts = ["nothing" if d is None else f"'{d['prompt']}'" for d in asked]
        return f"it is asked {prompts[0]} where it could be asked {prompts[1]}"
    if one["waiting"] != two["waiting"]:
        return f"players {one['waiting']} are asked where {two['waiting']} could be"
    for rule, other_rule in zip(one["lasting"], two["lasting"], strict=False):
        if rule != other_rule:
            return f"the rule '{rule['label']}' reads '{rule['text']}' or '{other_rule['text']}'"
    keys = [key for key in one if one[key] != two[key]]  # type: ignore[literal-required]
    return f"by the view's {', '.join(keys)}"

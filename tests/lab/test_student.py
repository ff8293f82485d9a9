"""The t distribution, written out, agrees with SciPy's."""

import pytest
from scipy import stats

from bestiary.lab.stats import benjamini_hochberg, holm
from bestiary.lab.stats.student import t_quantile, t_tail


@pytest.mark.parametrize("df", [1, 2, 5, 19, 100, 5000, 10**6])
@pytest.mark.parametrize("t", [0.01, 0.5, 1.96, 4.0, 12.0])
def test_tails(t: float, df: int) -> None:
    assert t_tail(t, df) == pytest.approx(2 * stats.t.sf(t, df), rel=1e-6, abs=1e-14)
    assert t_tail(-t, df) == t_tail(t, df)


@pytest.mark.parametrize("df", [1, 2, 5, 19, 100, 5000, 10**6])
@pytest.mark.parametrize("confidence", [0.5, 0.95, 0.999])
def test_quantiles(confidence: float, df: int) -> None:
    expected = stats.t.ppf((1 + confidence) / 2, df)
    assert t_quantile(confidence, df) == pytest.approx(expected, rel=1e-6)


def test_corrections() -> None:
    chances = [0.001, 0.2, 0.01, 0.03, 0.8, 0.02]
    expected = stats.false_discovery_control(chances, method="bh")
    assert benjamini_hochberg(chances) == pytest.approx(list(expected))
    # By hand: the smallest times 6, the next times 5, and never less than the one before.
    assert holm(chances) == pytest.approx([0.006, 0.4, 0.05, 0.09, 0.8, 0.08])
    assert holm([]) == []

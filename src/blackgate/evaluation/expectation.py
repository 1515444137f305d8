"""Expected scores of a seat's options: the mean over sampled worlds, because it does not know all cards."""

from mypy_extensions import i64

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import score


def expected_scores(
    evaluator: Evaluator, determinizer: Determinizer, options: list[int], worlds: int, seed: int, jitter: float
) -> list[float]:
    """The scores of the options, each off by at most `jitter`."""
    scores = [0.0] * len(options)
    x: i64 = seeded(seed)
    left = worlds
    while left > 0:
        left -= 1
        x = advance(x)
        world = determinizer.sample(x)
        if world is None:
            break
        evaluator.look(world, world.agenda[world.top + 1])
        for n, option in enumerate(options):
            scores[n] += score(evaluator, world, option) / worlds
    for n in range(len(options)):
        x = advance(x)
        scores[n] += jitter * float(x & LOW32) / 4294967296.0
    return scores

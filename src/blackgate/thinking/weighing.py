"""What a seat that does not know all the cards thinks of its options: the mean over worlds it could be in."""

from mypy_extensions import i64

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.thinking.mind import Mind
from blackgate.thinking.policy import score


def weigh(
    mind: Mind, determinizer: Determinizer, options: list[int], worlds: int, seed: int, jitter: float
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
        mind.look(world, world.agenda[world.top + 1])
        for n, option in enumerate(options):
            scores[n] += score(mind, world, option) / worlds
    for n in range(len(options)):
        x = advance(x)
        scores[n] += jitter * float(x & LOW32) / 4294967296.0
    return scores

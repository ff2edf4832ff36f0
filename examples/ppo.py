"""PPO in plain NumPy: one seat learns a game for two against random play, on a CPU, in a few minutes.

    python examples/ppo.py                          # prints a line every update and writes ppo-curve.csv
    python examples/ppo.py --game evolution --minutes 4 --seed 1

The policy and the value share nothing: two nets of one hidden layer. What they see is the observation of
`holotype.envs.gymnasium`; tokens that are not legal get no probability.
"""

import argparse
import csv
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holotype.envs.gymnasium import OneSeat

Array = NDArray[np.float32]
HIDDEN, RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 128, 1e-3, 0.2, 0.01, 1.0, 0.97
EPOCHS, BATCH = 4, 512


class Net:
    """One hidden layer of tanh, trained by Adam."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        scales = (1 / np.sqrt(inputs), 0.01 / np.sqrt(HIDDEN))
        shapes = ((inputs, HIDDEN), (HIDDEN, outputs))
        weights = [rng.normal(0, scale, shape) for scale, shape in zip(scales, shapes, strict=True)]
        layers = [weights[0], np.zeros(HIDDEN), weights[1], np.zeros(outputs)]
        self.parts: list[Array] = [part.astype(np.float32) for part in layers]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def __call__(self, x: Array) -> tuple[Array, Array]:
        hidden = np.tanh(x @ self.parts[0] + self.parts[1])
        return hidden @ self.parts[2] + self.parts[3], hidden

    def learn(self, x: Array, hidden: Array, error: Array) -> None:
        """Go against the gradient of the loss, given its gradient at the outputs."""
        inner = (error @ self.parts[2].T) * (1 - hidden**2)
        gradients = (x.T @ inner, inner.sum(0), hidden.T @ error, error.sum(0))
        self.steps += 1
        for part, mean, square, gradient in zip(self.parts, self.mean, self.square, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self.steps)
            part -= RATE * step / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


@dataclass
class Batch:
    """What was seen, done and gained, decision by decision; `ends` marks the last one of a game."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)


class Learner:
    def __init__(self, table: OneSeat, seed: int) -> None:
        self.table = table
        self.rng = np.random.default_rng(seed)
        self.observation, _ = table.reset(seed=seed)
        size = len(self.input())
        self.policy = Net(size, len(self.observation["action_mask"]), self.rng)
        self.value = Net(size, 1, self.rng)

    def input(self) -> Array:
        """The features and the mask: the legal tokens say what the question is."""
        return np.concatenate([self.observation["observation"], self.observation["action_mask"].astype(np.float32)])

    def play(self, steps: int) -> Batch:
        batch = Batch()
        for _ in range(steps):
            x, legal = self.input(), self.observation["action_mask"].astype(bool)
            chances = softmax(self.policy(x[None])[0], legal[None])[0]
            token = int(self.rng.choice(len(chances), p=chances / chances.sum()))
            self.observation, reward, over, _, _ = self.table.step(token)
            batch.seen.append(x)
            batch.masks.append(legal)
            batch.tokens.append(token)
            batch.chances.append(float(chances[token]))
            batch.values.append(float(self.value(x[None])[0][0, 0]))
            batch.rewards.append(float(reward))
            batch.ends.append(over)
            if over:
                self.observation, _ = self.table.reset()
        return batch

    def update(self, batch: Batch) -> None:
        gains = advantages(batch, float(self.value(self.input()[None])[0][0, 0]))
        hoped = (gains + np.array(batch.values)).astype(np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen, masks = np.array(batch.seen), np.array(batch.masks)
        tokens, before = np.array(batch.tokens), np.array(batch.chances, np.float32)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(tokens))
            for i in (order[k : k + BATCH] for k in range(0, len(order), BATCH)):
                self.improve(seen[i], masks[i], tokens[i], before[i], gains[i])
                guess, hidden = self.value(seen[i])
                self.value.learn(seen[i], hidden, (guess - hoped[i, None]) / len(i))

    def improve(self, x: Array, masks: Any, tokens: Any, before: Array, gains: Array) -> None:
        """One step on PPO's clipped objective with a bonus for entropy."""
        scores, hidden = self.policy(x)
        chances = softmax(scores, masks)
        rows = np.arange(len(tokens))
        ratio = chances[rows, tokens] / before
        held = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
        push = np.where(held, 0, ratio * gains)[:, None]
        named = np.zeros_like(chances)
        named[rows, tokens] = 1
        logs = np.log(chances + 1e-12)
        spread = -(chances * logs).sum(1, keepdims=True)
        error = -push * (named - chances) + ENTROPY * chances * (logs + spread)
        self.policy.learn(x, hidden, (error / len(tokens)).astype(np.float32))


def softmax(scores: Array, legal: Any) -> Array:
    scores = np.where(legal, scores, -1e9)
    powers = np.exp(scores - scores.max(1, keepdims=True))
    chances: Array = powers / powers.sum(1, keepdims=True)
    return chances


def advantages(batch: Batch, after: float) -> Array:
    """Generalized advantage estimation, from the last decision back to the first."""
    gains = np.zeros(len(batch.tokens), np.float32)
    trace, ahead = 0.0, after
    for i in range(len(gains) - 1, -1, -1):
        if batch.ends[i]:
            trace, ahead = 0.0, 0.0
        surprise = batch.rewards[i] + DISCOUNT * ahead - batch.values[i]
        trace = surprise + DISCOUNT * TRACE * trace
        gains[i], ahead = trace, batch.values[i]
    return gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="evolution")
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=4096, help="decisions between two updates")
    parser.add_argument("--out", default="ppo-curve.csv")
    asked = parser.parse_args()
    learner = Learner(OneSeat(asked.game, 2, bots="random"), asked.seed)
    start, games, decisions = time.monotonic(), 0, 0
    with open(asked.out, "w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["minutes", "decisions", "games", "win_rate"])
        while (minutes := (time.monotonic() - start) / 60) < asked.minutes:
            batch = learner.play(asked.steps)
            ended = [reward for reward, end in zip(batch.rewards, batch.ends, strict=True) if end]
            learner.update(batch)
            games, decisions = games + len(ended), decisions + asked.steps
            rate = (1 + sum(ended) / max(1, len(ended))) / 2
            rows.writerow([f"{minutes:.2f}", decisions, games, f"{rate:.3f}"])
            file.flush()
            print(f"{minutes:5.1f} min  {decisions:7} decisions  {games:5} games  won {rate:.0%} against random")


if __name__ == "__main__":
    main()

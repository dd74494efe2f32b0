import { expect, test } from "vitest";
import { answerFigures } from "./answer-figures.ts";

test.each([
  [0, null, []],
  [1, 30, ["after"]],
  [2, 30, ["half within", "the slowest"]],
  [20, 30, ["half within", "90 % within", "99 % within"]],
])("%i first answers are described by figures that mean something", (answered, minutes, labels) => {
  const figures = answerFigures({ answered, p50: minutes, p90: minutes, p99: minutes });
  expect(figures.map(({ label }) => label)).toEqual(labels);
});

/** Turns scores into probabilities that add up to 1, in place. */
export function softmax(scores: Float64Array): void {
  // Subtracting the largest score keeps exp() from overflowing.
  let max = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > max) max = score;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const exponential = Math.exp((scores[index] as number) - max);
    scores[index] = exponential;
    sum += exponential;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) / sum;
}

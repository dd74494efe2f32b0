/** Turns scores into shares of 1, in place. */
export function softmax(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let whole = 0;
  for (let index = 0; index < scores.length; index++) {
    const share = Math.exp((scores[index] as number) - most);
    scores[index] = share;
    whole += share;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) / whole;
}

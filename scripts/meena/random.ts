/** xorshift: the same order of examples on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Passes each example with its label to `learn` once an epoch, each time in another order. */
export function forEachEpoch<Input, Label>(
  { inputs, labels, epochs }: TrainingSet<Input, Label>,
  random: () => number,
  learn: (input: Input, label: Label, epoch: number) => void,
): void {
  const order = inputs.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const example of order) {
      const input = inputs[example];
      const label = labels[example];
      if (input !== undefined && label !== undefined) learn(input, label, epoch);
    }
  }
}

interface TrainingSet<Input, Label> {
  readonly inputs: readonly Input[];
  /** As many as inputs, in the same order. */
  readonly labels: readonly Label[];
  readonly epochs: number;
}

function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] ?? 0, list[last] ?? 0];
  }
}

/** The topics of an example, by number. An example with one topic has it twice. */
export interface Label {
  readonly first: number;
  readonly second: number;
}

/** The probability that the model should give a topic: 1 for the only one, 0.5 for each of two, 0 for any other. */
export function targetProbability({ first, second }: Label, topic: number): number {
  return Number(first === topic) / 2 + Number(second === topic) / 2;
}

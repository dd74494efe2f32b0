/** The topics of an example, by number. What asks two things is half about each; one thing stands twice. */
export interface Label {
  readonly first: number;
  readonly second: number;
}

/** How much of an example is about a topic: 0, a half, or 1. */
export function shareOfTopic({ first, second }: Label, topic: number): number {
  return Number(first === topic) / 2 + Number(second === topic) / 2;
}

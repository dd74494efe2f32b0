export const recentWords = {
  title: "Recent changes",
  lead: "What you changed in the last day. Taking it back leaves alone what a colleague has changed since.",
  none: "You changed nothing in the last day that can be taken back.",
  undo: "Take back",
  undoOne: (what: string) => `Take back: ${what}`,
  /** Whose records were changed. */
  of: (name: string, count: number) => (count === 1 ? name : `${name} and ${count - 1} more`),
} as const;

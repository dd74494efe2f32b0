/** What became of a mail: the same word and colour wherever the desk shows one. */
export const mailStates = {
  waiting: { label: "Queued", tone: "grey" },
  delivered: { label: "Delivered", tone: "green" },
  failed: { label: "Failed", tone: "red" },
} as const;

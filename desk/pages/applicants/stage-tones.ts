/** The colours of the kinds of stages. */
export const stageTones = { new: "green", active: "blue", hired: "green", rejected: "grey" } as const;

export const statusTones = { new: "green", open: "blue", waiting: "amber", done: "grey" } as const;

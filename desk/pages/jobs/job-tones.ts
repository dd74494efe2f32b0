/** The colours of a job's states. */
export const jobTones = { Draft: "grey", Open: "green", Closed: "grey" } as const;

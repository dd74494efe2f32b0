/** What a form says of what became of it, beside its own alerts. */
export const formAnswer = {
  /** Put before the reference that the server gave. */
  reference: "Your reference:",
} as const;

/** What a form says of what became of it, beside its own alerts. */
export const formAnswer = {
  /** Put before the reference that the server gave. */
  reference: "Your reference:",
  /** Below the alert of a success. */
  unsent: "What you typed while we were sending is still here. It was not sent.",
  /** On return to a form that was being sent when the tab left the site. */
  interrupted:
    "You left while this was being sent, so we cannot say whether it arrived. Please send it again: if it is unchanged, we keep only one.",
} as const;

import type { EraseReason } from "#contract/desk/erase-reasons.ts";

export const eraseReasonNames: Readonly<Record<EraseReason, string>> = {
  requested: "The person asked for it",
  "not-needed": "It is no longer needed",
  spam: "It is spam",
  mistake: "It was sent by mistake",
};

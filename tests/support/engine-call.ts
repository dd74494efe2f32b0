import type { EngineCall } from "#server/features/chatbot/dialogue/conversation.ts";

/** A call to Meena's engine that stores nothing: a message for the team always gets this reference. */
export const engineCall: EngineCall = {
  now: new Date("2026-01-02T03:04:05Z"),
  sendToTeam: async () => ({ reference: "GM-7K3F9Q" }),
  findPassedOn: async () => undefined,
};

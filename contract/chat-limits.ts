/**
 * Longest accepted values, in characters, and most entries of a list. They are apart from the schemas, because the
 * browser needs them and loads no zod.
 */
export const chatLimits = {
  message: 2_000,
  sessionId: 100,
  state: 4_000,
  reply: 6_000,
  sources: 5,
  sourceTitle: 120,
  sourcePath: 200,
  suggestions: 4,
  suggestion: 80,
} as const;

/** How long the server keeps a turn of the chat, in days. The privacy policy says it too. */
export const chatTurnsKeptDays = 90;

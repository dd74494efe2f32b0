/** Longest values, in characters, and longest lists. Without zod, because the browser imports it. */
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
  handOverQuestion: 300,
} as const;

/** How long the server keeps a turn of the chat, in days. The privacy policy shows it. */
export const chatTurnsKeptDays = 90;

import type { Queryable } from "../database/connect.ts";
import { rowsFrom } from "../database/rows-in-steps.ts";

/**
 * Finds the conversations with Meena in which one of these words occurs. It reads the kept turns in steps, so it
 * belongs before a transaction, not into it.
 *
 * @param since turns from before it are not read.
 */
export async function findConversations(
  db: Queryable,
  words: readonly string[],
  since = "",
): Promise<string[]> {
  if (words.length === 0) return [];
  const wanted = words.map((word) => word.toLowerCase());
  const holds = (text: string) => wanted.some((word) => text.toLowerCase().includes(word));
  const found = new Set<string>();
  const turns = rowsFrom(
    { said_at: since, id: "" },
    ({ said_at, id }, limit) =>
      db
        .selectFrom("chat_turns")
        .select(["id", "said_at", "session_id", "message", "reply"])
        .where(({ eb, refTuple, tuple }) => eb(refTuple("said_at", "id"), ">", tuple(said_at, id)))
        .orderBy("said_at")
        .orderBy("id")
        .limit(limit)
        .execute(),
    (turn) => turn,
  );
  for await (const turn of turns) if (holds(turn.message) || holds(turn.reply)) found.add(turn.session_id);
  return [...found];
}

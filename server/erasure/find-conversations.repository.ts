import type { Queryable } from "../database/connect.ts";
import { rowsFrom } from "../database/rows-in-steps.ts";

/**
 * Finds the conversations with Meena in which one of these words occurs. It reads the turns in steps. Without a span
 * these are too many for a transaction.
 *
 * @param span the times of the turns that are read, in ISO 8601; all turns unless given.
 */
export async function findConversations(
  db: Queryable,
  words: readonly string[],
  { from = "", to }: { readonly from?: string; readonly to?: string } = {},
): Promise<string[]> {
  if (words.length === 0) return [];
  const wanted = words.map((word) => word.toLowerCase());
  const holds = (text: string) => wanted.some((word) => text.toLowerCase().includes(word));
  const found = new Set<string>();
  const turns = rowsFrom(
    { said_at: from, id: "" },
    ({ said_at, id }, limit) =>
      db
        .selectFrom("chat_turns")
        .select(["id", "said_at", "session_id", "message", "reply"])
        .where(({ eb, refTuple, tuple }) => eb(refTuple("said_at", "id"), ">", tuple(said_at, id)))
        .$if(to !== undefined, (some) => some.where("said_at", "<=", to ?? ""))
        .orderBy("said_at")
        .orderBy("id")
        .limit(limit)
        .execute(),
    (turn) => turn,
  );
  for await (const turn of turns) if (holds(turn.message) || holds(turn.reply)) found.add(turn.session_id);
  return [...found];
}

import type { ChatOutcome } from "#contract/chat.ts";
import type { Queryable } from "../database/database.ts";
import { rowsFrom } from "../database/rows-in-steps.ts";
import type { Tables } from "../database/tables.ts";
import { clockSkewMs, isoAfter } from "../time/iso-time.ts";

/**
 * Finds the conversations with Meena in which one of these words occurs. It reads the turns in steps: they are too many
 * for a transaction.
 *
 * @param from the time of the first turn that is read, in ISO 8601; all turns unless given.
 */
export async function findConversations(
  db: Queryable,
  words: readonly string[],
  from = "",
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
        .orderBy("said_at")
        .orderBy("id")
        .limit(limit)
        .execute(),
    (turn) => turn,
  );
  for await (const turn of turns) if (holds(turn.message) || holds(turn.reply)) found.add(turn.session_id);
  return [...found];
}

/** The outcome of a turn in which Meena stores a message and tells its reference. */
const handedOver: ChatOutcome = "handed-over";

/**
 * Finds the conversations in which Meena told a visitor the reference of a record, which she does when it is stored. By
 * the index of outcome and time it reads a few turns, so a transaction may call it: with 20,000 turns a day all turns of
 * these two hours, for 50 records, took it 700 ms.
 */
export async function findConversationsByReference(
  db: Queryable,
  { reference, received_at }: Pick<Tables["contact_messages" | "applicants"], "reference" | "received_at">,
): Promise<string[]> {
  if (reference === null) return [];
  const receivedAt = new Date(received_at);
  const turns = await db
    .selectFrom("chat_turns")
    .select("session_id")
    .distinct()
    .where("outcome", "=", handedOver)
    .where("said_at", ">=", isoAfter(receivedAt, -clockSkewMs))
    .where("said_at", "<=", isoAfter(receivedAt, clockSkewMs))
    .where("reply", "like", `%${reference}%`)
    .execute();
  return turns.map(({ session_id }) => session_id);
}

import type { z } from "zod";
import type { ChatTurnsPage, chatTurnsQuerySchema } from "#contract/desk/chat.ts";
import type { ReadOnly } from "../../../database/database.ts";
import { decodeCursor, isAfter, pageOfRows } from "../../lists/cursor.ts";

/** The stored topic of a question that Meena did not understand. */
const notUnderstood = "unknown";

/** One page of what visitors asked Meena, newest first; a single conversation is read from its beginning. */
export async function listChatTurns(
  db: ReadOnly,
  query: z.output<typeof chatTurnsQuerySchema>,
): Promise<ChatTurnsPage> {
  const { outcome, session, from, to, cursor, limit } = query;
  const direction = session === undefined ? "desc" : "asc";
  let rows = db
    .selectFrom("chat_turns")
    .select(["id", "session_id as session", "said_at as at", "language", "message", "reply"])
    .select(["outcome", "topic"]);
  if (outcome !== undefined) rows = rows.where("outcome", "=", outcome);
  if (session !== undefined) rows = rows.where("session_id", "=", session);
  if (from !== undefined) rows = rows.where("said_at", ">=", from);
  if (to !== undefined) rows = rows.where("said_at", "<=", to);
  if (cursor !== undefined)
    rows = rows.where(isAfter(decodeCursor(cursor), { key: "said_at", id: "id" }, direction));
  const found = await rows
    .orderBy("said_at", direction)
    .orderBy("id", direction)
    .limit(limit + 1)
    .execute();
  const page = pageOfRows(found, limit, ({ at, id }) => ({ key: at, id }));
  return {
    items: page.rows.map((row) => ({ ...row, topic: row.topic === notUnderstood ? null : row.topic })),
    nextCursor: page.nextCursor,
  };
}

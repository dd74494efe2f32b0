import type { ChatOutcome } from "#contract/chat.ts";
import type { Queryable } from "../../../database/database.ts";

/** One message and its answer, as it is kept: numbers that belong to a person are blacked out before. */
export interface ChatTurn {
  /** A turn with the id of another one is that turn, sent again. */
  readonly id: string;
  readonly sessionId: string;
  readonly language: string;
  readonly message: string;
  readonly reply: string;
  readonly outcome: ChatOutcome;
  readonly topic: string;
  readonly at: Date;
}

/** Stores turns in one statement, each once. */
export async function storeChatTurns(database: Queryable, turns: readonly ChatTurn[]): Promise<void> {
  await database
    .insertInto("chat_turns")
    .values(
      turns.map((turn) => ({
        id: turn.id,
        session_id: turn.sessionId,
        language: turn.language,
        message: turn.message,
        reply: turn.reply,
        outcome: turn.outcome,
        topic: turn.topic,
        said_at: turn.at.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

import { dayMs } from "#contract/durations.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { deleteFullBuckets } from "../http/limits/rate-limits.repository.ts";
import { retentionMs } from "../limits.ts";
import { deleteDelivered } from "../outbox/outbox.repository.ts";
import { deleteOldRows } from "./delete-old-rows.repository.ts";
import { eraseOldApplications, eraseOldMessages } from "./erase-old-records.repository.ts";
import type { RetentionRule } from "./housekeeping.ts";

/** Few at once, because a record has rows in a dozen tables. */
const recordsLimit = 50;

/** What housekeeping deletes, and how long rows are kept before. The desk's settings page shows these rules. */
export function retentionRules({ engine }: Pick<Database, "engine">): RetentionRule[] {
  const rules: RetentionRule[] = [
    rowsOf(
      "idempotency keys",
      retentionMs.idempotencyKeys,
      "idempotency_keys",
      ["scope", "key"],
      "created_at",
    ),
    rowsOf("chat turns", retentionMs.chatTurns, "chat_turns", ["id"], "said_at"),
    {
      name: "delivered notifications",
      keepMs: () => retentionMs.deliveredNotifications,
      deleteOld: deleteDelivered,
    },
    rowsOf("ended sessions", retentionMs.endedSessions, "desk_sessions", ["id"], "expires_at"),
    rowsOf("wrong sign-ins", retentionMs.wrongSignIns, "desk_lockouts", ["key"], "last_failure_at"),
    rowsOf("expired invitations", retentionMs.expiredInvitations, "desk_invitations", ["id"], "expires_at"),
    rowsOf("changes that can be taken back", retentionMs.undos, "desk_undos", ["id"], "created_at"),
    {
      name: "messages",
      keepMs: ({ messagesKeptDays }) => messagesKeptDays && messagesKeptDays * dayMs,
      limit: recordsLimit,
      deleteOld: eraseOldMessages,
    },
    {
      name: "applications that led to no job, after the job was closed",
      keepMs: ({ applicationsKeptDays }) => applicationsKeptDays && applicationsKeptDays * dayMs,
      limit: recordsLimit,
      deleteOld: eraseOldApplications,
    },
  ];
  if (engine === "postgres")
    rules.push({ name: "rate limits", keepMs: () => retentionMs.fullBuckets, deleteOld: deleteFullBuckets });
  return rules;
}

function rowsOf<Table extends keyof Tables>(
  name: string,
  keptMs: number,
  ...rows: Parameters<typeof deleteOldRows<Table>>
): RetentionRule {
  return { name, keepMs: () => keptMs, deleteOld: deleteOldRows(...rows) };
}

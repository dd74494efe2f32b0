import { dayMs } from "#contract/durations.ts";
import type { Database } from "../database/database.ts";
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
    {
      name: "idempotency keys",
      keepMs: () => retentionMs.idempotencyKeys,
      deleteOld: deleteOldRows("idempotency_keys", ["scope", "key"], "created_at"),
    },
    {
      name: "chat turns",
      keepMs: () => retentionMs.chatTurns,
      deleteOld: deleteOldRows("chat_turns", ["id"], "said_at"),
    },
    {
      name: "delivered notifications",
      keepMs: () => retentionMs.deliveredNotifications,
      deleteOld: deleteDelivered,
    },
    {
      name: "ended sessions",
      keepMs: () => retentionMs.endedSessions,
      deleteOld: deleteOldRows("desk_sessions", ["id"], "expires_at"),
    },
    {
      name: "wrong sign-ins",
      keepMs: () => retentionMs.wrongSignIns,
      deleteOld: deleteOldRows("desk_lockouts", ["key"], "last_failure_at"),
    },
    {
      name: "expired invitations",
      keepMs: () => retentionMs.expiredInvitations,
      deleteOld: deleteOldRows("desk_invitations", ["id"], "expires_at"),
    },
    {
      name: "changes that can be taken back",
      keepMs: () => retentionMs.undos,
      deleteOld: deleteOldRows("desk_undos", ["id"], "created_at"),
    },
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

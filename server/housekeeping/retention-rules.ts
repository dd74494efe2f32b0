import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import type { Database } from "../database/connect.ts";
import { deleteFullBuckets } from "../http/limits/rate-limits.repository.ts";
import { defaultKeyLifetimeMs } from "../idempotency/idempotency-keys.repository.ts";
import { deleteDelivered, deliveredLifetimeMs } from "../outbox/outbox.repository.ts";
import { deleteOldRows } from "./delete-old-rows.repository.ts";
import { eraseOldApplications, eraseOldMessages } from "./erase-old-records.repository.ts";
import type { RetentionRule } from "./housekeeping.ts";

/** Longer than needed, because the clocks of machines differ. */
const fullBucketsKeptMs = minuteMs;

/** Wrong attempts count for a lock this long after the last one, and are then deleted. */
export const wrongSignInsKeptMs = dayMs;

/** Few, because each has rows in a dozen tables. */
const recordsLimit = 50;

/** What housekeeping deletes, and how long it is kept. The desk's settings page shows it. */
export function retentionRules({ engine }: Pick<Database, "engine">): RetentionRule[] {
  const rules: RetentionRule[] = [
    {
      name: "idempotency keys",
      keepMs: () => defaultKeyLifetimeMs,
      deleteOld: deleteOldRows("idempotency_keys", ["scope", "key"], "created_at"),
    },
    {
      name: "chat turns",
      keepMs: () => chatTurnsKeptDays * dayMs,
      deleteOld: deleteOldRows("chat_turns", ["id"], "said_at"),
    },
    {
      name: "delivered notifications",
      keepMs: () => deliveredLifetimeMs,
      deleteOld: deleteDelivered,
    },
    {
      name: "ended sessions",
      keepMs: () => dayMs,
      deleteOld: deleteOldRows("desk_sessions", ["id"], "expires_at"),
    },
    {
      name: "wrong sign-ins",
      keepMs: () => wrongSignInsKeptMs,
      deleteOld: deleteOldRows("desk_lockouts", ["key"], "last_failure_at"),
    },
    {
      name: "expired invitations",
      keepMs: () => dayMs,
      deleteOld: deleteOldRows("desk_invitations", ["id"], "expires_at"),
    },
    {
      name: "changes that can be taken back",
      keepMs: () => dayMs,
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
    rules.push({ name: "rate limits", keepMs: () => fullBucketsKeptMs, deleteOld: deleteFullBuckets });
  return rules;
}

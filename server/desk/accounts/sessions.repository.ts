import { randomUUIDv7 } from "node:crypto";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Queryable } from "../../database/database.ts";
import type { DeskSessionsTable } from "../../database/desk-tables.ts";
import type { Tables } from "../../database/tables.ts";
import { readDeskSettings } from "../../desk-settings/desk-settings.repository.ts";
import { sessionMs } from "../../limits.ts";
import { isoAfter } from "../../time/iso-time.ts";
import { confirmedFactors } from "./second-factor.repository.ts";
import type { SignedInStaff } from "./staff.repository.ts";
import { newToken, tokenHash } from "./tokens.ts";

export interface DeskSession {
  readonly id: string;
  readonly state: DeskSessionsTable["state"];
  readonly lastUsedAt: string;
  readonly staff: SignedInStaff;
}

const longestUserAgent = 200;

/** The condition that a row of `desk_sessions` has expired neither by its age nor by the idle time. */
export function isNotExpired(now: Date): Expression<SqlBool> {
  const is = expressionBuilder<Tables, "desk_sessions">();
  const idleSince = isoAfter(now, -sessionMs.idle);
  return is.and([
    is("desk_sessions.expires_at", ">", now.toISOString()),
    is("desk_sessions.last_used_at", ">", idleSince),
  ]);
}

/**
 * Stores a new session. Why not `@fastify/session`: decision 22.
 *
 * @returns its id, and the token for the cookie: the database keeps only its hash.
 */
export async function createSession(
  db: Queryable,
  session: Pick<DeskSessionsTable, "staff_id" | "state"> & { readonly userAgent: string | undefined },
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = randomUUIDv7();
  const lifetimeMs = session.state === "full" ? sessionMs.absolute : sessionMs.secondFactor;
  await db
    .insertInto("desk_sessions")
    .values({
      id,
      token_hash: tokenHash(token),
      staff_id: session.staff_id,
      state: session.state,
      user_agent: (session.userAgent ?? "").slice(0, longestUserAgent),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: isoAfter(now, lifetimeMs),
    })
    .execute();
  if (session.state === "full") await noteSeen(db, session.staff_id, now);
  return { id, token };
}

/** Whether a session still exists: a sign-out may have deleted it since its call began. */
export async function sessionExists(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom("desk_sessions").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** The session of a token, with today's role. @returns undefined when it has ended or its owner was dismissed. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<DeskSession | undefined> {
  const row = await db
    .selectFrom("desk_sessions")
    .innerJoin("desk_staff as staff", "staff.id", "desk_sessions.staff_id")
    .leftJoin(confirmedFactors(db).as("factor"), "factor.staff_id", "staff.id")
    .select([
      "desk_sessions.id as session",
      "desk_sessions.state",
      "desk_sessions.last_used_at as lastUsedAt",
    ])
    .select(["staff.id", "staff.email", "staff.name", "staff.role", "staff.version"])
    .select("staff.created_at as joinedAt")
    .select(["staff.second_factor_required", "factor.staff_id as factor"])
    .where("desk_sessions.token_hash", "=", tokenHash(token))
    .where(isNotExpired(now))
    .where("staff.active", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session: id, state, lastUsedAt, second_factor_required, factor, ...staff } = row;
  const { settings } = await readDeskSettings(db);
  const needsSecondFactor = second_factor_required === 1 || settings.secondFactorRequired;
  return { id, state, lastUsedAt, staff: { ...staff, hasSecondFactor: factor !== null, needsSecondFactor } };
}

/**
 * Whether the live stream of a session may go on: the session has not reached its age, and its owner is active. The
 * idle time does not count here, because a stream makes no calls.
 */
export async function mayKeepStreaming(db: Queryable, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("desk_sessions as session")
    .innerJoin("desk_staff as staff", "staff.id", "session.staff_id")
    .select("session.id")
    .where("session.id", "=", id)
    .where("session.expires_at", ">", now.toISOString())
    .where("staff.active", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchSession(
  db: Queryable,
  { id, staff }: { readonly id: string; readonly staff: { readonly id: string } },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  // A later use may be stored already.
  await db
    .updateTable("desk_sessions")
    .set({ last_used_at: at })
    .where("id", "=", id)
    .where("last_used_at", "<", at)
    .execute();
  await noteSeen(db, staff.id, now);
}

async function noteSeen(db: Queryable, staffId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable("desk_staff")
    .set({ last_seen_at: at })
    .where("id", "=", staffId)
    .where((is) => is.or([is("last_seen_at", "is", null), is("last_seen_at", "<", at)]))
    .execute();
}

export async function listSessions(db: Queryable, staffId: string, now: Date) {
  return db
    .selectFrom("desk_sessions")
    .select(["id", "user_agent as userAgent", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("staff_id", "=", staffId)
    .where("state", "=", "full")
    .where(isNotExpired(now))
    .orderBy("last_used_at", "desc")
    .execute();
}

/** Ends a session of this colleague. @returns undefined when there is none. */
export async function endSession(db: Queryable, staffId: string, id: string) {
  return db
    .deleteFrom("desk_sessions")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .returning("id")
    .executeTakeFirst();
}

export async function endSessions(db: Queryable, staffId: string, exceptId = ""): Promise<void> {
  await db.deleteFrom("desk_sessions").where("staff_id", "=", staffId).where("id", "<>", exceptId).execute();
}

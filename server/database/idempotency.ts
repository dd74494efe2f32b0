import { createHash } from "node:crypto";
import type { Queryable } from "./connect.ts";

/** An answer that a key was given to. */
export interface KeyedAnswer {
  /** The call that the key belongs to, e.g. "contact"; the same key may be used on another call. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  /** JSON-serialisable. */
  readonly answer: unknown;
  readonly now: Date;
}

export type KeyClaim =
  | { readonly outcome: "first" }
  /** The same call was answered before: send that answer again. */
  | { readonly outcome: "repeated"; readonly answer: unknown }
  /** The key was used for something else. */
  | { readonly outcome: "mismatch" };

/**
 * Claims a key in the transaction that stores what the answer speaks of. Of two that claim the same
 * key at the same moment, on whichever process, exactly one is the first.
 */
export async function claimKey(database: Queryable, claim: KeyedAnswer): Promise<KeyClaim> {
  const inserted = await database
    .insertInto("idempotency_keys")
    .values({
      scope: claim.scope,
      key: claim.key,
      body_hash: claim.bodyHash,
      answer: JSON.stringify(claim.answer),
      created_at: claim.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["scope", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (inserted) return { outcome: "first" };

  const earlier = await database
    .selectFrom("idempotency_keys")
    .select(["body_hash", "answer"])
    .where("scope", "=", claim.scope)
    .where("key", "=", claim.key)
    .executeTakeFirstOrThrow();
  return earlier.body_hash === claim.bodyHash
    ? { outcome: "repeated", answer: JSON.parse(earlier.answer) }
    : { outcome: "mismatch" };
}

/**
 * How long a key is known, in milliseconds: seven days. A form that was left open over a holiday is still
 * not stored twice; after that the same key counts as a new one.
 */
export const keyLifetimeMs = 7 * 24 * 60 * 60_000;

/**
 * Forgets some of the keys from before this time.
 *
 * @returns how many; fewer than `limit` means that none is left.
 */
export async function forgetKeys(database: Queryable, before: Date, limit: number): Promise<number> {
  const old = database
    .selectFrom("idempotency_keys")
    .select(["scope", "key"])
    .where("created_at", "<", before.toISOString())
    .orderBy("created_at")
    .limit(limit);
  const { numDeletedRows } = await database
    .deleteFrom("idempotency_keys")
    .where(({ eb, refTuple }) => eb(refTuple("scope", "key"), "in", old.$asTuple("scope", "key")))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The hash under which two bodies count as the same: of the accepted fields, in their schema's order. */
export function hashBody(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}

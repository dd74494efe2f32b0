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
 * Claims keys in the transaction that stores what the answers speak of. Of two that claim the same
 * key at the same moment, here or on another process, exactly one is the first.
 */
export async function claimKeys(database: Queryable, claims: readonly KeyedAnswer[]): Promise<KeyClaim[]> {
  const candidates = new Map<string, KeyedAnswer>();
  for (const claim of claims) candidates.getOrInsert(nameOf(claim), claim);
  // In one order everywhere: processes that claim the same keys at the same moment never wait for each other in a ring.
  const rows = [...candidates].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const inserted = await database
    .insertInto("idempotency_keys")
    .values(
      rows.map(([, { scope, key, bodyHash, answer, now }]) => ({
        scope,
        key,
        body_hash: bodyHash,
        answer: JSON.stringify(answer),
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(["scope", "key"]).doNothing())
    .returning(["scope", "key"])
    .execute();
  const isNew = new Set(inserted.map(nameOf));
  return Promise.all(
    claims.map((claim): KeyClaim | Promise<KeyClaim> => {
      const name = nameOf(claim);
      const isFirst = isNew.has(name) && candidates.get(name) === claim;
      return isFirst ? { outcome: "first" } : compareWithEarlier(database, claim);
    }),
  );
}

function nameOf({ scope, key }: { readonly scope: string; readonly key: string }): string {
  return `${scope} ${key}`;
}

async function compareWithEarlier(database: Queryable, claim: KeyedAnswer): Promise<KeyClaim> {
  const earlier = await findKey(database, claim);
  if (!earlier) throw new Error("A key that another call has claimed cannot be found.");
  return earlier;
}

/** What a key was used for before, without claiming it; undefined for a new key. */
export async function findKey(
  database: Queryable,
  { scope, key, bodyHash }: Pick<KeyedAnswer, "scope" | "key" | "bodyHash">,
): Promise<Exclude<KeyClaim, { outcome: "first" }> | undefined> {
  const earlier = await database
    .selectFrom("idempotency_keys")
    .select(["body_hash", "answer"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  return earlier.body_hash === bodyHash
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

import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Queryable } from "../database/database.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Tables } from "../database/tables.ts";
import { retentionMs } from "../limits.ts";
import { isoAfter } from "../time/iso-time.ts";
import type { Vault } from "../vault/vault.ts";

/** A call with a key. */
export interface KeyUse {
  /** The call that the key belongs to, e.g. "contact"; the same key may be used on another call. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly now: Date;
  /** In milliseconds, from the first use of the key; `retentionMs.idempotencyKeys` unless given. */
  readonly keyLifetimeMs?: number | undefined;
}

/** A call with a key, and the answer that its repeats get. */
export interface KeyedAnswer extends KeyUse {
  /** JSON-serialisable. */
  readonly answer: unknown;
}

export type KeyClaim = { readonly outcome: "first" } | EarlierUse;

export type EarlierUse =
  /** The same call was answered before. */
  | { readonly outcome: "repeated"; readonly answer: unknown }
  /** The key was used for other content. */
  | { readonly outcome: "mismatch" };

/**
 * Claims keys, in the transaction that stores the records. Of two calls that claim the same key at the same moment, in
 * this process or another one, exactly one is the first. The keys have one lifetime.
 */
export async function claimKeys(db: Queryable, claims: readonly KeyedAnswer[]): Promise<KeyClaim[]> {
  if (claims.length === 0) return [];
  const candidates = new Map<string, KeyedAnswer>();
  for (const claim of claims) candidates.getOrInsert(nameOf(claim), claim);
  // One order in all processes: so two that claim the same keys at once cannot deadlock.
  const rows = [...candidates].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, claim]) => claim);
  const isNew = new Set((await insertOrReplace(db, rows)).map(nameOf));
  return Promise.all(
    claims.map(async (claim): Promise<KeyClaim> => {
      const name = nameOf(claim);
      if (isNew.has(name) && candidates.get(name) === claim) return { outcome: "first" };
      const earlier = await findStoredKey(db, claim);
      if (!earlier) throw new Error("A key that another call has claimed cannot be found.");
      return claimOf(earlier, claim);
    }),
  );
}

/** A submission, claimed by the key of its call, by its content, by both or by neither. */
export interface SubmissionClaim {
  readonly byKey: KeyedAnswer | undefined;
  /** All claims of a submission have the same answer. */
  readonly byContent: KeyedAnswer | undefined;
  /** The same for the content without its identity numbers, as a repeat may bring it. Their outcomes are not used. */
  readonly redacted: { readonly byKey: readonly KeyedAnswer[]; readonly byContent: readonly KeyedAnswer[] };
}

/**
 * Claims submissions. One is repeated if its key is known, or else if its content is: the same form may have come under
 * another key, or from a page without scripts, which sends no key. Its own key then stands for the earlier answer.
 */
export async function claimSubmissions(
  db: Queryable,
  submissions: readonly SubmissionClaim[],
): Promise<KeyClaim[]> {
  // All keys, then all redacted keys, then all contents: so two processes that claim the same ones at once cannot
  // deadlock.
  const keys = await claimEach(
    db,
    submissions.map(({ byKey }) => byKey),
  );
  const isNew = (_: SubmissionClaim, index: number) => keys[index]?.outcome === "first";
  const withNewKey = submissions.filter(isNew);
  await claimKeys(
    db,
    withNewKey.flatMap(({ redacted }) => redacted.byKey),
  );
  const contents = await claimEach(db, [
    ...submissions.map((submission, index) => (isNew(submission, index) ? submission.byContent : undefined)),
    ...withNewKey.flatMap(({ redacted }) => redacted.byContent),
  ]);
  /**
   * The claims of new keys whose content was known, by the name of the key: other submissions here may have the same
   * key.
   */
  const corrected = new Map<string, KeyClaim>();
  for (const [index, { byKey, redacted }] of submissions.entries()) {
    const claim = contents[index];
    if (!byKey || claim?.outcome !== "repeated") continue;
    for (const key of [byKey, ...redacted.byKey]) await replaceAnswer(db, key, claim.answer);
    corrected.set(nameOf(byKey), claim);
  }
  return submissions.map(({ byKey }, index) => {
    const [ofKey, ofContent] = [keys[index] ?? first, contents[index] ?? first];
    if (ofKey.outcome === "first") return ofContent;
    return (byKey && ofKey.outcome === "repeated" && corrected.get(nameOf(byKey))) || ofKey;
  });
}

const first: KeyClaim = { outcome: "first" };

/** Claims what has a key; the others count as first. */
async function claimEach(db: Queryable, claims: readonly (KeyedAnswer | undefined)[]): Promise<KeyClaim[]> {
  const outcomes = await claimKeys(
    db,
    claims.filter((claim) => claim !== undefined),
  );
  return claims.map((claim) => (claim && outcomes.shift()) ?? first);
}

async function replaceAnswer(db: Queryable, { scope, key }: KeyUse, answer: unknown): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(answer) })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();
}

/** Inserts keys of one lifetime, or replaces expired ones. @returns the keys that it wrote. */
function insertOrReplace(
  db: Queryable,
  claims: readonly KeyedAnswer[],
): Promise<{ readonly scope: string; readonly key: string }[]> {
  const [startOfLifetime = ""] = claims.map(startOfLifetimeOf).toSorted();
  const rows = claims.map(({ scope, key, bodyHash, answer, now }) => ({
    scope,
    key,
    body_hash: bodyHash,
    answer: JSON.stringify(answer),
    created_at: now.toISOString(),
  }));
  return insertRows(db, "idempotency_keys", rows)
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet(({ ref }) => ({
          body_hash: ref("excluded.body_hash"),
          answer: ref("excluded.answer"),
          created_at: ref("excluded.created_at"),
        }))
        .where("idempotency_keys.created_at", "<", startOfLifetime),
    )
    .returning(["scope", "key"])
    .execute();
}

function nameOf({ scope, key }: { readonly scope: string; readonly key: string }): string {
  return `${scope} ${key}`;
}

/** A key that was stored before this time counts as new. */
function startOfLifetimeOf(use: KeyUse): string {
  return isoAfter(use.now, -(use.keyLifetimeMs ?? retentionMs.idempotencyKeys));
}

/** Looks up a key without claiming it; undefined for a new key. */
export async function findKey(db: Queryable, use: KeyUse): Promise<EarlierUse | undefined> {
  const earlier = await findStoredKey(db, use);
  const isExpired = earlier && earlier.created_at < startOfLifetimeOf(use);
  return earlier && !isExpired ? claimOf(earlier, use) : undefined;
}

type StoredKey = Pick<Tables["idempotency_keys"], "body_hash" | "answer" | "created_at">;

function findStoredKey(db: Queryable, { scope, key }: KeyUse): Promise<StoredKey | undefined> {
  return db
    .selectFrom("idempotency_keys")
    .select(["body_hash", "answer", "created_at"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
}

function claimOf(earlier: StoredKey, { bodyHash }: KeyUse): EarlierUse {
  return earlier.body_hash === bodyHash
    ? { outcome: "repeated", answer: JSON.parse(earlier.answer) }
    : { outcome: "mismatch" };
}

/** A key as it may be stored. A client may put anything into it, so a key with an identity number is hashed. */
export function storableKey(vault: Pick<Vault, "hmac">, key: string): string {
  return maskIdentityNumbers(key) === key ? key : vault.hmac("idempotency key", key);
}

import type { RecordKind } from "#contract/desk/kinds.ts";
import { type KeyUse, storableKey } from "../idempotency/idempotency-keys.repository.ts";
import { repeatWindowMs } from "../limits.ts";
import { recordNames } from "../records/record-names.ts";
import type { Vault } from "../vault/vault.ts";

/**
 * The keys of a submission. Those that no client sends begin with a word and a space: no key that a client sends
 * contains a space, so none is equal to one of these.
 */

/** An HMAC, because the content may hold an identity number. Equal contents have equal ones. */
export function hashSubmission(vault: Vault, kind: RecordKind, content: object): string {
  return vault.hmac(recordNames[kind].hmacPurpose, JSON.stringify(content));
}

/** The key that a client sent, in the form that is stored. */
export function clientKey(kind: RecordKind, storedKey: string, bodyHash: string, now: Date): KeyUse {
  return { scope: scopeOf(kind), key: storedKey, bodyHash, now };
}

/** Under this key the same content counts as a repeat for a while, whatever key its client sends. */
export function contentKey(kind: RecordKind, bodyHash: string, now: Date): KeyUse {
  return { scope: scopeOf(kind), key: `form ${bodyHash}`, bodyHash, now, keyLifetimeMs: repeatWindowMs };
}

/** Under this key a client's key may come again with the content that its storage has kept: no identity numbers. */
export function redactedKey(kind: RecordKind, storedKey: string, bodyHash: string, now: Date): KeyUse {
  return { scope: scopeOf(kind), key: `redacted ${storedKey} ${bodyHash}`, bodyHash, now };
}

/** The key of a dialogue's end. */
export function dialogueKey(vault: Vault, kind: RecordKind, dialogue: string, now: Date): KeyUse {
  return { scope: scopeOf(kind), key: storableKey(vault, `dialogue ${dialogue}`), bodyHash: "", now };
}

function scopeOf(kind: RecordKind): string {
  return recordNames[kind].idempotencyScope;
}

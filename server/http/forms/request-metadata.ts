import type { FastifyRequest } from "fastify";
import type { QuarantineReason } from "../../database/tables.ts";
import { quarantineReasonOfCall } from "./form-signals.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";

/** What is known of a request beside its body. */
export interface RequestMetadata {
  /** A repeated key with the same content gets the first answer again, and nothing is stored. */
  readonly key?: string | undefined;
  /** How long the key is remembered, in milliseconds; unless given, as long as the key of a call. */
  readonly keyLifetimeMs?: number | undefined;
  /** Why it may be spam. It is stored and answered like anything else. */
  readonly quarantine?: QuarantineReason | undefined;
  readonly now: Date;
}

/** @throws HttpError 400 when the Idempotency-Key cannot be stored. */
export function metadataOfCall(request: Pick<FastifyRequest, "headers">, now: Date): RequestMetadata {
  return { key: idempotencyKeyOf(request), quarantine: quarantineReasonOfCall(request), now };
}

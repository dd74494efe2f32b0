import type { FastifyRequest } from "fastify";
import type { QuarantineReason } from "../../database/tables.ts";
import { doubtAboutCall } from "./form-signals.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";

/** How something came that is to be stored. */
export interface Arrival {
  /** The same key with the same content gives the first answer again and stores nothing. */
  readonly key?: string | undefined;
  /** How long the key counts as the same, in milliseconds; as long as that of a call unless given. */
  readonly keyLifetimeMs?: number | undefined;
  /** Why it may be spam. It is stored and answered like any other. */
  readonly quarantine?: QuarantineReason | undefined;
  readonly now: Date;
}

/**
 * How the body of a call came.
 *
 * @throws HttpError 400 when its Idempotency-Key is none that can be stored.
 */
export function arrivalOfCall(request: Pick<FastifyRequest, "headers">, now: Date): Arrival {
  return { key: idempotencyKeyOf(request), quarantine: doubtAboutCall(request), now };
}

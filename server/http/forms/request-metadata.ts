import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { QuarantineReason } from "#contract/desk/inbox.ts";
import { HttpError } from "../errors/http-error.ts";
import { quarantineReasonOfCall } from "./form-signals.ts";

/** Request data besides the body. */
export interface RequestMetadata {
  /** A repeated key with the same content gets the first answer again, and nothing is stored. */
  readonly key?: string | undefined;
  /** A form sent it: for some minutes the same content gets the first answer again too, under whatever key. */
  readonly isForm?: boolean;
  /** Why it may be spam. It is stored and answered like anything else. */
  readonly quarantine?: QuarantineReason | undefined;
  readonly now: Date;
}

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

/** @throws HttpError 400 when the Idempotency-Key cannot be stored. */
export function metadataOfCall(request: Pick<FastifyRequest, "headers">, now: Date): RequestMetadata {
  const key = keySchema.safeParse(request.headers["idempotency-key"]);
  if (!key.success) throw new HttpError(400, apiMessages.badKey);
  // The site's forms send a key. Who sends none wants each call stored.
  const isForm = key.data !== undefined;
  return { key: key.data, isForm, quarantine: quarantineReasonOfCall(request), now };
}

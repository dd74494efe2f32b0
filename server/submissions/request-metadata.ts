import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { quarantineReasonOfCall } from "./form-signals.ts";
import type { SubmissionMetadata } from "./receive-submission.ts";

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

/** @throws HttpError 400 when the Idempotency-Key cannot be stored. */
export function metadataOfCall(request: Pick<FastifyRequest, "headers">, now: Date): SubmissionMetadata {
  const key = keySchema.safeParse(request.headers["idempotency-key"]);
  if (!key.success) throw new HttpError(400, apiMessages.badKey);
  // The site's forms send a key. A program that sends none wants each call stored.
  const isRepeatByContent = key.data !== undefined;
  return { key: key.data, isRepeatByContent, quarantine: quarantineReasonOfCall(request), now };
}

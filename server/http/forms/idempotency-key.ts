import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../errors/http-error.ts";

const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/**
 * The Idempotency-Key of a call, or undefined.
 *
 * @throws HttpError 400 when the key cannot be stored.
 */
export function idempotencyKeyOf(request: Pick<FastifyRequest, "headers">): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const key = keySchema.safeParse(header);
  if (!key.success) throw new HttpError(400, apiMessages.badKey);
  return key.data;
}

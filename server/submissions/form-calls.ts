import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import { formatAmount } from "#content/format/english.ts";
import { apiErrorSchema } from "#contract/api-error.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { type RateLimiter, rateLimitHook } from "../http/limits/rate-limit.ts";
import { repeatWindowMs, retentionMs } from "../limits.ts";
import { quarantineReasonOfCall } from "./form-signals.ts";
import type { SubmissionMetadata } from "./receive-submission.ts";

const keysKept = formatAmount({ value: retentionMs.idempotencyKeys / dayMs, unit: "days" });
const repeatWindow = formatAmount({ value: repeatWindowMs / minuteMs, unit: "minutes" });

/** A call of the API that stores a form. */
export interface FormCall<Content, Accepted> {
  readonly path: string;
  readonly clock: () => Date;
  readonly limiter: RateLimiter;
  readonly schema: z.ZodType<Content>;
  readonly acceptedSchema: z.ZodType<Accepted>;
  receive(content: Content, metadata: SubmissionMetadata): Promise<Accepted>;
  /** For the API's description. */
  readonly summary: string;
  /** What is sent, such as "message". */
  readonly noun: string;
  /** Error statuses specific to this form, with their descriptions. */
  readonly refusals: Readonly<Record<number, string>>;
}

export function registerFormCall<Content, Accepted>(
  app: FastifyInstance,
  form: FormCall<Content, Accepted>,
): void {
  const { noun, summary, schema: body } = form;
  const refusals = Object.entries({
    ...form.refusals,
    413: "The body is too large.",
    415: "The body is not application/json.",
    422: `The Idempotency-Key was used for a different ${noun}.`,
    429: `Too many ${noun}s; the Retry-After header tells when to go on.`,
    503: `The ${noun} could not be stored; try again later.`,
  }).map(([status, meaning]) => [status, apiErrorSchema.describe(meaning)]);
  const response = { 201: form.acceptedSchema, ...Object.fromEntries(refusals) };
  const description = `201 means that the ${noun} is stored durably. With an Idempotency-Key header a repeated call gets the first answer again for ${keysKept} and stores nothing. For ${repeatWindow} so does a call with the same ${noun} under another key, because the page may have been opened anew. A repeat may come with its identity numbers masked.`;
  app.post(
    form.path,
    { onRequest: rateLimitHook(form.limiter), schema: { summary, description, body, response } },
    async (request, reply) => {
      const metadata = metadataOf(request, form.clock());
      return reply.code(201).send(await form.receive(request.body as Content, metadata));
    },
  );
}

const keySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

/** @throws HttpError 400 when the Idempotency-Key cannot be stored. */
function metadataOf(request: FastifyRequest, now: Date): SubmissionMetadata {
  const key = keySchema.safeParse(request.headers["idempotency-key"]);
  if (!key.success) throw new HttpError(400, apiMessages.badKey);
  // The site's forms send a key. A program that sends none wants each call stored.
  const isRepeatByContent = key.data !== undefined;
  return { key: key.data, isRepeatByContent, quarantine: quarantineReasonOfCall(request), now };
}

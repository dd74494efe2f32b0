import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import type { FieldProblem, PostedForm } from "#contract/posted-form.ts";
import type { RenderedDocument } from "#contract/site-build.ts";
import type { Explain } from "../errors/error-mapper.ts";
import type { HttpError } from "../errors/http-error.ts";
import { describeProblem } from "../errors/validation-message.ts";
import {
  clientOf,
  createRateLimiter,
  type RateLimit,
  type TakeFromLimit,
  tooMany,
} from "../limits/rate-limit.ts";
import { createDocumentCache } from "../site/document-cache.ts";
import { sendPrepared } from "../site/prepared-document.ts";
import { doubtAboutPost } from "./form-signals.ts";
import type { Arrival } from "./request-metadata.ts";

/** A form of a page, as a browser without scripts posts it to the page's own address. */
export interface PostableForm<Content, Fields> {
  readonly path: string;
  readonly schema: z.ZodType<Content>;
  /** The fields that the page shows again after a failure, all empty. */
  readonly emptyFields: Fields;
  /** The fields that are read and never shown again. */
  readonly secretFields?: readonly string[];
  /** Under it two contents count as the same. */
  hash(content: Content): string;
  /** Stores what was sent, and gives what the visitor is told. */
  receive(
    content: Content,
    arrival: Arrival,
  ): Promise<{ readonly message: string; readonly reference?: string | undefined }>;
  /** The words for what went wrong, around those that say what it was. */
  failureWords(message: string): string;
  /** Answers with the page, and the outcome in it. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    posted: PostedForm<Fields>,
  ): Promise<FastifyReply>;
  /** Renders the page with this outcome. The result is the same for every visitor. */
  render(posted: PostedForm<Fields>): Promise<RenderedDocument>;
}

export interface FormPostDependencies {
  readonly clock: () => Date;
  readonly takeFromLimit: TakeFromLimit;
  /** Turns whatever was thrown into an answer. */
  readonly explain: Explain;
  readonly publicApiOrigin: string | undefined;
}

/**
 * A form without scripts carries no key, because its document is the same file for every visitor. The same content
 * counts as a repeated click for this long after it was stored.
 */
const repeatWindowMs = 10 * 60_000;

/**
 * A client over its limit gets back what was typed this often, because a person needs that. For more refusals than
 * this the body is not even read.
 */
const politeRefusals: RateLimit = { burst: 5, perMinute: 5 };

/**
 * Takes the form's posts and answers each with the page: 201 when it is stored, else what is wrong, with what was typed.
 * To be registered in a scope of its own, which from then on takes what forms send and nothing else.
 */
export function registerFormPosts<Content, Fields extends { readonly [Name in keyof Fields]: string }>(
  scope: FastifyInstance,
  form: PostableForm<Content, Fields>,
  { clock, takeFromLimit, explain, publicApiOrigin }: FormPostDependencies,
): void {
  acceptFormPosts(scope);
  const names = Object.keys(form.emptyFields);
  const refuseFlood = createRateLimiter(politeRefusals, () => performance.now());
  const refusals = new WeakMap<FastifyRequest, HttpError>();
  const keep = createDocumentCache(publicApiOrigin);
  /** The same for everybody, so that a flood costs neither rendering nor compressing. */
  const floodPage = () =>
    keep("flood", () =>
      form.render({
        outcome: "failed",
        message: form.failureWords(apiMessages.tooManyForms),
        fields: form.emptyFields,
      }),
    );

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const client = clientOf(request);
    const wait = await takeFromLimit(client);
    if (wait === 0) return undefined;
    const refusal = tooMany(wait);
    refusals.set(request, refusal);
    if (refuseFlood(client) === 0) return undefined;
    return sendPrepared(request, reply.headers(refusal.headers), refusal.status, await floodPage());
  }

  scope.post(form.path, { onRequest: limit }, async (request, reply) => {
    const fields = readFields(request.body, names) as unknown as Fields;
    const failed = ({ message, field }: ApiError): PostedForm<Fields> => ({
      outcome: "failed",
      message: form.failureWords(message),
      fields,
      problem: fieldProblem({ message, field }),
    });
    try {
      const refusal = refusals.get(request);
      if (refusal) throw refusal;
      const sent = { ...fields, ...readFields(request.body, form.secretFields ?? []) };
      const parsed = form.schema.safeParse(sent);
      if (!parsed.success) {
        return await form.answer(request, reply, 400, failed(describeProblem(parsed.error, sent)));
      }
      const now = clock();
      const answer = await form.receive(parsed.data, {
        // No call can carry this key: it has a blank.
        key: `form ${form.hash(parsed.data)}`,
        keyLifetimeMs: repeatWindowMs,
        quarantine: doubtAboutPost(request.body),
        now,
      });
      return await form.answer(request, reply, 201, { outcome: "sent", ...answer, fields: form.emptyFields });
    } catch (error) {
      const refusal = explain(error, request);
      return form.answer(request, reply.headers(refusal.headers), refusal.status, failed(refusal));
    }
  });
}

function acceptFormPosts(scope: FastifyInstance): void {
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** The fields of these names, as they were typed; one that was not sent is empty. */
function readFields(body: unknown, names: readonly string[]): Record<string, string> {
  const sent = (body ?? {}) as Readonly<Record<string, string>>;
  return Object.fromEntries(names.map((name) => [name, Object.hasOwn(sent, name) ? (sent[name] ?? "") : ""]));
}

/** What the page says beside the field at fault; nothing when it is no field's fault. */
function fieldProblem({ field, message }: ApiError): FieldProblem | undefined {
  return field === undefined ? undefined : { field, message };
}

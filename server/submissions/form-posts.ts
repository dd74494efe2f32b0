import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { HttpError } from "../http/errors/http-error.ts";
import { sendDocument } from "../http/files/representation.ts";
import { consumeCall, createRateLimiter, type RateLimiter } from "../http/limits/rate-limit.ts";
import { createPageCache, sendRendered } from "../http/site/rendered-documents.ts";
import type { RenderedPage } from "../http/site/site-build.ts";
import { validateByZod } from "../http/zod-compilers.ts";
import { rejectionsWithBody } from "../limits.ts";
import { quarantineReasonOfPost } from "./form-signals.ts";
import type { SubmissionMetadata } from "./receive-submission.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why a post over its limit is refused with the page of its form and what was typed. */
    rateLimitError: HttpError | null;
  }
}

/** What the visitor reads when the content is stored. */
interface Accepted {
  readonly message: string;
  readonly reference?: string | undefined;
}

/** A form of a page, as a browser without scripts posts it to the page's own address. */
export interface PostableForm<Content, Fields> {
  readonly path: string;
  readonly clock: () => Date;
  readonly limiter: RateLimiter;
  readonly schema: z.ZodType<Content>;
  /** The fields that the page shows again after a failure, all empty. */
  readonly emptyFields: Fields;
  /** Fields that are read and never shown again. */
  readonly secretFields?: readonly string[];
  /** Stores the content and returns what the visitor reads. */
  receive(content: Content, metadata: SubmissionMetadata): Promise<Accepted>;
  /** Puts the message of a failure into a sentence. */
  failureWords(message: string): string;
  render(posted: FormPostResult<Fields>, request: FastifyRequest): Promise<RenderedPage>;
  /** Renders a page that is the same for every visitor, so that it can be cached. */
  renderForEverybody(posted: FormPostResult<Fields>): Promise<RenderedPage>;
}

/**
 * Answers posts of the form with its page: 201 when the content is stored, else what is wrong and what was typed.
 * Call it in a plugin of its own: the plugin's routes then take form bodies and no JSON.
 */
export async function registerFormPosts<Content, Fields extends { readonly [Name in keyof Fields]: string }>(
  app: FastifyInstance,
  form: PostableForm<Content, Fields>,
): Promise<void> {
  app.removeContentTypeParser("application/json");
  await app.register(formbody);
  app.decorateRequest("rateLimitError", null);
  const { emptyFields, secretFields = [] } = form;
  const rejectionLimiter = createRateLimiter(rejectionsWithBody, () => performance.now());
  const cached = createPageCache();

  function refused(
    { message, field }: ApiError,
    fields: Fields = emptyFields,
    filledSecrets?: readonly string[],
  ): FormPostResult<Fields> {
    const problem = field === undefined ? undefined : { field, message };
    return { kind: "post-refused", message: form.failureWords(message), fields, problem, filledSecrets };
  }

  async function limit(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const error = await consumeCall(form.limiter, request);
    if (!error) return undefined;
    request.rateLimitError = error;
    if (!(await consumeCall(rejectionLimiter, request))) return undefined;
    const minutes = Math.ceil(Number(error.headers["retry-after"]) / 60);
    // Rendered and compressed once for each number of minutes, so that a flood of posts costs neither again.
    const page = await cached(`too many posts, ${minutes}`, () =>
      form.renderForEverybody(refused({ message: apiMessages.tooManyForms(minutes) })),
    );
    return sendDocument(request, reply.headers(error.headers), page, error.status);
  }

  /** For a body that is too large or of another kind: the handler below is not called then. */
  async function answerUnread(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status, message, headers } = app.mapError(error, request);
    // The usual message asks for JSON, as the API takes it.
    const words = status === 415 ? apiMessages.malformedRequest : message;
    const page = await form.renderForEverybody(refused({ message: words }));
    return sendRendered(request, reply.headers(headers), page, status);
  }

  app.post(form.path, { onRequest: limit, errorHandler: answerUnread }, async (request, reply) => {
    const body = (request.body ?? {}) as FormBody;
    const fields = readFields(body, Object.keys(emptyFields)) as unknown as Fields;
    const secrets = readFields(body, secretFields);

    async function refuse(error: unknown): Promise<FastifyReply> {
      const { status, headers, message, field } = app.mapError(error, request);
      const filledSecrets = secretFields.filter((name) => secrets[name] !== "");
      const result = refused(
        { message, field },
        fields,
        filledSecrets.length > 0 ? filledSecrets : undefined,
      );
      return sendRendered(request, reply.headers(headers), await form.render(result, request), status);
    }

    if (request.rateLimitError) return refuse(request.rateLimitError);
    let accepted: Accepted;
    try {
      const content = validateByZod(form.schema, { ...fields, ...secrets });
      if (content.error) return refuse(content.error);
      accepted = await form.receive(content.value, {
        isRepeatByContent: true,
        quarantine: quarantineReasonOfPost(body),
        now: form.clock(),
      });
    } catch (error) {
      return refuse(error);
    }
    try {
      const page = await form.render({ kind: "posted", ...accepted, fields: emptyFields }, request);
      return await sendRendered(request, reply, page, 201);
    } catch (error) {
      // In words alone: another page would say that nothing was stored.
      request.log.error({ err: error }, "The page of an accepted form cannot be rendered");
      const { message, reference = "" } = accepted;
      return reply.code(201).type("text/plain; charset=utf-8").send(`${message} ${reference}`.trim());
    }
  });
}

type FormBody = Readonly<Record<string, string | string[]>>;

/**
 * The fields of these names as they were typed. A field that was not sent is empty; of a repeated one, the last counts.
 */
function readFields(body: FormBody, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, [body[name] ?? ""].flat().at(-1) ?? ""]));
}

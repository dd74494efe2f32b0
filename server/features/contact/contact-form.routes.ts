import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contact } from "#content/en/contact.ts";
import type { ApiError } from "#contract/api-error.ts";
import { contactMessageSchema } from "#contract/contact.ts";
import { pathOf } from "#contract/routes.ts";
import type { ContactFields, RenderData } from "#contract/site-build.ts";
import { hashBody } from "../../database/idempotency.ts";
import type { HttpError } from "../../errors.ts";
import { acceptFormPosts, formFields, keyOfForm } from "../../http/form-posts.ts";
import { doubtAboutPost } from "../../http/form-signals.ts";
import { clientOf, tooMany } from "../../http/rate-limit.ts";
import { sendRendered } from "../../http/send-document.ts";
import type { Site } from "../../http/site.ts";
import { describeProblem, fieldProblem } from "../../http/validation-message.ts";
import type { ContactDependencies } from "./contact.routes.ts";
import { receiveContactMessage } from "./receive-contact-message.ts";

export interface ContactFormDependencies extends ContactDependencies {
  readonly site: Site;
  readonly publicApiOrigin: string | undefined;
  /** Turns whatever was thrown into an answer. */
  readonly explain: (error: unknown, request: FastifyRequest) => HttpError;
}

/**
 * The contact form as browsers without scripts send it: POST /contact-us, answered with the Contact page. To be
 * registered in a scope of its own.
 */
export function registerContactForm(scope: FastifyInstance, dependencies: ContactFormDependencies): void {
  const { receiver, clock, takeFromLimit, explain } = dependencies;
  acceptFormPosts(scope);

  scope.post(pathOf("contact"), async (request, reply) => {
    const fields = formFields(request.body, fieldNames);
    try {
      const wait = await takeFromLimit(clientOf(request));
      if (wait > 0) throw tooMany(wait);
      const parsed = contactMessageSchema.safeParse(fields);
      if (!parsed.success) {
        return await answer(request, reply, 400, failed(describeProblem(parsed.error, fields), fields));
      }
      const now = clock();
      const key = keyOfForm(hashBody(parsed.data), now);
      const quarantine = doubtAboutPost(request.body);
      const { message } = await receiveContactMessage(receiver, parsed.data, { key, quarantine, now });
      return await answer(request, reply, 201, { outcome: "sent", message, fields: noFields });
    } catch (error) {
      const refusal = explain(error, request);
      return answer(request, reply.headers(refusal.headers), refusal.status, failed(refusal, fields));
    }
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    outcome: NonNullable<RenderData["contact"]>,
  ): Promise<FastifyReply> {
    const { renderDocument } = await dependencies.site.renderer();
    const document = renderDocument(pathOf("contact"), { contact: outcome });
    return sendRendered(request, reply, status, document, dependencies.publicApiOrigin);
  }
}

const noFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };
const fieldNames = Object.keys(noFields) as (keyof ContactFields)[];

function failed(problem: ApiError, fields: ContactFields): NonNullable<RenderData["contact"]> {
  const message = contact.alerts.errorPrefix + problem.message;
  return { outcome: "failed", message, fields, problem: fieldProblem(problem) };
}

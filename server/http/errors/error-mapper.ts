import type { FastifyInstance, FastifyRequest } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { contact } from "#content/en/contact.ts";
import type { ApiError } from "#contract/api-error.ts";
import type { Database } from "../../database/connect.ts";
import { HttpError } from "./http-error.ts";

/** Tells a client when it makes sense to try again, in seconds. */
const whenAvailable = { headers: { "retry-after": "5" } };

const byFastifyCode: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpError(400, apiMessages.noBody),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpError(400, apiMessages.brokenJson),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, apiMessages.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, apiMessages.wrongContentType),
};

/** Turns whatever was thrown into what a visitor is told. Unexpected errors go to the log, not to the visitor. */
export type Explain = (error: unknown, request: FastifyRequest) => HttpError;

/** An explainer that knows the database's way of saying that it is not available. */
export function createExplainer(database: Database): Explain {
  return (error, request) => {
    if (error instanceof HttpError) return error;
    const known = byFastifyCode[codeOf(error)];
    if (known) return known;
    // Who leaves in the middle of a request breaks a connection too; it is not the database's.
    if (!request.raw.complete && request.raw.destroyed)
      return new HttpError(400, apiMessages.malformedRequest);
    if (database.isUnavailable(error)) {
      request.log.error({ err: error }, "The database is not available");
      const message = request.method === "POST" ? apiMessages.cannotSave : apiMessages.unavailable;
      return new HttpError(503, message, whenAvailable);
    }
    const status = statusOf(error);
    if (status >= 400 && status < 500) return new HttpError(status, apiMessages.malformedRequest);
    request.log.error({ err: error }, "A request failed unexpectedly");
    return status === 503
      ? new HttpError(503, apiMessages.unavailable, whenAvailable)
      : new HttpError(500, contact.alerts.serverError);
  };
}

/** Every error becomes `{ "message": … }`, with the field at fault if there is one, and the right status. */
export function answerErrors(app: FastifyInstance, explain: Explain): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, message, headers, field } = explain(error, request);
    const body: ApiError = { message, field };
    return reply.code(status).headers(headers).header("cache-control", "no-store").send(body);
  });
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

function statusOf(error: unknown): number {
  return typeof error === "object" && error !== null && "statusCode" in error
    ? Number(error.statusCode)
    : 500;
}

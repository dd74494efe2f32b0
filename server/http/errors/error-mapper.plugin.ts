import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import type { Database } from "../../database/database.ts";
import { retryAfterSeconds } from "../../limits.ts";
import { HttpError } from "./http-error.ts";

/** Turns anything thrown into the answer for a visitor, and logs unexpected errors. */
export type MapError = (error: unknown, request: FastifyRequest) => HttpError;

declare module "fastify" {
  interface FastifyInstance {
    readonly mapError: MapError;
  }
}

const retryLater = { headers: { "retry-after": String(retryAfterSeconds) } };

const byFastifyCode: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpError(400, apiMessages.noBody),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpError(400, apiMessages.brokenJson),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, apiMessages.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpError(415, apiMessages.wrongContentType),
};

interface ErrorMapperOptions {
  readonly database: Database;
  readonly unexpected: string;
}

/** Answers every error with its status and an `ApiError`. Adds `app.mapError` for routes that answer with a page. */
export const errorMapper = fastifyPlugin(async (app: FastifyInstance, options: ErrorMapperOptions) => {
  const mapError = createErrorMapper(options);
  app.decorate("mapError", mapError);
  app.setErrorHandler((error, request, reply) => {
    const { status, message, headers, field } = mapError(error, request);
    const body: ApiError = { message, field };
    return reply.code(status).headers(headers).header("cache-control", "no-store").send(body);
  });
});

function createErrorMapper({ database, unexpected }: ErrorMapperOptions): MapError {
  return (error, request) => {
    if (error instanceof HttpError) return error;
    const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
    const known = byFastifyCode[code];
    if (known) return known;
    // A client that leaves in the middle of a request causes the same errors as a lost database.
    if (!request.raw.complete && request.raw.destroyed)
      return new HttpError(400, apiMessages.malformedRequest);
    if (database.isUnavailable(error)) {
      request.log.error({ err: error }, "The database is not available");
      const isRead = request.method === "GET" || request.method === "HEAD";
      const message = isRead ? apiMessages.unavailable : apiMessages.cannotSave;
      return new HttpError(503, message, retryLater);
    }
    if (statusCode >= 400 && statusCode < 500) return new HttpError(statusCode, apiMessages.malformedRequest);
    request.log.error({ err: error }, "A request failed unexpectedly");
    return statusCode === 503
      ? new HttpError(503, apiMessages.unavailable, retryLater)
      : new HttpError(500, unexpected);
  };
}

import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type DeskAccess, isPermitted } from "#contract/desk/roles.ts";
import { minuteMs } from "#contract/durations.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { isApiPath } from "../../http/pathname.ts";
import { deviceMs, sessionMs } from "../../limits.ts";
import { createDeviceToken, type DeviceOwner, readDeviceToken } from "../accounts/device-tokens.ts";
import { type DeskSession, findSession, touchSession } from "../accounts/sessions.repository.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";
import { deskMessages } from "../desk-messages.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly access?: DeskAccess;
  }
  interface FastifyRequest {
    deskSession: DeskSession | null;
  }
}

/** How exactly the last use of a session is stored, because a write for each call would be too many. */
const touchEveryMs = minuteMs;

/** Refuses calls that the caller may not make. An API route without `access` in its `config` stops the start. */
export const access = fastifyPlugin(
  async (app: FastifyInstance, { database, writeQueue, clock }: DeskDependencies) => {
    await app.register(cookie);
    app.decorateRequest("deskSession", null);

    app.addHook("onRoute", (route) => {
      if (!isApiPath(route.url) || route.method === "HEAD") return;
      if (route.config?.access === undefined)
        throw new Error(`The route ${route.url} does not say who may call it.`);
    });

    app.addHook("onRequest", async (request) => {
      const { access: needed } = request.routeOptions.config;
      if (needed === undefined) return;
      if (!isSameOrigin(request)) throw new HttpError(403, deskMessages.crossSite);
      const token = request.cookies[cookieName(request, "desk")];
      const session = token === undefined ? undefined : await findSession(database.kysely, token, clock());
      request.deskSession = session ?? null;
      if (session) touch(session, request);
      const refusal = refusalOf(needed, session);
      if (refusal) throw refusal;
    });

    const touching = new Set<string>();

    /** Not awaited: the answer does not depend on it. */
    function touch(session: DeskSession, request: FastifyRequest): void {
      const now = clock();
      if (now.getTime() - Date.parse(session.lastUsedAt) < touchEveryMs) return;
      if (touching.has(session.id)) return;
      touching.add(session.id);
      writeQueue
        .addBackground((transaction) => touchSession(transaction, session, now))
        .catch((error: unknown) =>
          request.log.warn({ err: error }, "The use of a session could not be stored"),
        )
        .finally(() => touching.delete(session.id));
    }
  },
);

function refusalOf(needed: DeskAccess, session: DeskSession | undefined): HttpError | undefined {
  if (needed === "everybody") return undefined;
  if (!session) return new HttpError(401, deskMessages.signedOut);
  if (needed === "password-given") return undefined;
  if (session.state !== "full") return new HttpError(401, deskMessages.secondFactorMissing);
  if (needed === "account") return undefined;
  const { role, needsSecondFactor, hasSecondFactor } = session.staff;
  if (needsSecondFactor && !hasSecondFactor) return new HttpError(403, deskMessages.mustEnrol);
  return isPermitted(role, needed) ? undefined : new HttpError(403, deskMessages.notPermitted);
}

/**
 * The __Host- prefix, which browsers accept only over https, keeps other hosts of the domain from planting a cookie.
 */
function cookieName({ protocol }: FastifyRequest, name: "desk" | "desk-device"): string {
  return protocol === "https" ? `__Host-${name}` : name;
}

/** No script can read a cookie, and no page of another site can make the browser send it. */
function cookieOptions({ protocol }: FastifyRequest) {
  return { path: "/", httpOnly: true, sameSite: "strict", secure: protocol === "https" } as const;
}

/** Gives the browser a session's token. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = sessionMs.absolute / 1000;
  reply.setCookie(cookieName(request, "desk"), token, { ...cookieOptions(request), maxAge });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request, "desk"), cookieOptions(request));
}

/** Makes the browser a device of the account, or keeps it one. The cookie outlives the session. */
export function setDeviceCookie(
  { vault, clock }: DeskDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: DeviceOwner,
): void {
  const token = createDeviceToken(vault, owner, deviceTokenOf(request), clock());
  const maxAge = deviceMs / 1000;
  reply.setCookie(cookieName(request, "desk-device"), token, { ...cookieOptions(request), maxAge });
}

/** The browser's device, if the account was signed in there before. */
export function deviceOf(
  { vault, clock }: DeskDependencies,
  request: FastifyRequest,
  owner: DeviceOwner | undefined,
): string | undefined {
  return owner && readDeviceToken(vault, owner, deviceTokenOf(request), clock());
}

function deviceTokenOf(request: FastifyRequest): string {
  return request.cookies[cookieName(request, "desk-device")] ?? "";
}

/**
 * Whether a page of the desk sent a request. Today's browsers say so in Sec-Fetch-Site, older browsers and programs in
 * Origin. A request with neither may only read.
 */
function isSameOrigin(request: Pick<FastifyRequest, "headers" | "protocol" | "host" | "method">): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  const isReading = request.method === "GET" || request.method === "HEAD";
  // "none": the user typed the address, or opened a bookmark.
  if (site !== undefined) return site === "same-origin" || (isReading && site === "none");
  if (origin !== undefined) return origin === `${request.protocol}://${request.host}`;
  return isReading;
}

import type { z } from "zod";
import type { DeskEndpointName, DeskMethod, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import { CallError } from "#desk/errors/call-error.ts";
import { addressWith, type QueryParts } from "#desk/navigation/query.ts";
import { callErrors } from "#desk/words/common.ts";

type Endpoints = typeof deskEndpoints;

/** The body of a response; undefined for 204. */
type ResponseBody<Name extends DeskEndpointName> = Endpoints[Name] extends {
  readonly response: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** What a request takes: an id, a query and a body only if the contract says so. */
type Options<Name extends DeskEndpointName> = {
  readonly signal?: AbortSignal | undefined;
  /** Also sends the call while the page closes. */
  readonly keepalive?: boolean;
} & (Name extends `${string}/:id${string}` ? { readonly id: string } : unknown) &
  (Endpoints[Name] extends { readonly query: infer Schema extends z.ZodType }
    ? {
        readonly query?:
          | { readonly [Key in keyof z.input<Schema>]?: string | number | undefined }
          | URLSearchParams;
      }
    : unknown) &
  (Endpoints[Name] extends { readonly body: infer Schema extends z.ZodType }
    ? { readonly body: z.input<Schema> }
    : unknown);

interface AnyOptions {
  readonly id?: string;
  readonly query?: QueryParts;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

type SessionLost = () => void;
let onSessionLost: SessionLost = () => {};

/**
 * Sets what happens when the server answers that this session may not do something: the desk reads the session again,
 * and asks to sign in or to set up a second factor, at the same address.
 */
export function whenSessionIsLost(handler: SessionLost): void {
  onSessionLost = handler;
}

/** How long a response may take, in milliseconds. Without it a dropped connection stays busy for minutes. */
const responseTimeoutMs = 30_000;

/**
 * Calls an endpoint of the desk's API. Resolves with the response's JSON (undefined for 204). Throws a `CallError`
 * otherwise, also when no response comes in time; an aborted call throws the browser's AbortError.
 */
export async function call<Name extends DeskEndpointName>(
  name: Name,
  ...[options]: object extends Options<Name> ? [Options<Name>?] : [Options<Name>]
): Promise<ResponseBody<Name>> {
  const { id, query, body, signal, keepalive }: AnyOptions = options ?? {};
  const { method, path } = requestLine(name, id);
  const limit = AbortSignal.timeout(responseTimeoutMs);
  const init = { keepalive, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  const response = await send(method, addressWith(path, query ?? {}), body, init);
  const received = await readJson(response);
  if (response.ok) return received as ResponseBody<Name>;
  throw refused(response, received);
}

/** Reads a file of the desk's API while it comes, in parts of any size and for as long as it takes. */
export async function* readFile(
  name: Extract<DeskEndpointName, `GET ${string}.csv`>,
  query: URLSearchParams,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { method, path } = requestLine(name);
  const response = await send(method, addressWith(path, query), undefined, { signal });
  if (!response.ok || !response.body) throw refused(response, await readJson(response));
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch (error) {
    throw connectionError(error);
  }
}

function refused(response: Response, received: unknown): CallError {
  // 403: maybe a second factor has to be set up first.
  if (response.status === 401 || response.status === 403) onSessionLost();
  return errorOf(response, received);
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

async function send(
  method: DeskMethod,
  url: string,
  body: unknown,
  { signal, keepalive = false }: { readonly signal: AbortSignal; readonly keepalive?: boolean | undefined },
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      keepalive,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
  } catch (error) {
    throw connectionError(error);
  }
}

/** What is thrown when no response came, or only a part of it. */
function connectionError(error: unknown): unknown {
  return isAbort(error) ? error : new CallError(callErrors.offline, 0);
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw connectionError(error);
    if (response.ok) throw new CallError(callErrors.unexpected, response.status);
    return undefined;
  }
}

function errorOf(response: Response, received: unknown): CallError {
  const { message, field } = (received ?? {}) as { readonly message?: string; readonly field?: string };
  return new CallError(message || wordsOf(response), response.status, field);
}

function wordsOf({ status, headers }: Response): string {
  if (status === 403) return callErrors.forbidden;
  if (status === 409) return callErrors.conflict;
  if (status === 429) return callErrors.tooMany(Number(headers.get("Retry-After") ?? 60));
  return callErrors.server;
}

/**
 * A fake of the desk's server, for the tests of single screens and for screenshots: the built desk under its
 * Content-Security-Policy, and its calls on invented records in memory. `tests/e2e/desk-day.spec.ts` uses the real
 * server. Alone: `node tests/support/desk/fake-desk.ts [port]`.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Role } from "#contract/desk/roles.ts";
import { HttpError } from "#server/http/errors/http-error.ts";
import { contentTypeOf } from "#server/http/files/content-types.ts";
import { deskPolicy } from "#server/http/headers/content-security-policy.ts";
import { createFakeApi, type FakeRecords, type Handler } from "./fake-desk-api.ts";

const deskFolder = fileURLToPath(new URL("../../../dist/desk", import.meta.url));

export interface FakeDesk {
  readonly origin: string;
  /** The records, for tests that look at what was stored or change them behind the desk's back. */
  readonly records: FakeRecords;
  /** Sends a server-sent event to every open desk. */
  readonly emit: (name: string, data: unknown) => void;
  /** Ends the session, as when it has expired: the next call is answered 401. */
  readonly endSession: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port, or the given one. Somebody of the role is signed in unless `signedIn` is false. */
export async function startFakeDesk({
  port = 0,
  role = "admin" as Role,
  signedIn = true,
} = {}): Promise<FakeDesk> {
  const streams = new Set<ServerResponse>();
  const state = createFakeApi(role, signedIn);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://desk");
    if (pathname === "/api/events") openStream(response, streams);
    else if (pathname.startsWith("/api/")) void answer(state, request, response, pathname, searchParams);
    else sendFile(response, pathname);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    records: state.records,
    emit: (name, data) => {
      for (const stream of streams) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    endSession: state.endSession,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function openStream(response: ServerResponse, streams: Set<ServerResponse>): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(":ok\n\n");
  streams.add(response);
  response.on("close", () => streams.delete(response));
}

function sendFile(response: ServerResponse, pathname: string): void {
  const file = join(deskFolder, normalize(pathname));
  const path = extname(pathname) !== "" && existsSync(file) ? file : join(deskFolder, "index.html");
  response.writeHead(200, {
    "content-type": contentTypeOf(path),
    "content-security-policy": deskPolicy,
    "cache-control": "no-store",
  });
  response.end(readFileSync(path));
}

async function answer(
  { handlers, isSignedIn }: ReturnType<typeof createFakeApi>,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  query: URLSearchParams,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { handler, id } = find(handlers, request.method ?? "GET", pathname);
  try {
    if (!handler) throw new HttpError(404, "There is no such call.");
    if (!isSignedIn() && !isOpen(pathname)) throw new HttpError(401, "Sign in first.");
    const result = handler({ id, query, body: text ? JSON.parse(text) : undefined });
    if (result === undefined) response.writeHead(204).end();
    else if (typeof result === "string")
      response.writeHead(200, { "content-type": "text/csv; charset=utf-8" }).end(result);
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 400;
    const message = error instanceof Error ? error.message : String(error);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
  }
}

/** What answers without a session. */
function isOpen(pathname: string): boolean {
  return pathname === "/api/session" || pathname.startsWith("/api/invitation/");
}

function find(handlers: ReadonlyMap<string, Handler>, method: string, pathname: string) {
  const exact = handlers.get(`${method} ${pathname}`);
  if (exact) return { handler: exact, id: "" };
  for (const [key, handler] of handlers) {
    const match = new RegExp(`^${key.replace(":id", "([^/]+)")}$`).exec(`${method} ${pathname}`);
    if (match) return { handler, id: decodeURIComponent(match[1] ?? "") };
  }
  return { handler: undefined, id: "" };
}

if (import.meta.filename === process.argv[1]) {
  const desk = await startFakeDesk({ port: Number(process.argv[2] ?? 18_610) });
  console.log(`The desk on invented records: ${desk.origin}`);
}

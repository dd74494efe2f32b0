import { randomUUIDv7 } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { Application } from "#contract/applicants.ts";
import type { ContactMessage } from "#contract/contact.ts";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import type { Role } from "#contract/desk/roles.ts";
import type { Database } from "#server/database/database.ts";
import { hashPassword } from "#server/desk/accounts/passwords.ts";
import { createSession } from "#server/desk/accounts/sessions.repository.ts";
import { buildDesk } from "#server/desk/desk-app.ts";
import type { RecordTable } from "#server/records/record-names.ts";
import type { Vault } from "#server/vault/vault.ts";
import { createWriteQueue } from "#server/write-queue/write-queue.ts";
import { application } from "./applications.ts";
import { contactMessage } from "./contact-messages.ts";
import { type DatabaseSettings, type Engine, open } from "./databases.ts";
import { postJson, startServer, type TestServerOptions } from "./test-server.ts";

/** The password of everybody who joins by `join`. */
export const deskPassword = "correct horse battery";

/** Hashed once: the hash is slow on purpose. */
let passwordHash: Promise<string> | undefined;

export interface DeskCaller {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The value of the Cookie header. */
  readonly cookie: string;
  /** Makes a call as the desk's own page does. `id` fills the path's `:id`. */
  call(
    name: DeskEndpointName,
    options?: { readonly id?: string; readonly body?: unknown; readonly query?: Record<string, string> },
  ): Promise<DeskResponse>;
}

export interface DeskResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it freely, and fail if it is something else.
  readonly body: any;
}

/** A message or an application that a visitor sent. */
interface SentRecord {
  readonly id: string;
  readonly reference: string;
}

export interface TestDesk {
  /** e.g. "http://127.0.0.1:43211" */
  readonly address: string;
  /** The public site of the same process. */
  readonly site: string;
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly vault: Vault;
  readonly settings: DatabaseSettings;
  readonly logged: string[];
  /** Moves the desk's clock ahead by this many milliseconds, until the test ends. */
  advance(ms: number): void;
  now(): Date;
  /** Sends a message as a visitor does. */
  send(changes?: Partial<ContactMessage>): Promise<SentRecord>;
  /** Applies for a job as a visitor does. */
  apply(changes?: Partial<Application>): Promise<SentRecord>;
  /** A new colleague who is signed in. */
  join(role: Role, name?: string): Promise<DeskCaller>;
  /** Makes calls with this cookie, or none; to another address only if it is given. */
  callWith(cookie: string | undefined, to?: string): DeskCaller["call"];
  /**
   * Starts the desk once more over the same database, as another process would. It ends with the first.
   *
   * @param watch puts something between the desk and its database, such as a recorder of statements.
   */
  startAnother(watch?: (database: Database) => Database): Promise<{ readonly address: string }>;
  close(): Promise<void>;
}

/**
 * Starts site and desk as one process does, over a stub build and an empty database.
 *
 * @param addToBuild adds files to the stub build, which has no pages of the desk.
 */
export async function startDesk(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
  addToBuild?: TestServerOptions["addToBuild"],
): Promise<TestDesk> {
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const site = await startServer(engine, environment, { clock, ...(addToBuild && { addToBuild }) });
  const { config, database, vault, settings, log, logged, dist } = site;
  const app = await buildDesk({
    config,
    database,
    vault,
    writeQueue: site.app.writeQueue,
    clock,
    log,
    dist,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = addressOf(app);

  function callWith(cookie: string | undefined, to = address): DeskCaller["call"] {
    return async (name, { id, body, query } = {}) => {
      const { method, path } = requestLine(name, id);
      const response = await fetch(`${to}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
        method,
        headers: {
          "sec-fetch-site": "same-origin",
          ...(cookie !== undefined && { cookie }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    };
  }

  async function post(path: string, body: object, table: RecordTable): Promise<SentRecord> {
    const answer = await postJson(site.address + path, body);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    const rows = database.kysely.selectFrom(table).select("id").where("reference", "=", reference);
    return { ...(await rows.executeTakeFirstOrThrow()), reference };
  }

  const others: (() => Promise<void>)[] = [];
  return {
    address,
    site: site.address,
    app,
    database,
    vault,
    settings,
    logged,
    advance(ms) {
      if (aheadMs === 0)
        onTestFinished(() => {
          aheadMs = 0;
        });
      aheadMs += ms;
    },
    now: clock,
    send: (changes) => post("/api/v1/contact/new", { ...contactMessage, ...changes }, "contact_messages"),
    apply: (changes) => post("/api/v1/applicants", { ...application, ...changes }, "applicants"),
    async join(role, name = `${role} ${randomUUIDv7().slice(-4)}`) {
      passwordHash ??= hashPassword(deskPassword);
      const id = randomUUIDv7();
      const email = `${id}@desk.example.com`;
      await database.kysely
        .insertInto("desk_staff")
        .values({
          id,
          email,
          name,
          role,
          active: 1,
          password_hash: await passwordHash,
          second_factor_required: 0,
          created_at: clock().toISOString(),
          version: 1,
        })
        .execute();
      const { token } = await createSession(
        database.kysely,
        { staff_id: id, state: "full", userAgent: "test" },
        clock(),
      );
      const cookie = `desk=${token}`;
      return { id, name, email, role, cookie, call: callWith(cookie) };
    },
    callWith,
    async startAnother(watch = (database) => database) {
      const own = watch(await open(settings));
      const writeQueue = createWriteQueue(own);
      const another = await buildDesk({ config, database: own, vault, writeQueue, clock, log, dist });
      await another.listen({ host: "127.0.0.1", port: 0 });
      others.push(async () => {
        await another.close();
        await writeQueue.drain();
        await own.close();
      });
      return { address: addressOf(another) };
    },
    async close() {
      for (const end of others) await end();
      await app.close();
      await site.close();
    },
  };
}

/** A desk of its own for the tests of a `describe`, over an empty database. It is there when the first one begins. */
export function useDesk(engine: Engine, environment: Readonly<Record<string, string>> = {}): TestDesk {
  const desk = {} as TestDesk;
  beforeAll(async () => void Object.assign(desk, await startDesk(engine, environment)));
  afterAll(() => desk.close());
  return desk;
}

/** A colleague of such a desk who is signed in. */
export function useColleague(desk: TestDesk, role: Role, name?: string): DeskCaller {
  const colleague = {} as DeskCaller;
  beforeAll(async () => void Object.assign(colleague, await desk.join(role, name)));
  return colleague;
}

function addressOf({ server }: FastifyInstance): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

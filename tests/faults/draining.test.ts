/** Keep-alive connections of a real process at SIGTERM: nothing that has reached it is lost. */

import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { emptyDatabase, environmentOf, open } from "#tests/support/databases.ts";
import { launchOnHeldSocket } from "#tests/support/held-socket.ts";
import { openSocket } from "#tests/support/raw-http.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { soon } from "#tests/support/time-limits.ts";

const connectionsAtOnce = 16;
/** More than the buffers of a connection hold. */
const pictureBytes = 32 * 1024 * 1024;
const dist = makeStubBuild();

async function onServer(use: (app: RunningApp) => Promise<{ acknowledged: string[] }>): Promise<void> {
  const settings = await emptyDatabase("sqlite");
  const app = await startApp(environmentOf(settings), dist);
  const { acknowledged } = await use(app);
  expect(await app.ended).toMatchObject({ code: 0 });
  const database = await open(settings);
  const stored = await database.kysely.selectFrom("contact_messages").select("subject").execute();
  await database.close();
  expect(stored.map(({ subject }) => subject).sort()).toEqual(acknowledged.toSorted());
  await settings.remove();
}

const bodyOf = (subject: string) => JSON.stringify({ ...contactMessage, subject });

/** A connection that has been used once and is kept. */
async function openKept(address: string): Promise<Socket> {
  const socket = openSocket(address);
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 .+\r\nconnection: keep-alive/is);
  return socket;
}

/** Everything that comes until the server closes the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

test("requests that have begun on kept connections are answered after SIGTERM, each with Connection: close", () =>
  onServer(async ({ child, address }) => {
    const kept = await Promise.all(Array.from({ length: connectionsAtOnce }, () => openKept(address)));
    const unused = await openKept(address);
    for (const socket of kept)
      await new Promise((resolve) =>
        socket.write("POST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\n", resolve),
      );
    const answers = [...kept, unused].map(readToEnd);
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), soon);
    const subjects = kept.map((_, index) => `message ${index}`);
    for (const [index, socket] of kept.entries()) {
      const body = bodyOf(`message ${index}`);
      socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    }
    const received = await Promise.all(answers);
    expect(received.pop()).toBe("");
    for (const answer of received)
      expect(answer).toMatch(/^HTTP\/1\.1 201 .+\r\nconnection: close\r\n.+"reference":/is);
    return { acknowledged: subjects };
  }));

test("an answer that a slow client has not read yet is not cut off by SIGTERM", () =>
  onServer(async ({ child, address }) => {
    const slow = openSocket(address).pause();
    slow.write("GET /pictures/large.avif HTTP/1.1\r\nHost: x\r\n\r\n");
    // The first bytes are here and stay unread.
    await once(slow, "readable");
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), soon);
    const [, body = ""] = (await readToEnd(slow)).split("\r\n\r\n", 2);
    expect(body.length).toBe(pictureBytes);
    return { acknowledged: [] };
  }));

test("visitors who write one message after another: what was sent before SIGTERM is answered, nobody gets an error", () =>
  onServer(async ({ child, address }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connectionsAtOnce });
    const sent = new Set<string>();
    const acknowledged: string[] = [];
    const errors: string[] = [];
    let sentBefore: string[] | undefined;
    await Promise.all(
      Array.from({ length: connectionsAtOnce }, async (_, visitor) => {
        for (let count = 0; ; count++) {
          const subject = `message ${visitor}.${count}`;
          const status = await post(agent, `${address}/api/v1/contact/new`, bodyOf(subject), () =>
            sent.add(subject),
          );
          if (status === 201) acknowledged.push(subject);
          else if (status !== "no answer") errors.push(String(status));
          if (status !== 201) break;
          // By then every visitor has a connection that the server has accepted.
          const isWarm = acknowledged.filter((one) => one.endsWith(".2")).length === connectionsAtOnce;
          if (!isWarm || sentBefore) continue;
          sentBefore = [...sent];
          child.kill("SIGTERM");
        }
      }),
    );
    agent.destroy();
    expect(errors).toEqual([]);
    expect(acknowledged).toEqual(expect.arrayContaining(sentBefore ?? []));
    return { acknowledged };
  }));

test.skipIf(process.platform === "win32")(
  "a restart on a socket that systemd holds refuses nobody",
  async () => {
    const settings = await emptyDatabase("sqlite");
    const holder = launchOnHeldSocket(environmentOf(settings), dist);
    const addresses = () =>
      [...holder.output().matchAll(/listening on (http:[^"\s]+)/g)].map(([, address]) => address);
    await vi.waitFor(() => expect(addresses()).toHaveLength(1), soon);
    const acknowledged: string[] = [];
    const errors: unknown[] = [];
    let goOn = true;
    const agent = new Agent({ keepAlive: false });
    const visitors = Array.from({ length: connectionsAtOnce }, async (_, visitor) => {
      for (let count = 0; goOn; count++) {
        const subject = `message ${visitor}.${count}`;
        const status = await post(agent, `${addresses()[0]}/api/v1/contact/new`, bodyOf(subject));
        if (status === 201) acknowledged.push(subject);
        else errors.push(status);
      }
    });
    const half = connectionsAtOnce * 2;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(half), soon);
    process.kill(holder.servers()[0] ?? 0, "SIGTERM");
    await vi.waitFor(() => expect(addresses()).toHaveLength(2), soon);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(half * 2), soon);
    goOn = false;
    await Promise.all(visitors);
    expect(errors).toEqual([]);
    expect(new Set(addresses()).size).toBe(1);
    await holder.end();
    const database = await open(settings);
    const stored = await database.kysely.selectFrom("contact_messages").select("subject").execute();
    await database.close();
    expect(stored.map(({ subject }) => subject).sort()).toEqual(acknowledged.toSorted());
    await settings.remove();
  },
);

/** @returns the answer's status; "no answer" if the connection ended before any of it came. */
function post(
  agent: Agent,
  address: string,
  body: string,
  onSent: () => void = () => undefined,
): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    request(address, { agent, method: "POST", headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
      response.once("error", (error) => resolve(error.message));
    })
      .once("error", () => resolve("no answer"))
      .once("finish", onSent)
      .end(body);
  });
}

writeFileSync(path.join(dist, "site/pictures/large.avif"), Buffer.alloc(pictureBytes, "picture"));

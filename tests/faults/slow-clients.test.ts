/** Hundreds of deliberately slow connections: visitors do not notice, and each is closed in time. */

import { readdirSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { openSocket } from "#tests/support/raw-http.ts";
import { forRunLength, isLong } from "#tests/support/run-length.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";

const connections = forRunLength(90, 500);
/** The long form lasts until slow bodies are cut off as well. */
const lastsMs = 55_000;
const dripMs = 500;
/** How long nearly every visit may take in the long form, which has the machine for itself. */
const longestVisitMs = 250;

interface Attack {
  readonly name: string;
  /** The time limit in the long form: the server's own limit, two seconds until it checks, and a margin. */
  readonly limitMs: number;
  begin(socket: Socket): void;
  drip(socket: Socket): void;
}

const build = findSiteBuild();
const pictures = path.join(build, "site/pictures");
const largest = readdirSync(pictures)
  .map((file) => ({ file, bytes: statSync(path.join(pictures, file)).size }))
  .reduce((first, second) => (second.bytes > first.bytes ? second : first));
/** More than the buffers of both ends take, so that the server has to wait for the reader. */
const picturesAsked = Math.ceil(24_000_000 / largest.bytes);

const attacks: readonly Attack[] = [
  {
    name: "slow headers",
    limitMs: 17_000,
    begin: (socket) => socket.resume().write("GET / HTTP/1.1\r\nHost: x\r\n"),
    drip: (socket) => socket.write("X: a\r\n"),
  },
  {
    name: "slow body",
    limitMs: 27_000,
    begin: (socket) =>
      socket
        .resume()
        .write(
          "POST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
        ),
    drip: (socket) => socket.write(" "),
  },
  {
    // A client that does not read does not notice the end either: only the server knows how many it closed.
    name: "slow reading",
    limitMs: Number.POSITIVE_INFINITY,
    begin(socket) {
      socket.pause().write(`GET /pictures/${largest.file} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(picturesAsked));
    },
    drip: () => undefined,
  },
];

interface Tally {
  cut: number;
  longestMs: number;
}

/** Keeps one connection open: reconnects when it is cut off. */
async function dawdle(
  address: string,
  attack: Attack,
  tally: Tally,
  isOver: () => boolean,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (!isOver()) {
    const socket = openSocket(address);
    const began = performance.now();
    const age = () => performance.now() - began;
    attack.begin(socket);
    while (!socket.closed && !isOver()) {
      if (socket.writable) attack.drip(socket);
      await sleep(dripMs);
    }
    if (socket.closed) tally.cut++;
    tally.longestMs = Math.max(tally.longestMs, age());
    sockets.push(socket);
  }
  return sockets;
}

/** How many connections the server holds. */
async function countOpen(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)$/m.exec(metrics)?.[1]);
}

/** A visitor on connections of their own, one page after another; gives the time that each took in milliseconds. */
async function visit(address: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const response = await fetch(`${address}/contact-us`, { headers: { connection: "close" } });
    expect([response.status, (await response.text()).length > 1_000]).toEqual([200, true]);
    times.push(performance.now() - began);
    await sleep(20);
  }
  return times.sort((first, second) => first - second);
}

test(`visitors do not notice ${connections} slow connections, and the server closes those`, async () => {
  const settings = await emptyDatabase("sqlite");
  const app = await startApp(environmentOf(settings), build);
  const tallies = attacks.map((): Tally => ({ cut: 0, longestMs: 0 }));
  const [headers, body] = tallies as [Tally, Tally];
  const began = performance.now();
  const isOver = forRunLength(
    () => headers.cut >= connections / attacks.length,
    () => performance.now() - began > lastsMs,
  );
  const dawdlers = Array.from({ length: connections }, (_, index) => {
    const kind = index % attacks.length;
    return dawdle(app.address, attacks[kind] as Attack, tallies[kind] as Tally, isOver);
  });
  // It answers this while it holds them all.
  await expect.poll(() => countOpen(app.address)).toBeGreaterThanOrEqual(connections);
  const times = await visit(app.address, isOver);
  const sockets = (await Promise.all(dawdlers)).flat();
  const open = await countOpen(app.address);
  for (const socket of sockets) socket.destroy();

  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  console.log(
    `${connections} slow connections: ${times.length} visits, p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms; slow headers cut off ${headers.cut} times, after ${inSeconds(headers)} s at most; slow bodies ${body.cut} times, after ${inSeconds(body)} s at most; ${open} open at the end`,
  );
  expect(headers.cut).toBeGreaterThan(0);
  // The short run ends before the other two have reached their limits, and has no figures: others use the processor.
  if (isLong) {
    expect(percentile(0.99)).toBeLessThan(longestVisitMs);
    for (const [kind, { name, limitMs }] of attacks.entries()) {
      expect(tallies[kind]?.longestMs, name).toBeLessThan(limitMs);
    }
    expect(body.cut).toBeGreaterThan(0);
    expect(open).toBeLessThan((connections * 2) / 3 + 20);
  }
  app.child.kill("SIGKILL");
  await app.ended;
  await settings.remove();
});

function inSeconds({ longestMs }: Tally): string {
  return (longestMs / 1000).toFixed(1);
}

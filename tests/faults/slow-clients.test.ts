/** Hundreds of connections that dawdle on purpose: visitors do not notice, and each is cut off in time. */

import { readdirSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { extent, isLong } from "#tests/support/extent.ts";
import { openSocket } from "#tests/support/raw-http.ts";
import { findRealBuild } from "#tests/support/real-build.ts";

const connections = extent(90, 500);
const lastsMs = extent(13_500, 65_000);
const dripMs = 500;
const largestPercentileMs = 250;

interface Attack {
  readonly name: string;
  /** In which it has to be cut off; the server looks every two seconds. */
  readonly limitMs: number;
  begin(socket: Socket): void;
  drip(socket: Socket): void;
}

const build = findRealBuild();
const pictures = path.join(build, "site/pictures");
const largest = readdirSync(pictures)
  .map((file) => ({ file, bytes: statSync(path.join(pictures, file)).size }))
  .reduce((first, second) => (second.bytes > first.bytes ? second : first));
/** More than the buffers of both ends take, so that the server has to wait for the reader. */
const picturesAsked = Math.ceil(24_000_000 / largest.bytes);

const attacks: readonly Attack[] = [
  {
    name: "slow headers",
    limitMs: 13_000,
    begin: (socket) => socket.resume().write("GET / HTTP/1.1\r\nHost: x\r\n"),
    drip: (socket) => socket.write("X: a\r\n"),
  },
  {
    name: "slow body",
    limitMs: 23_000,
    begin: (socket) =>
      socket
        .resume()
        .write(
          "POST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
        ),
    drip: (socket) => socket.write(" "),
  },
  {
    name: "slow reading",
    limitMs: 46_000,
    begin(socket) {
      socket.pause().write(`GET /pictures/${largest.file} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(picturesAsked));
    },
    drip: (socket) => socket.read(1),
  },
];

interface Tally {
  cut: number;
  longestMs: number;
}

/** Keeps one connection under way: what is cut off is opened again. */
async function dawdle(address: string, attack: Attack, tally: Tally, endsAt: number): Promise<void> {
  while (performance.now() < endsAt) {
    const socket = openSocket(address);
    const began = performance.now();
    const age = () => performance.now() - began;
    attack.begin(socket);
    // A reader that does not read is not told of the end: at its limit it reads on and sees how far it gets.
    let bytes = 0;
    while (!socket.closed && performance.now() < endsAt) {
      if (age() > attack.limitMs && attack.name === "slow reading") {
        socket.on("data", (chunk) => (bytes += chunk.length));
        await sleep(3_000);
        break;
      }
      if (socket.writable) attack.drip(socket);
      await sleep(dripMs);
    }
    tally.longestMs = Math.max(tally.longestMs, age());
    if (socket.closed && bytes < picturesAsked * largest.bytes) tally.cut++;
    socket.destroy();
  }
}

/** A visitor on connections of their own, one page after another; gives the time that each took in milliseconds. */
async function visit(address: string, endsAt: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < endsAt) {
    const began = performance.now();
    const response = await fetch(`${address}/contact-us`, { headers: { connection: "close" } });
    expect([response.status, (await response.text()).length > 1_000]).toEqual([200, true]);
    times.push(performance.now() - began);
    await sleep(20);
  }
  return times.sort((first, second) => first - second);
}

test(
  `visitors do not notice ${connections} connections that dawdle, and those are cut off`,
  async () => {
    const settings = await emptyDatabase("sqlite");
    const app = await startApp(environmentOf(settings), build);
    const endsAt = performance.now() + lastsMs;
    const tallies = attacks.map((): Tally => ({ cut: 0, longestMs: 0 }));
    const dawdlers = Array.from({ length: connections }, (_, index) => {
      const kind = index % attacks.length;
      return dawdle(app.address, attacks[kind] as Attack, tallies[kind] as Tally, endsAt);
    });
    const times = await visit(app.address, endsAt);
    await Promise.all(dawdlers);

    const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    const counted = attacks.map(
      ({ name }, kind) =>
        `${name} ${tallies[kind]?.cut} times, after ${((tallies[kind]?.longestMs ?? 0) / 1000).toFixed(1)} s at most`,
    );
    console.log(
      `${connections} slow connections: ${times.length} visits, p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms; cut off: ${counted.join("; ")}`,
    );
    expect(percentile(0.99)).toBeLessThan(largestPercentileMs);
    // The short run ends before the other two have reached their limits.
    for (const [kind, { name }] of attacks.entries()) {
      if (isLong || name === "slow headers") expect([name, tallies[kind]?.cut]).not.toEqual([name, 0]);
    }
    for (const [kind, { name, limitMs }] of attacks.entries()) {
      expect(tallies[kind]?.longestMs, name).toBeLessThan(limitMs + 4_000);
    }
    app.child.kill("SIGKILL");
    await app.ended;
    await settings.remove();
  },
  lastsMs + 60_000,
);

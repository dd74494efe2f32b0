/**
 * Two processes on one PostgreSQL behind nginx, restarted one after the other as the runbook says, while people use the
 * site.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { isLong } from "#tests/support/run-length.ts";
import { nginxVersion } from "#tests/support/runbook/runbook-machine.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const rounds = 3;
const visitorsAtOnce = 12;
const answersBetween = 200;
const build = makeStubBuild();
const canRun = isLong && nginxVersion() !== undefined;
if (isLong && !canRun) console.log("nginx is not installed: no upgrade under load is tried");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-upgrade-"));
});
let stopNginx: () => Promise<void> = async () => undefined;
afterAll(async () => {
  await stopNginx();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(canRun)("an upgrade of two processes, one after the other, fails nobody's request", async () => {
  const settings = await migratedDatabase("postgres");
  const environment = {
    ...environmentOf(settings),
    VAULT_KEY: randomBytes(32).toString("hex"),
    LOG_LEVEL: "error",
  };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startApp({ ...environment, PORT: String(port) }, build);
  const apps: RunningApp[] = [];
  for (const port of ports) apps.push(await start(port));
  const visitors = startPosting(await startNginx(ports));
  for (let round = 0; round < rounds; round++) {
    for (const [index, port] of ports.entries()) {
      await visitors.answers(answersBetween);
      apps[index]?.child.kill("SIGTERM");
      expect(await apps[index]?.ended).toMatchObject({ code: 0 });
      apps[index] = await start(port);
    }
  }
  await visitors.answers(answersBetween);
  await visitors.leave();
  const database = await open(settings);
  const stored = await database.kysely.selectFrom("contact_messages").select("subject").execute();
  await database.close();
  console.log(
    `Upgrade under load: ${rounds * ports.length} restarts, ${visitors.acknowledged.length} posts acknowledged, ${visitors.pages()} pages, ${visitors.failures.length} failed`,
  );
  expect(visitors.failures).toEqual([]);
  expect(stored.map(({ subject }) => subject).sort()).toEqual(visitors.acknowledged.toSorted());
  for (const { child, ended } of apps) {
    child.kill("SIGTERM");
    await ended;
  }
  await settings.remove();
});

/**
 * People who read a page and write a message, again and again, with an Idempotency-Key as the site's forms send it.
 * They repeat nothing themselves: whatever fails, counts.
 */
function startPosting(address: string) {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let pages = 0;
  let going = true;
  const done = Promise.all(
    Array.from({ length: visitorsAtOnce }, async (_, visitor) => {
      for (let count = 0; going; count++) {
        const page = await fetch(`${address}/`).catch((error: Error) => error);
        if (page instanceof Response && page.ok && (await page.text()).includes("Green miles")) pages++;
        else failures.push(`page: ${page instanceof Error ? page.message : page.status}`);
        const subject = `message ${visitor}.${count}`;
        const message = { ...contactMessage, subject };
        const key = { "idempotency-key": randomUUID() };
        const answer = await postJson(`${address}/api/v1/contact/new`, message, key).catch(
          (error: Error) => error,
        );
        if (answer instanceof Response && answer.status === 201) acknowledged.push(subject);
        else failures.push(`post: ${answer instanceof Error ? answer.message : answer.status}`);
        if (answer instanceof Response) await answer.text();
      }
    }),
  );
  return {
    acknowledged,
    failures,
    pages: () => pages,
    /** Resolves when so many more messages are answered. */
    async answers(count: number): Promise<void> {
      const goal = acknowledged.length + failures.length + count;
      await vi.waitFor(
        () => expect(acknowledged.length + failures.length).toBeGreaterThanOrEqual(goal),
        soon,
      );
    },
    async leave(): Promise<void> {
      going = false;
      await done;
    },
  };
}

/** The site of deploy/nginx.conf with two upstreams, without TLS, on ports of this machine. */
async function startNginx(upstreams: readonly number[]): Promise<string> {
  const [port, unused] = [await freePort(), await freePort()];
  const deployed = readFileSync(path.resolve(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
  const server = /^ *server 127\.0\.0\.1:8080(.*)$/m;
  const [line = "", rest = ""] = server.exec(deployed) ?? [];
  expect(line).not.toBe("");
  const site = deployed
    .replace(line, upstreams.map((one) => `server 127.0.0.1:${one}${rest}`).join("\n"))
    .replace(/^ *(?:ssl_|http2 |listen \[::\]).*$/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${unused};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replaceAll("/var/log/nginx/", `${folder}/`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events {}\nhttp { ${temporary.join(" ")}\n${site}}\n`,
  );
  const errorLog = path.join(folder, "error.log");
  const nginx: ChildProcess = spawn("/usr/sbin/nginx", ["-p", folder, "-e", errorLog, "-c", file], {
    stdio: "inherit",
  });
  stopNginx = async () => {
    const ended = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await ended;
  };
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).ok).toBe(true), soon);
  return address;
}

import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { soon } from "#tests/support/time-limits.ts";
import { lockAuditLog } from "../audit-log/audit-log.repository.ts";

const link = /(http:\/\/[^/]+)\/invitation#([\w-]+)/;

test("the first start prints a link that makes the first admin, the next start none", async () => {
  const { remove, ...settings } = await emptyDatabase("sqlite");
  const environment = { ...environmentOf(settings), DESK_PORT: "0" };
  const build = makeStubBuild();
  const first = await startApp(environment, build);
  await vi.waitFor(() => expect(first.output()).toMatch(link), soon);
  const [, origin = "", token = ""] = link.exec(first.output()) ?? [];
  const body = JSON.stringify({
    token,
    name: "Asha",
    email: "asha@example.com",
    password: "a long password",
  });
  const headers = { "content-type": "application/json", origin };
  const accepted = await fetch(`${origin}/api/invitation/accept`, { method: "POST", body, headers });
  expect(await accepted.json()).toMatchObject({ state: "signed-in", me: { role: "admin" } });
  const cookie = accepted.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const audit = await fetch(`${origin}/api/audit`, { headers: { cookie } });
  expect(await audit.json()).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        action: "people.invited",
        actor: null,
        detail: { role: "admin", by: "start" },
      }),
    ]),
  });
  first.child.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);

  const second = await startApp(environment, build);
  await vi.waitFor(() => expect(second.output()).toContain("The desk for staff is at"), soon);
  second.child.kill("SIGTERM");
  expect((await second.ended).output).not.toMatch(link);
  await remove();
});

test("a site that already serves goes on when the first link cannot be stored", async () => {
  const { remove, ...settings } = await migratedDatabase("postgres");
  const other = await open(settings);
  const started = await other.kysely.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction);
    const started = await startApp({ ...environmentOf(settings), DESK_PORT: "0" }, makeStubBuild());
    await vi.waitFor(() => expect(started.output()).toContain("greenmile desk invite"), soon);
    return started;
  });
  expect((await fetch(`${started.address}/healthz`)).status).toBe(200);
  started.child.kill("SIGTERM");
  expect((await started.ended).code).toBe(0);
  await other.close();
  await remove();
});

test("a link for the desk names an IPv6 host so that a browser understands it", async () => {
  const { remove, ...settings } = await migratedDatabase("sqlite");
  const environment = { ...environmentOf(settings), DESK_HOST: "::1" };
  const { output } = await runCommand("desk invite", environment, "asha@example.com");
  expect(output).toMatch(/^http:\/\/\[::1\]:8081\/invitation#/m);
  await remove();
});

test("a start that finds the site's port taken stores no link for the first admin", async () => {
  const { remove, ...settings } = await migratedDatabase("sqlite");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const environment = { ...environmentOf(settings), PORT: String(port), HOST: "127.0.0.1", DESK_PORT: "0" };
  await expect(startApp(environment, makeStubBuild())).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken.`);
  const database = await open(settings);
  for (const table of ["desk_invitations", "desk_audit"] as const)
    expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  await database.close();
  other.close();
  await remove();
});

test("a taken port that the settings name stops the start and says which", async () => {
  const { remove, ...settings } = await emptyDatabase("sqlite");
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { port: number };
  const started = startApp({ ...environmentOf(settings), DESK_PORT: String(port) }, makeStubBuild());
  await expect(started).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set DESK_PORT`,
  );
  other.close();
  await remove();
});

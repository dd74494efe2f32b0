import { once } from "node:events";
import { chmodSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect as connectSocket, createServer } from "node:net";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { site } from "#content/en/site.ts";
import { freePort } from "#scripts/processes/free-port.ts";
import { startPostgres } from "#scripts/processes/postgres-process.ts";
import { securityHeaderValues } from "#server/http/headers/security-headers.plugin.ts";
import { launchApp, startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { emptyDatabase, engines, environmentOf, openNewDatabase } from "#tests/support/databases.ts";
import { launchOnHeldSocket } from "#tests/support/held-socket.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { soon } from "#tests/support/time-limits.ts";

const dist = makeStubBuild();

async function settingsOf(engine: (typeof engines)[number]) {
  const settings = await emptyDatabase(engine);
  return { settings, environment: environmentOf(settings) };
}

describe.each(engines)("a server on %s", (engine) => {
  test("that gets SIGTERM answers pending requests, accepts no new ones and exits", async () => {
    const { settings, environment } = await settingsOf(engine);
    const { child, ended, address, output } = await startApp(environment, dist);
    const slow = await beginSlowPost(address);
    child.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), soon);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toMatchObject({ code: 0 });
    // Every line of the log is JSON, the first one too.
    const lines = output().trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([`${site.name} is listening on ${address}`]);
    await settings.remove();
  });
});

/** Sends a request without its last byte, after another request whose answer shows that the server has read it. */
async function beginSlowPost(address: string) {
  const { hostname, port } = new URL(address);
  const body = JSON.stringify(contactMessage);
  const socket = connectSocket(Number(port), hostname);
  const head = `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nPOST /api/v1/contact/new HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const first = once(socket, "data");
  socket.write(head + body.slice(0, -1));
  expect(String(await first)).toMatch(/^HTTP\/1\.1 200 /);
  return {
    async finish(): Promise<string> {
      const answer = once(socket, "data");
      socket.write(body.slice(-1));
      return String((await answer)[0]);
    },
  };
}

describe("a start that cannot succeed says why in one line and exits with 1", () => {
  async function complaint(environment: Record<string, string>, build = dist): Promise<string> {
    const { code, output } = await launchApp(environment, build).ended;
    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    return output;
  }

  test("a taken port", async () => {
    const { settings, environment } = await settingsOf("sqlite");
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await complaint({ ...environment, PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set PORT to another.\n`,
    );
    other.close();
    await settings.remove();
  });

  test("a data folder that cannot be written", async () => {
    const { settings } = await settingsOf("sqlite");
    const file = path.join(settings.dataFolder, "file");
    writeFileSync(file, "");
    expect(await complaint({ DATA_DIR: path.join(file, "data") })).toMatch(
      /^The data folder .+ cannot be used .+ set DATA_DIR to another folder\.$/m,
    );
    await settings.remove();
  });

  test("a bad setting, a misspelt one, a foreign address", async () => {
    expect(await complaint({ PORT: "eighty" })).toMatch(/^The setting PORT must be a whole number/);
    expect(await complaint({ DATABSE_URL: "postgres://x" })).toMatch(/did you mean DATABASE_URL\?/);
    const { settings, environment } = await settingsOf("sqlite");
    expect(await complaint({ ...environment, HOST: "192.0.2.1" })).toMatch(
      /^The address 192\.0\.2\.1 .+ Set HOST/,
    );
    await settings.remove();
  });

  test("no build", async () => {
    expect(await complaint({}, "/nowhere")).toMatch(/^The site is not built .+ Run: npm run build$/m);
  });

  test("a build for other addresses, whose pages would call where the server does not let them", async () => {
    const api = "https://api.example.com";
    expect(await complaint({ PUBLIC_API_ORIGIN: api })).toBe(
      `The build calls the API on the site's own origin, but PUBLIC_API_ORIGIN is ${api}. Build again with the same setting: npm run build\n`,
    );
    expect(await complaint({ PUBLIC_URL: "https://www.example.com" })).toMatch(
      /^The build's links do not name PUBLIC_URL, https:\/\/www\.example\.com\. Build again .+ npm run build$/m,
    );
    const other = makeStubBuild({ PUBLIC_API_ORIGIN: api });
    expect(await complaint({}, other)).toMatch(
      /^The build calls the API on https:.+, but PUBLIC_API_ORIGIN is not set\./,
    );
  });

  test("a PostgreSQL that refuses the password", async () => {
    const { settings, environment } = await settingsOf("postgres");
    const DATABASE_URL = (environment.DATABASE_URL ?? "").replace(/\/\/.*@/, "//postgres:wrong-secret@");
    const said = await complaint({ ...environment, DATABASE_URL });
    expect(said).toMatch(/^The database cannot be used \(.*password.*\)\. Check that/);
    expect(said).not.toContain("wrong-secret");
    await settings.remove();
  });

  test("a vault key that other users of the machine may read", async () => {
    const { settings, environment } = await settingsOf("sqlite");
    const file = path.join(settings.dataFolder, "vault.key");
    writeFileSync(file, `${Buffer.alloc(32, 7).toString("base64")}\n`, { mode: 0o644 });
    expect(await complaint(environment)).toMatch(
      /mode 0644 lets other users .+ Run: chmod 600 \S+vault\.key$/m,
    );
    chmodSync(file, 0o600);
    const { child, ended } = await startApp(environment, dist);
    child.kill("SIGTERM");
    await ended;
    await settings.remove();
  });

  test("systemd without AF_NETLINK, which hides the machine's addresses", async () => {
    const { settings, environment } = await settingsOf("sqlite");
    const hide = `import os from "node:os";
      import { syncBuiltinESMExports } from "node:module";
      os.networkInterfaces = () => {
        throw Object.assign(new Error("A system error occurred: uv_interface_addresses returned Unknown system error 97"), {
          code: "ERR_SYSTEM_ERROR" });
      };
      syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hide)}`;
    expect(await complaint({ ...environment, HOST: "0.0.0.0", NODE_OPTIONS })).toMatch(
      /add AF_NETLINK to Restrict/,
    );
    await settings.remove();
  });
});

const statusOf = async (port: string, address: string) =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).status;

test("a server whose PostgreSQL is late waits for it, and answers 503 until it is there", async () => {
  const postgres = await startPostgres();
  const settings = await emptyDatabase("postgres", postgres.url);
  await postgres.stop();
  const [port, heldPort] = [String(await freePort()), String(await freePort())];
  const { child, ended, output } = launchApp({ ...environmentOf(settings), PORT: port }, dist);
  const held = launchOnHeldSocket({ ...environmentOf(settings), PORT: heldPort }, dist);
  for (const one of [port, heldPort]) {
    await vi.waitFor(async () => expect(await statusOf(one, "/healthz")).toBe(200), soon);
    const refused = await fetch(`http://127.0.0.1:${one}/contact-us`);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(Object.fromEntries(refused.headers)).toMatchObject(securityHeaderValues);
    expect(await statusOf(one, "/readyz")).toBe(503);
  }
  await postgres.start();
  for (const one of [port, heldPort]) {
    await vi.waitFor(async () => expect(await statusOf(one, "/readyz")).toBe(200), soon);
    expect(await statusOf(one, "/contact-us")).toBe(200);
  }
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
  // Its answers may be here before its log is.
  const said = output()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(said).toEqual([
    expect.stringMatching(/^The database cannot be used .+ everything but \/healthz gets 503\.$/),
    "The database answers now",
    expect.stringContaining("is listening on"),
  ]);
  await held.end();
  await settings.remove();
  await postgres.remove();
});

test("a server that still waits for its database ends at SIGTERM", async () => {
  const DATABASE_URL = "postgres://user:secret@127.0.0.1:1/greenmile";
  const { child, ended, output } = launchApp({ DATABASE_URL }, dist);
  await vi.waitFor(() => expect(output()).toContain("gets 503"), soon);
  expect(output()).not.toContain("secret");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0 });
});

const warningsOf = async (address: string) =>
  ((await (await fetch(`${address}/readyz`)).json()) as { warnings?: string[] }).warnings ?? [];

test("a server whose database a later release has migrated says so, or does not start", async () => {
  const { database, settings, close } = await openNewDatabase("sqlite");
  const environment = environmentOf(settings);
  const later = { name: "9999-later", applied_at: "2030-01-01T00:00:00.000Z" };
  await database.kysely
    .insertInto("schema_migrations")
    .values({ ...later, older_programs: "run" })
    .execute();
  const { child, ended, address } = await startApp(environment, dist);
  expect(await warningsOf(address)).toContainEqual(
    expect.stringMatching(/^The database is newer than this program: .+"9999-later".+greenmile rollback/),
  );
  child.kill("SIGTERM");
  await ended;
  await database.kysely.updateTable("schema_migrations").set({ older_programs: "refuse" }).execute();
  const { code, output } = await launchApp(environment, dist).ended;
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/newer version .+ Start that version, or restore/),
  ]);
  await close();
});

describe("a data folder", () => {
  test.skipIf(process.platform === "win32")(
    "that others may read gets private files and a warning",
    async () => {
      const { settings, environment } = await settingsOf("sqlite");
      chmodSync(settings.dataFolder, 0o755);
      const { child, ended, address } = await startApp(environment, dist);
      expect(await warningsOf(address)).toEqual([
        `Other users of this machine may read ${settings.dataFolder} (mode 0755), which holds personal data. Run: chmod 700 ${settings.dataFolder}`,
      ]);
      for (const name of readdirSync(settings.dataFolder)) {
        expect([name, statSync(path.join(settings.dataFolder, name)).mode & 0o777]).toEqual([name, 0o600]);
      }
      child.kill("SIGTERM");
      await ended;
      await settings.remove();
    },
  );

  test("that another server uses already: the second one says so", async () => {
    const { settings, environment } = await settingsOf("sqlite");
    const [first, second] = [await startApp(environment, dist), await startApp(environment, dist)];
    expect(await warningsOf(first.address)).toEqual([]);
    expect(await warningsOf(second.address)).toEqual([
      expect.stringContaining("each counts its own rate limits"),
    ]);
    for (const { child, ended } of [first, second]) {
      child.kill("SIGTERM");
      await ended;
    }
    const third = await startApp(environment, dist);
    expect(await warningsOf(third.address)).toEqual([]);
    third.child.kill("SIGTERM");
    await third.ended;
    await settings.remove();
  });
});

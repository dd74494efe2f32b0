import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, connect as connectSocket, createServer } from "node:net";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { site } from "#content/en/site.ts";
import { launchApp, startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, engines, environmentOf } from "#tests/support/databases.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { soon } from "#tests/support/time-limits.ts";

const message = { name: "Asha", email: "asha@example.com", phone: "98", subject: "Load" };

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
    expect(output()).toBe(`${site.name} is listening on ${address}\n`);
    await settings.remove();
  });
});

/** Sends a request without its last byte, after another request whose answer shows that the server has read it. */
async function beginSlowPost(address: string) {
  const { hostname, port } = new URL(address);
  const body = JSON.stringify(message);
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

  test("a PostgreSQL that does not answer", async () => {
    const said = await complaint({ DATABASE_URL: "postgres://user:secret@127.0.0.1:1/greenmile" });
    expect(said).toMatch(/^The database cannot be used .+ Check that the server of DATABASE_URL runs/);
    expect(said).not.toContain("secret");
  });
});

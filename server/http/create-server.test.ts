import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { routes } from "#contract/routes.ts";
import { createServer } from "./create-server.ts";

test("a machine on which a plugin takes a minute to start still gets its server", async () => {
  vi.useFakeTimers();
  try {
    const server = createServer({ log: pino({ level: "silent" }), trustedProxies: [] });
    server.register(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });
    const ready = server.ready().then(() => "ready", String);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ready).toBe("ready");
    await server.close();
  } finally {
    vi.useRealTimers();
  }
});

test.each(routes.flatMap(({ path, aliases }) => aliases.map((alias: string) => [alias, path] as const)))(
  "a request of the alias %s is answered by the routes of its page, with its query",
  async (alias, path) => {
    const server = createServer({ log: pino({ level: "silent" }), trustedProxies: [] });
    server.route({
      method: ["GET", "POST"],
      url: path,
      handler: async ({ method, query }) => ({ method, query }),
    });
    for (const method of ["GET", "POST"] as const) {
      const response = await server.inject({ method, url: `${alias}?job=7` });
      expect(response.json()).toEqual({ method, query: { job: "7" } });
    }
    expect((await server.inject(`${alias}/7`)).statusCode).toBe(404);
  },
);

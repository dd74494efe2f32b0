import { pino } from "pino";
import { expect, test, vi } from "vitest";
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

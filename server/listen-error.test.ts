import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/test-server.ts";
import { listenError } from "./listen-error.ts";

const errorOf = (code: string, details = {}) => Object.assign(new Error(code), { code, ...details });

test.each(["", "DESK_", "METRICS_"] as const)(
  "a listener with the settings %sHOST and %sPORT names them when it cannot begin",
  (prefix) => {
    const at = { port: 80, address: "127.0.0.1" };
    const messageOf = (error: Error) => String(listenError(error, prefix));
    expect(messageOf(errorOf("EADDRINUSE", at))).toContain(`set ${prefix}PORT to another`);
    expect(messageOf(errorOf("EACCES", at))).toContain(`Set ${prefix}PORT to 1024`);
    expect(messageOf(errorOf("EADDRNOTAVAIL", at))).toContain(`Set ${prefix}HOST to`);
    expect(messageOf(errorOf("ENOTFOUND"))).toContain(`The address in ${prefix}HOST`);
  },
);

test("another error stays what it is", () => {
  const error = errorOf("EACCES", { path: "/data" });
  expect(listenError(error, "")).toBe(error);
});

test("a metrics port that is taken stops the start with the name of its setting", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as { port: number };
  const started = startServer("sqlite", { METRICS_PORT: String(port) });
  await expect(started).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set METRICS_PORT`,
  );
  other.close();
});

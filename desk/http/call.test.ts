import { afterEach, expect, test, vi } from "vitest";
import { call, whenSessionIsLost } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, "signed out"],
  [403, "a second factor has to be set up first"],
])("an answer of %i reads the session again: maybe %s", async (status) => {
  const readSession = vi.fn();
  whenSessionIsLost(readSession);
  vi.stubGlobal("fetch", async () => Response.json({ message: "No." }, { status }));
  await expect(call("GET /api/inbox")).rejects.toThrow("No.");
  expect(readSession).toHaveBeenCalledOnce();
});

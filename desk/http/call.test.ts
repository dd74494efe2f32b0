import { afterEach, expect, test, vi } from "vitest";
import { callErrors } from "#desk/words/common.ts";
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

test.each(["no answer comes", "the answer ends half-way"])(
  "when %s in time, the call says so",
  async (when) => {
    const limit = new AbortController();
    const limited = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      const ended = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason)),
      );
      if (when === "no answer comes") return ended;
      return Promise.resolve({ ok: true, status: 200, json: () => ended } as unknown as Response);
    });
    const called = call("GET /api/inbox");
    limit.abort(new DOMException("The operation timed out.", "TimeoutError"));
    await expect(called).rejects.toMatchObject({ message: callErrors.offline, status: 0 });
    expect(limited).toHaveBeenCalledWith(30_000);
    limited.mockRestore();
  },
);

test("an aborted call throws the browser's error, also while its answer arrives", async () => {
  const controller = new AbortController();
  vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => ({
    ok: true,
    status: 200,
    json: () => Promise.reject(signal?.reason),
  }));
  const called = call("GET /api/inbox", { signal: controller.signal });
  controller.abort();
  await expect(called).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

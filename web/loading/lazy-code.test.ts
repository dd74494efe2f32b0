import { createElement, Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyCode, markFulfilled } from "./lazy-code.ts";

test("code is loaded once, and again only after a failure, which stays the latest attempt until then", async () => {
  const answers = [Promise.reject(new Error("offline")), Promise.resolve("module")];
  let calls = 0;
  const code = lazyCode("part", () => {
    calls += 1;
    return answers.shift() as Promise<string>;
  });
  const failed = code.latest();
  await expect(failed).rejects.toThrow("Loading chunk part failed (missing)");
  expect(code.latest()).toBe(failed);
  expect(calls).toBe(1);
  expect(code.isLoaded()).toBe(false);

  const second = code.load();
  expect(code.latest()).toBe(second);
  await expect(second).resolves.toBe("module");
  expect(await code.loaded).toBe("module");
  expect(code.load()).toBe(second);
  expect(calls).toBe(2);
  // React's `use` reads these fields and does not suspend.
  expect(second).toMatchObject({ status: "fulfilled", value: "module" });
});

// The fields are React's own agreement with itself. If an update of React changes them, every island suspends.
test("React reads a promise that is marked without suspending, and no other", () => {
  const Reader = ({ promise }: { readonly promise: Promise<string> }) => use(promise);
  const rendered = (promise: Promise<string>) =>
    renderToString(createElement(Suspense, { fallback: "waiting" }, createElement(Reader, { promise })));
  const marked = Promise.resolve("there");
  markFulfilled(marked, "there");
  expect(rendered(marked)).toContain("there");
  expect(rendered(Promise.resolve("there"))).toContain("waiting");
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { forgetTabValues } from "#web/browser/tab-value.ts";
import { useJsonDraft, useTextDraft } from "./use-draft.ts";

afterEach(() => {
  forgetTabValues();
  vi.unstubAllGlobals();
});

const call = <Given,>(useHook: () => Given) => callHook(new QueryClient(), useHook);

test("a draft can be written where the browser forbids to store anything", () => {
  const forbidden = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const draft = () => call(() => useTextDraft("note:forbidden"));
  draft()[1]("Called twice");
  expect(draft()[0]).toBe("Called twice");
});

test("stored text that is no draft is none", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify("{half"), clear() {} });
  expect(call(() => useJsonDraft("job:half"))[0]).toBeUndefined();
});

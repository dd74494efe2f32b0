import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { forgetTabValues } from "#web/browser/tab-value.ts";
import { storeJsonDraft, useJsonDraft, useTextDraft } from "./use-draft.ts";

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
  vi.stubGlobal("sessionStorage", { getItem: () => "{half", clear() {} });
  expect(call(() => useJsonDraft("job:half"))[0]).toBeUndefined();
});

test.each(["Your licence:\nPB0320120001234", "Your PAN:\nABCPE1234F", "Your number: 2345 6789\n0124"])(
  "the storage gets no identity number of a field, also not after a line break: %j",
  (text) => {
    const setItem = vi.fn();
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem, clear() {} });
    storeJsonDraft("mail:numbers", { text });
    const [, stored] = setItem.mock.calls[0] as [string, string];
    expect(JSON.parse(stored).text).toBe(maskIdentityNumbers(text));
    expect(maskIdentityNumbers(text)).not.toBe(text);
    expect(call(() => useJsonDraft("mail:numbers"))[0]).toEqual({ text });
  },
);

test("a draft is read from the storage after a reload", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ title: "Driver" }), clear() {} });
  expect(call(() => useJsonDraft("job:reloaded"))[0]).toEqual({ title: "Driver" });
});

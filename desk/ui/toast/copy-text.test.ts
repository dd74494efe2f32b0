import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import type { ToastContent } from "./toast.tsx";

const { shown } = vi.hoisted(() => ({ shown: [] as ToastContent[] }));
vi.mock("./toast.tsx", () => ({ showToast: (toast: ToastContent) => shown.push(toast) }));

afterEach(() => {
  shown.splice(0);
  vi.unstubAllGlobals();
});

const clipboardThat = (writeText: () => Promise<void>) =>
  vi.stubGlobal("navigator", { clipboard: { writeText } });

test("what was copied is said", async () => {
  clipboardThat(async () => {});
  await copyText("GM-1");
  expect(shown).toEqual([{ text: "Copied." }]);
});

test("a browser that forbids the clipboard is told of", async () => {
  clipboardThat(() => Promise.reject(new DOMException("Denied", "NotAllowedError")));
  await copyText("GM-1");
  expect(shown).toMatchObject([{ tone: "error" }]);
});

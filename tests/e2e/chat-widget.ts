import type { Locator, Page, Request, Route } from "@playwright/test";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect } from "./test.ts";

export const call = "**/api/v1/chatbot";
export const greeting = "Hi! I am your assistant. How may I assist you?";

/** An answer of the server; see `route.fulfill`. */
export type Answer = Parameters<Route["fulfill"]>[0];

export function launcher(page: Page): Locator {
  return page.getByRole("button", { name: "Chat with Meena" });
}

export function chatWindow(page: Page): Locator {
  return page.getByRole("dialog", { name: "Chat with Meena" });
}

export function field(page: Page): Locator {
  return chatWindow(page).getByRole("textbox", { name: "Message to Meena" });
}

export function messages(page: Page): Locator {
  return chatWindow(page).locator(".message");
}

/** Opens a page without touching the chat. */
export async function goTo(page: Page, address = "/faq"): Promise<void> {
  await openPage(page, address);
}

/** Opens a page and the chat's window on it. */
export async function openChat(page: Page, address?: string): Promise<void> {
  await goTo(page, address);
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

/** Reloads the page and opens the window. */
export async function reopen(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

/** Types a message and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Answers every message in the same way, and collects the requests. */
export async function answerWith(page: Page, answer: Answer): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(call, (route) => {
    requests.push(route.request());
    return route.fulfill(answer);
  });
  return requests;
}

/** Holds all answers back; the returned function answers the oldest message. */
export async function holdAnswers(page: Page): Promise<(answer: Answer) => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(call, (route) => void waiting.push(route));
  return async (answer) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await waiting.shift()?.fulfill(answer);
  };
}

export interface Stored {
  readonly messages: { who: string; text: string; ts: string }[];
  readonly state: unknown;
  readonly sessionId: string | null;
  readonly keys: string[];
}

/** What the chat keeps in the local storage; `keys` are all that are there. */
export async function stored(page: Page): Promise<Stored> {
  return page.evaluate(() => ({
    messages: JSON.parse(localStorage.getItem("meena-messages") ?? "[]"),
    state: JSON.parse(localStorage.getItem("meena-state") ?? "null"),
    sessionId: localStorage.getItem("meena-session"),
    keys: Object.keys(localStorage).sort(),
  }));
}

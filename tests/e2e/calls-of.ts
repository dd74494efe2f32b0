import type { Page } from "@playwright/test";

const ownFiles = new Set(["script", "image", "font", "stylesheet"]);

/**
 * The calls that a page makes from now on, as "METHOD address": every request but those for the site's own
 * files, which come whenever they are needed (a picture that scrolls into view, a late chunk, the icon in the tab, for
 * which Chromium asks some time after the page).
 */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isOwn = ownFiles.has(request.resourceType()) || pathname === "/favicon.svg";
    const isFile = request.method() === "GET" && isOwn;
    if (!isFile || pathname.startsWith("/api/")) {
      calls.push(`${request.method()} ${request.url()}`);
    }
  });
  return calls;
}

import type { Page } from "@playwright/test";

const ownFiles = new Set(["script", "image", "font", "stylesheet"]);

/**
 * The calls that a page makes from now on, as "METHOD address": every request but those for the site's own
 * files, which come whenever they are needed (a picture that scrolls into view, a late chunk).
 */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const isFile = request.method() === "GET" && ownFiles.has(request.resourceType());
    if (!isFile || new URL(request.url()).pathname.startsWith("/api/")) {
      calls.push(`${request.method()} ${request.url()}`);
    }
  });
  return calls;
}

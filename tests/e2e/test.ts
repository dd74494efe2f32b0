import { setTimeout as pause } from "node:timers/promises";
import { test as base, expect } from "@playwright/test";

/** How late every script arrives, in milliseconds: finds what works only while the machine is quiet. */
const scriptDelay = Number(process.env.SCRIPT_DELAY ?? 0);

/**
 * The test of every end-to-end file: any error or warning in the console, and anything thrown,
 * fails it. A test that causes one on purpose names it in `expectedComplaints`.
 */
export const test = base.extend<{ expectedComplaints: RegExp; quietConsole: undefined }>({
  // Matches nothing.
  expectedComplaints: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      if (scriptDelay > 0)
        await page.context().route(/\/assets\/.*\.js$/, async (route) => {
          await pause(scriptDelay);
          // The page may be gone by now.
          await route.fallback().catch(() => {});
        });
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaints.test(text));
      expect(unexpected, "errors and warnings in the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

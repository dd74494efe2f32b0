import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { startApp } from "#tests/support/app-process.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { test as base } from "./test.ts";

export const password = "a long password for the tests";

export interface DeskDay {
  /** The public site. */
  readonly site: string;
  /** The desk. */
  readonly desk: string;
  readonly mail: TestMailServer;
  /** The session of the first admin. */
  readonly admin: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/**
 * The real server with a new database, its desk, and a real mail server: for a day's work from end to end. The first
 * admin is signed in. All tests of a worker share the day: each works on records of its own.
 */
export const test = base.extend<object, { day: DeskDay }>({
  day: [
    async ({ browser }, use) => {
      const data = mkdtempSync(join(tmpdir(), "greenmile-desk-"));
      const mail = await startMailServer();
      const app = await startApp(
        {
          DATA_DIR: data,
          DESK_PORT: "0",
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
          MAIL_TO: "team@greenmile.example",
          MAIL_FROM: "team@greenmile.example",
        },
        resolve("dist"),
      );
      try {
        const firstLink = await lineWith(app.output, /(http:\/\/[^\s"]+\/invitation#[\w-]+)/);
        const admin = await becomeFirstAdmin(browser, firstLink);
        await use({ site: app.address, desk: new URL(firstLink).origin, mail, admin });
      } finally {
        app.child.kill();
        await app.ended;
        await mail.close();
        rmSync(data, { recursive: true, force: true });
      }
    },
    { scope: "worker" },
  ],
  storageState: ({ day }, use) => use(day.admin),
});

/** The desk's lines follow the site's. */
async function lineWith(output: () => string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(output())?.[1];
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Opens the first admin's account by the one-time link. */
async function becomeFirstAdmin(browser: Browser, firstLink: string): Promise<DeskDay["admin"]> {
  const page = await browser.newPage();
  await page.goto(firstLink);
  await page.getByLabel("Your name").fill("Meera Bhatia");
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("link", { name: /^Inbox/ }).waitFor();
  const session = await page.context().storageState();
  await page.close();
  return session;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { startApp } from "#tests/support/app-process.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";

export const password = "a long password for the tests";

export interface DeskDay {
  /** The public site. */
  readonly site: string;
  /** The desk. */
  readonly desk: string;
  readonly mail: TestMailServer;
  /** The link for the first admin, as the console shows it. */
  readonly firstLink: string;
}

/**
 * The real server with a new database, its desk, and a real mail server: for a day's work from end to end. `settings` are
 * environment variables of the server.
 */
export const test = base.extend<{ settings: Record<string, string>; day: DeskDay }>({
  settings: {},
  day: async ({ settings }, use) => {
    const data = mkdtempSync(join(tmpdir(), "greenmile-desk-"));
    const mail = await startMailServer();
    const app = await startApp(
      {
        DATA_DIR: data,
        ...settings,
        DESK_PORT: "0",
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_TO: "team@greenmile.example",
        MAIL_FROM: "team@greenmile.example",
      },
      resolve("dist"),
    );
    try {
      const firstLink = await lineWith(app.output, /(http:\/\/[^\s"]+\/invitation#[\w-]+)/);
      await use({ site: app.address, desk: new URL(firstLink).origin, mail, firstLink });
    } finally {
      app.child.kill();
      await app.ended;
      await mail.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
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
export async function becomeFirstAdmin(page: Page, { firstLink }: DeskDay): Promise<void> {
  await page.goto(firstLink);
  await page.getByLabel("Your name").fill("Meera Bhatia");
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("link", { name: /^Inbox/ }).waitFor();
}

import { TOTP } from "otpauth";
import pg from "pg";
import { apiPaths } from "#contract/api-paths.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { startPostgres } from "#scripts/processes/postgres-process.ts";
import { becomeFirstAdmin, type DeskDay, password, test as sqliteDay } from "./desk-day.ts";
import { expect } from "./test.ts";

/** Ends whatever it is written into, and becomes an element if somebody forgets to escape it. */
const hostile = `x'"></script></textarea><gm-mark></gm-mark><img src="x:y" onerror="throw 1">`;
const short = `'"><gm-mark></gm-mark>`;
const attacked = "gm-mark, img[src='x:y']";

const test = sqliteDay.extend<{ database: pg.Client }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  settings: async ({}, use) => {
    const server = await startPostgres();
    await use({ DATABASE_URL: `${server.url}postgres` });
    await server.remove();
  },
  database: async ({ settings }, use) => {
    const client = new pg.Client({ connectionString: settings.DATABASE_URL });
    await client.connect();
    await use(client);
    await client.end();
  },
});

async function visitorSends({ site }: DeskDay, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

test("a day on PostgreSQL: second factor, a reply, somebody hired and erased, and no text of a visitor that acts", async ({
  page,
  day,
  database,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await visitorSends(day, apiPaths.contact, {
    name: `Asha ${hostile}`,
    email: "asha@example.com",
    phone: short,
    subject: `Load ${hostile}`,
    query: hostile,
  });
  await visitorSends(day, apiPaths.applicants, {
    name: `Balwinder ${hostile}`,
    address: hostile,
    phoneNumber: "9814022331",
    licenseNumber: short,
    aadharNumber: "234567890124",
    description: hostile,
    jobId: "sample-driver-partner-mohali",
  });
  await visitorSends(day, apiPaths.chatbot, { message: `zzqx ${hostile}`, sessionId: hostile });

  await becomeFirstAdmin(page, day);
  await page.goto(`${day.desk}/account`);
  await page.getByRole("button", { name: "Set it up" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = (await page.locator(".qr__key code").innerText()).replaceAll(" ", "");
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await page.getByLabel("Code from the app").fill(codeAt(Date.now()));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("button", { name: /account and settings/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  // Each code counts once, so it is the app's next one.
  await page.getByLabel("Code").fill(codeAt(Date.now() + 30_000));
  await page.getByRole("button", { name: "Continue" }).click();

  await page.getByRole("link", { name: /^Inbox/ }).click();
  await page.getByRole("link", { name: /Load x'">/ }).click();
  await expect(page.locator(".letter__text")).toHaveText(hostile);
  await page.getByLabel("Your reply").fill("Dear Asha, yes, we can.");
  await page.getByRole("button", { name: "Send and mark as done" }).click();
  await expect
    .poll(() => day.mail.received.find(({ recipients }) => recipients.includes("asha@example.com"))?.text)
    .toContain("yes, we can");
  await expect(page.locator(attacked)).toHaveCount(0);

  await page.goto(`${day.desk}/applicants`);
  await page.getByRole("button", { name: /^Move Balwinder/ }).click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await page.getByRole("link", { name: /^Balwinder/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Balwinder/ })).toBeVisible();
  await expect(page.locator(attacked)).toHaveCount(0);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Erase for good…" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase this applicant for good?" });
  await dialog.getByLabel("Reason").fill("Asked for it by phone");
  await dialog.getByLabel("Your password").fill(password);
  const record = new URL(page.url()).pathname;
  const readAgain: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(record)) readAgain.push(request.url());
  });
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("The applicant is erased.")).toBeVisible();
  await expect(page.getByText("Balwinder")).toHaveCount(0);
  expect(readAgain, "nothing reads a record that is gone").toEqual([]);
  for (const table of ["applicants", "applicant_identities", "desk_stage_moves"])
    expect((await database.query(`select count(*)::int as rows from ${table}`)).rows).toEqual([{ rows: 0 }]);

  // A job's words are staff's own, and go to every visitor.
  const job = { title: hostile, city: hostile, text: hostile, status: "Open" };
  const created = await page.request.post(day.desk + deskPaths.jobs, {
    headers: { origin: day.desk },
    data: job,
  });
  expect(created.status()).toBe(201);
  for (const address of [
    `${day.desk}/dashboard`,
    `${day.desk}/audit`,
    `${day.desk}/jobs`,
    `${day.site}/hiring`,
  ]) {
    await page.goto(address);
    await page.locator("h1:visible").first().waitFor();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expect(page.locator(attacked), address).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

import type { Page } from "@playwright/test";
import { permissionsOfRole } from "#contract/desk/roles.ts";
import { fakePassword } from "#tests/support/desk/fake-desk-api.ts";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

test.use({ signedIn: false, expectedComplaints: /401/ });

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("signing in leads to the address that was asked for, and out of it nothing is left", async ({
  page,
  desk,
}) => {
  await test.step("a wrong password is said, the right one leads to the address that was asked for", async () => {
    await page.goto(`${desk.origin}/jobs`);
    await page.getByLabel("Show what I type").check();
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
    await signIn(page, "wrong");
    await expect(page.getByText("Email address or password is not right.")).toBeVisible();
    await page.getByLabel("Password").fill(fakePassword);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
    await expect(page).toHaveURL(`${desk.origin}/jobs`);
  });

  const reply = page.getByLabel("Your reply");
  await test.step("who is signed out in the midst of writing finds the text again", async () => {
    await page.goto(`${desk.origin}/inbox/m-0`);
    await reply.fill("Half a reply");
    desk.endSession();
    // On the page, for the field may be gone: the desk asks for news by itself and may learn of the end before this.
    await page.keyboard.press("Control+Enter");
    await page.getByText(/You were signed out/).waitFor();
    await signIn(page, fakePassword);
    await expect(reply).toHaveValue("Half a reply");
  });

  await test.step("signing out leaves nothing of what was read or typed, and shows the page for signing in", async () => {
    await page.getByRole("button", { name: /account and settings/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByLabel("Email address")).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(reply).toHaveCount(0);
  });
});

test("who signs in again with another role sees nothing of what only the role before might see", async ({
  page,
  desk,
}) => {
  const banner = page.getByText("Mail is not set up");
  await page.route("**/api/outbox?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), mailConfigured: false } });
  });
  await page.goto(`${desk.origin}/inbox`);
  await signIn(page, fakePassword);
  await expect(banner).toContainText("SMTP_URL");
  await page.route("**/api/session", async (route) => {
    const answer = await (await route.fetch()).json();
    if (answer.me) Object.assign(answer.me, { role: "viewer", permissions: permissionsOfRole.viewer });
    await route.fulfill({ json: answer });
  });
  desk.endSession();
  await page.getByRole("link", { name: "Jobs" }).click();
  await page.getByText(/You were signed out/).waitFor();
  await signIn(page, fakePassword);
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("the one-time link makes the first admin, and its token leaves the address; the account names the browsers", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/invitation#valid-token-of-an-invitation`);
  await page.getByLabel("Your name").fill("Meera Bhatia");
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByText("The password needs at least 12 characters.")).toBeVisible();
  await page.getByLabel("Password").fill(fakePassword);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(`${desk.origin}/inbox`);

  await page.goto(`${desk.origin}/account`);
  await expect(page.getByText("Edge on Windows")).toBeVisible();
  await expect(page.getByText("Chrome on Android")).toBeVisible();

  await test.step("people: what strikes a colleague at once is asked first, and a dismissal names the messages left behind", async () => {
    await page.getByRole("link", { name: "People" }).click();
    const choose = async (item: string) => {
      await page.getByRole("button", { name: "Actions for Ravi Malhotra" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await choose("Require a second factor…");
    await page.getByRole("button", { name: "Require it" }).click();
    await expect(page.getByText("Ravi Malhotra now needs a second factor.")).toBeVisible();
    await choose("Close the account");
    const left = desk.records.messages.filter(
      ({ owner, status, quarantine }) => owner?.id === "p-sales" && status !== "done" && quarantine === null,
    );
    expect(left.length).toBeGreaterThan(1);
    await expect(page.getByRole("dialog", { name: "Close Ravi Malhotra's account?" })).toContainText(
      `${left.length} unfinished messages are theirs`,
    );
    await page.getByRole("link", { name: "Assign them to somebody else first" }).click();
    await expect(page).toHaveURL(/\/inbox\?owner=p-sales/);
    await expect(
      page.getByRole("checkbox", { name: `Select the message of ${left.at(-1)?.name}` }).first(),
    ).toBeVisible();
  });
});

import { fixturePassword } from "#tests/support/desk/fixture-server.ts";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

test.use({ signedIn: false, expectedComplaints: /401/ });

test("signing in: a wrong password is said, the right one leads to the address that was asked for", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/jobs`);
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Email address or password is not right.")).toBeVisible();
  await page.getByLabel("Password").fill(fixturePassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  await expect(page).toHaveURL(`${desk.origin}/jobs`);
});

test("signing in: the one-time link makes the first admin, and its token leaves the address", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/invitation#valid-token-of-an-invitation`);
  await page.getByLabel("Your name").fill("Meera Bhatia");
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByText("The password needs at least 12 characters.")).toBeVisible();
  await page.getByLabel("Password").fill(fixturePassword);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page).toHaveURL(`${desk.origin}/inbox`);
});

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("signing in: who is signed out in the midst of writing finds the text again", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByLabel("Your reply").fill("Half a reply");
    desk.endSession();
    await page.getByLabel("Your reply").press("Control+Enter");
    await page.getByText(/You were signed out/).waitFor();
    await page.getByLabel("Email address").fill("meera@greenmile.example");
    await page.getByLabel("Password").fill(fixturePassword);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel("Your reply")).toHaveValue("Half a reply");
  });

  test("signing out leaves nothing of what was read or typed, and shows the page for signing in", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByLabel("Your reply").fill("Half a reply");
    await page.getByRole("button", { name: /account and settings/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByLabel("Email address")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("the account: a second factor is set up with a code and recovery codes", async ({ page, desk }) => {
    await page.goto(`${desk.origin}/account`);
    await page
      .getByRole("button", { name: "Set it up" })
      .or(page.getByRole("button", { name: "New recovery codes" }))
      .waitFor();
    await expect(page.getByText("Edge on Windows")).toBeVisible();
    await expect(page.getByText("Chrome on Android")).toBeVisible();
  });
});

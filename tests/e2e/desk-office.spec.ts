import { fakePassword } from "#tests/support/desk/fake-desk-api.ts";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

test("the dashboard: what Meena could not answer leads to the questions, and each to its conversation", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/dashboard`);
  await page.getByRole("link", { name: "12 questions without an answer" }).click();
  await expect(page).toHaveURL(/\/chat\?from=.*&to=/);
  const rows = page.getByRole("table", { name: "Questions" }).locator("tbody tr");
  await expect(rows.first()).toContainText("do you take old batteries back");
  await expect(rows.first()).toContainText("not understood");
  await expect(rows.filter({ hasText: "Answered" })).toHaveCount(0);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(rows.filter({ hasText: "Answered" }).first()).toBeVisible();
  await rows.filter({ hasText: "What does a three-wheeler carry?" }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/chat\?session=web-0$/);
  await expect(rows).toHaveCount(3);
  await page.getByRole("link", { name: "All questions" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("settings: what is not saved is said and kept, until somebody saves or discards it", async ({
  page,
  desk,
}) => {
  const within = page.getByLabel("First answer within (hours)");
  const unsaved = page.getByText("Not saved yet.");
  await page.goto(`${desk.origin}/settings`);
  await within.fill("6");
  await expect(unsaved).toBeInViewport();
  await page.getByRole("tab", { name: "System" }).click();
  await page.reload();
  await page.getByRole("tab", { name: "General" }).click();
  await expect(within).toHaveValue("6");
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await expect(within).toHaveValue("8");
  await expect(unsaved).toHaveCount(0);
  await page.getByLabel("Sunday").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await expect(page.getByLabel("Sunday")).toBeChecked();
});

test("settings: an office that closes before it opens is refused, with the reason", async ({
  page,
  desk,
}) => {
  const closes = page.locator("[name=to]");
  const reason = page.getByText("The office has to be open for an hour or more: choose a later time.");
  await page.goto(`${desk.origin}/settings`);
  await closes.fill("09:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(reason).toBeVisible();
  await closes.fill("18:00");
  await expect(reason).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
});

test.describe("with a colleague", () => {
  test.use({ expectedComplaints: /409/ });

  test("of two who change the same reply, stage, person or settings, the second sees both versions and decides", async ({
    page,
    context,
    desk,
  }) => {
    const dialog = page.getByRole("dialog", { name: "A colleague was faster" });
    /** What a colleague stores meanwhile, past the open screen. */
    async function colleague(path: string, change: object): Promise<void> {
      expect((await context.request.patch(`${desk.origin}${path}`, { data: change })).ok()).toBe(true);
    }

    await test.step("a saved reply", async () => {
      await page.goto(`${desk.origin}/settings?tab=replies`);
      await page.getByRole("button", { name: "Edit: Thank you, we call you" }).click();
      await colleague("/api/saved-replies/t-1", { version: 1, title: "Thank you" });
      await page.getByLabel("Title").fill("We call you");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByRole("row", { name: /Title/ })).toHaveText(/Thank you.*We call you/);
      await expect(page.getByRole("dialog"), "the form is closed").toHaveCount(1);
      await dialog.getByRole("button", { name: "Store mine" }).click();
      await expect(page.getByText("The saved reply is changed.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Edit: We call you" })).toBeVisible();
    });

    await test.step("a stage", async () => {
      await page.goto(`${desk.origin}/settings?tab=stages`);
      await page.getByRole("button", { name: "Edit the stage Trial drive" }).click();
      await colleague("/api/stages/s-trial", { version: 1, name: "Test drive" });
      await page.getByLabel("Name").fill("Drive");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByRole("row", { name: /Name/ })).toHaveText(/Test drive.*Drive/);
      await expect(page.getByRole("dialog"), "the form is closed").toHaveCount(1);
      await dialog.getByRole("button", { name: "Store mine" }).click();
      await expect(page.getByRole("button", { name: "Edit the stage Drive" })).toBeVisible();
    });

    await test.step("a person", async () => {
      await page.goto(`${desk.origin}/people`);
      await page.getByRole("button", { name: "Actions for Ravi Malhotra" }).click();
      await page.getByRole("menuitem", { name: "Change role to HR" }).click();
      await page.getByLabel("Your password").fill(fakePassword);
      await colleague("/api/people/p-sales", { version: 1, role: "viewer", password: fakePassword });
      await page.getByRole("button", { name: "Change role to HR" }).click();
      await expect(dialog.getByRole("row", { name: /Role/ })).toHaveText(/Viewer.*HR/);
      await dialog.getByRole("button", { name: "Keep theirs" }).click();
      await expect(page.getByRole("row", { name: /Ravi Malhotra/ })).toContainText("Viewer");
    });

    await test.step("the settings: what only the colleague changed stays theirs", async () => {
      await page.goto(`${desk.origin}/settings?tab=office`);
      const within = page.getByLabel("First answer within (hours)");
      await within.fill("6");
      await colleague("/api/settings", { version: 1, answerWithinHours: 4, secondFactorRequired: true });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByRole("row", { name: /First answer/ })).toHaveText(/4.*6/);
      await dialog.getByRole("button", { name: "Store mine" }).click();
      await expect(page.getByText("The settings are saved.")).toBeVisible();
      await expect(page.getByText("Not saved yet.")).toHaveCount(0);
      await expect(within).toHaveValue("6");
      await expect(page.getByLabel("Everybody needs a second factor")).toBeChecked();
    });

    await test.step("the settings: also when the colleague's version was read before saving", async () => {
      const within = page.getByLabel("First answer within (hours)");
      await within.fill("5");
      await colleague("/api/settings", { version: 3, answerWithinHours: 7 });
      await page.reload();
      await expect(within).toHaveValue("5");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByRole("row", { name: /First answer/ })).toHaveText(/7.*5/);
    });
  });
});

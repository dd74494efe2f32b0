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

import { readFile } from "node:fs/promises";
import { deadlineCalculator as words } from "#content/en/deadline-calculator.ts";
import { rules } from "#content/en/rules.ts";
import { formatAmount } from "#content/format/english.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { afterObservers } from "./after-observers.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("Terms say until when cancelling is free, and save a moment as a calendar entry; the Refund policy by when to ask", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const formCode = () => asked.filter((url) => url.includes("deadline-calculator-form"));
  await page.clock.setFixedTime(new Date("2027-01-05T10:00:00+05:30"));
  await openPage(page, "/Terms-condition");
  const clock = page.getByRole("region", { name: words.titles.terms });
  await afterObservers(page, ".deadline-calculator");
  expect(formCode(), "its code is loaded when it is touched, not before").toEqual([]);
  const what = clock.getByLabel(words.what);
  await expect(what, "what everybody knows comes first").toHaveValue("used");
  const [day, time] = [clock.getByLabel(words.day), clock.getByLabel(words.time)];
  const entry = clock.getByRole("listitem");
  await test.step("a field that was left before the code came is answered when it comes", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/deadline-calculator-form-.*\.js$/, (route) => released.then(() => route.continue()));
    await time.fill("00:00");
    await time.blur();
    await expect.poll(() => formCode().length, "its code is asked for").toBe(1);
    release();
    await expect(clock, "midnight is a time like any other").toContainText(words.problems.day);
  });
  await day.fill("2027-01-05");
  for (const [typed, problem] of [
    ["yesterday evening", words.problems.unread],
    ["9:45", words.problems["no-half"]],
    ["5.30 pm", words.problems.future],
  ] as const) {
    await time.fill(typed);
    await time.blur();
    await expect(clock.locator("[aria-live]").getByText(problem), typed).toHaveCount(1);
    await expect(clock.getByRole("status"), "no copy of it is read too").toHaveCount(0);
    await expect(entry).toHaveCount(0);
  }
  await time.fill("");
  await time.pressSequentially("10:30");
  await expect(clock, "while the field is not left").toContainText(words.problems["no-half"]);
  await time.pressSequentially(" pm");
  await expect(clock, "while the field is not left").toContainText(words.problems.future);
  await time.fill("13:61");
  await expect(clock, "while the field is not left").toContainText(words.problems.unread);
  await time.fill("10 am");
  await expect(entry).toContainText(words.deadlines.complain.title);
  await what.selectOption({ label: words.events.allocated });
  const ends = `10:0${rules.cancellation.freeFor.value} AM`;
  await expect(entry).toContainText(`${words.deadlines.cancel.title} until Tue 5 Jan, ${ends}`);
  await expect(entry).toContainText(words.open);
  await expect(entry.getByRole("link", { name: words.deadlines.cancel.action.label })).toBeVisible();
  await expect(entry.getByRole("button"), "a reminder half an hour before is too late").toHaveCount(0);

  await clock.getByLabel(words.what).selectOption({ label: words.events.used });
  await expect(entry).toContainText(words.deadlines.complain.title);
  const download = page.waitForEvent("download");
  await entry.getByRole("button", { name: words.calendar }).click();
  const file = await readFile(await (await download).path(), "utf8");
  const complainUntil = new Date(
    Date.parse("2027-01-05T10:00:00+05:30") + rules.complaintsWithin.value * 3_600_000,
  );
  expect(file).toContain(`DTSTART:${complainUntil.toISOString().replace(/[-:]|\.\d+/g, "")}\r\n`);
  await day.fill("0020-01-01");
  await expect(entry).toHaveCount(0);
  await day.blur();
  await expect(clock).toContainText(words.problems.year);
  await day.fill("2027-01-01");
  await expect(entry).toContainText(words.passed);
  await expect(entry).toContainText("ended on Sat 2 Jan, 10:00 AM");
  await expect(entry.getByRole("button")).toHaveCount(0);
  const { action } = words.deadlines.complain;
  await expect(entry.getByRole("link", { name: action.labelWhenPassed })).toHaveAttribute(
    "href",
    `#${action.to}`,
  );
  expect(await axeFindings(page, ".deadline-calculator")).toEqual([]);
  expect(formCode()).toHaveLength(1);

  await test.step("the Refund policy says by when to ask", async () => {
    await page.evaluate(() => {
      window.location.hash = "/refund-policy";
    });
    const refundClock = page.getByRole("region", { name: words.titles.refund });
    await refundClock.getByLabel(words.day).fill("2027-01-05");
    await expect(refundClock, "a complaint has a shorter time").toContainText(words.complaintApart);
    const { from, to } = rules.refunds.requestedWithin;
    await expect(refundClock.getByRole("listitem")).toContainText([
      `by Sat ${5 + from} Jan (`,
      `is Mon ${5 + to} Jan (`,
    ]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no field stands there that could do nothing", async ({ page }) => {
    await page.goto("/Terms-condition");
    await expect(page.locator(".deadline-calculator")).toBeHidden();
    await expect(page.locator("main")).toContainText(formatAmount(rules.cancellation.freeFor));
  });
});

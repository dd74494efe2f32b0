import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { rules } from "#content/en/rules.ts";
import { shareBar } from "#content/en/share-bar.ts";
import { shell } from "#content/en/shell.ts";
import { formatAmount, formatQuantity } from "#content/format/english.ts";
import { hydrated, openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { afterObservers } from "./after-observers.ts";
import { axeFindings } from "./axe.ts";
import { callsOf } from "./calls-of.ts";
import { forgetDrafts } from "./forget-drafts.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { sayOffline } from "./say-offline.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

const { boxes, boxWeight } = rules.acePlus;

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function openPlanner(page: Page): Promise<Locator> {
  await openPage(page, "/#/services/services2");
  const planner = page.locator(".load-planner");
  await planner.scrollIntoViewIfNeeded();
  await expect(planner.locator(".load-form")).toBeVisible();
  return planner;
}

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

type Measures = readonly [length: string, width: string, height: string, weight: string, count: string];
const names = ["Length", "Width", "Height", "Weight per box (kg)", "No. of boxes"] as const;

async function fillBox(planner: Locator, letter: string, measures: Measures): Promise<void> {
  const row = planner.getByRole("group", { name: `Box ${letter}` });
  for (const [index, name] of names.entries()) await row.getByLabel(name).fill(measures[index] ?? "");
}

function card(planner: Locator, title: string): Locator {
  return planner.getByRole("listitem").filter({ has: planner.page().getByRole("heading", { name: title }) });
}

test("a row's labels are one line each, and its fields stand on one line", async ({ page }) => {
  const planner = await openPlanner(page);
  const measures = planner.getByRole("group", { name: "Box A" }).locator("input[type=text]");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Below 1280 px the goods have the row above.
    const tops = () =>
      measures.evaluateAll(
        (inputs) => new Set(inputs.slice(1).map((one) => one.getBoundingClientRect().top)).size,
      );
    await expect.poll(tops, `${width} px`).toBe(1);
  }
});

test("a figure may have its own unit, and the field says what that comes to", async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.getByRole("button", { name: "Remove box B" }).click();
  await planner.getByText("cm", { exact: true }).click();
  await fillBox(planner, "A", ["5'6\"", "2.5 feet", "18 in", "0.2 quintal", "2"]);
  const row = planner.getByRole("group", { name: "Box A" });
  await expect(row.getByLabel("Length")).toHaveAccessibleDescription("= 167.6 cm");
  await expect(row.getByLabel("Weight per box (kg)")).toHaveAccessibleDescription("= 20 kg");
  await expect(planner.getByText("2 boxes, 40 kg")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("a load is packed as it is typed, and every vehicle says why it takes it or not", async ({ page }) => {
  const planner = await openPlanner(page);
  const headline = planner.getByRole("heading", { level: 3 });
  await planner.getByRole("button", { name: "Remove box B" }).click();

  await test.step("the smallest vehicle that takes it is named, and why others cannot", async () => {
    await planner.getByText("ft", { exact: true }).click();
    await fillBox(planner, "A", ["8", "1", "1", "20", "3"]);
    await expect(headline).toHaveText(/^It fits in the\sEuler\.$/);
    await expect(card(planner, "Tata Ace")).toContainText("too long: 8 ft. The load bed is 7.2 ft long.");
    await expect(card(planner, "Euler")).toContainText(loadPlanner.vehicle.takes);
    await expect(card(planner, "Euler").getByRole("img", { name: /with 3 boxes in it/ })).toBeVisible();
    await expect(card(planner, "Euler")).toContainText(/Volume\s*10%\s*Floor\s*\d+%\s*Weight\s*6%/);
  });

  await test.step("the Tata Ace is offered within the Ace Plus limits only, with the terms no planner can see", async () => {
    await planner.getByText("cm", { exact: true }).click();
    await fillBox(planner, "A", ["30", "30", "30", String(boxWeight.value), String(boxes.value)]);
    const ace = card(planner, "Tata Ace");
    await expect(ace).toContainText(loadPlanner.vehicle.takes);
    await expect(ace).toContainText("ground floor to ground floor only");
    await expect(ace).toContainText(sayRule("carryingDistance"));
    await fillBox(planner, "A", ["30", "30", "30", String(boxWeight.value + 1), String(boxes.value + 1)]);
    await expect(ace).toContainText(loadPlanner.vehicle.notAcePlus);
    await expect(ace).toContainText(
      loadPlanner.reasons.boxLimit(`${boxes.value + 1} boxes`, formatAmount(boxes)),
    );
    await expect(ace).toContainText(`up to ${formatAmount(boxWeight)} a piece`);
    await expect(headline).toHaveText(/^It fits in the\sJEM\.$/);
  });

  await test.step("all four drawings have one scale", async () => {
    for (const width of [1440, 900, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const drawn = await planner
        .locator(".bed__side .bed__outline")
        .evaluateAll((outlines) => outlines.map((outline) => outline.getBoundingClientRect()));
      expect(drawn).toHaveLength(vehicles.length);
      const scales = drawn.map((box, index) => box.width / (vehicles[index]?.specs.length.value ?? 0));
      for (const scale of scales)
        expect(Math.abs(scale / (scales[0] ?? 0) - 1), `${width} px`).toBeLessThan(0.015);
      for (const [index, box] of drawn.entries()) {
        const { length, height } = vehicles[index]?.specs ?? {};
        expect(box.width / box.height).toBeCloseTo((length?.value ?? 0) / (height?.value ?? 1), 1);
      }
    }
  });

  await test.step("all bars have one length, so that they can be compared", async () => {
    for (const width of [1440, 1152, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const bars = await planner
        .locator(".fill-bars svg")
        .evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)));
      expect(bars.length, `${width} px`).toBeGreaterThanOrEqual(3 * vehicles.length - 3);
      expect(Math.max(...bars) - Math.min(...bars), `${width} px: ${bars}`).toBeLessThanOrEqual(1);
    }
  });

  await test.step("for a total the planner says only that there is enough room", async () => {
    await planner.getByText(loadPlanner.form.mode.total).click();
    await expect(headline).toHaveText(loadPlanner.answer.nothing);
    await planner.getByLabel(loadPlanner.form.totalWeight).fill("1,200");
    await expect(headline).toHaveText(/^The Eicher takes\sthe\sweight\.$/);
    await expect(planner).toContainText(loadPlanner.answer.volumeUnknown);
    await planner.getByLabel(loadPlanner.form.volume).fill("6");
    await expect(headline).toHaveText(/^The Eicher has\sthe\sspace\.$/);
    await expect(planner).toContainText(loadPlanner.answer.shapes);
    await expect(card(planner, "JEM")).toContainText("Too heavy: 1,200 kg. It carries up to 1,000 kg.");
  });
});

test("what is typed after a press on a sample value replaces it; a press on one's own value sets the caret", async ({
  page,
}) => {
  const planner = await openPlanner(page);
  const length = planner.getByRole("group", { name: "Box A" }).getByLabel("Length");
  await length.click();
  await page.keyboard.type("7");
  await expect(length).toHaveValue("7");
  await length.click();
  await page.keyboard.press("End");
  await page.keyboard.type("5");
  await expect(length).toHaveValue("75");
});

test("the first figure of one's own clears the sample, and says so; a size alone is answered for its space", async ({
  page,
}) => {
  const planner = await openPlanner(page);
  const box = (letter: string) => planner.getByRole("group", { name: `Box ${letter}` });
  const headline = planner.getByRole("heading", { level: 3 });
  const note = planner.locator(".load-form__note");
  await expect(note).toContainText(loadPlanner.form.example);
  await box("B").getByLabel("Length").fill("46");
  await expect(box("B"), "a sample beside a load of one's own is no load").toHaveCount(0);
  await expect(note).toContainText(loadPlanner.form.exampleCleared);
  await expect(planner.locator("p[role=status]")).toHaveText(loadPlanner.form.exampleCleared);
  await expect(headline).toHaveText(loadPlanner.answer.nothing);
  for (const [name, value] of [
    ["Length", "46"],
    ["Width", ""],
    ["Height", ""],
    ["Weight per box (kg)", ""],
    ["No. of boxes", "1"],
  ] as const) {
    await expect(box("A").getByLabel(name)).toHaveValue(value);
  }

  await box("A").getByLabel("Width").fill("40");
  await box("A").getByLabel("Height").fill("40");
  await expect(headline).toHaveText(/^The Tata Ace has\sthe\sspace\.$/);
  await expect(planner).toContainText(loadPlanner.answer.weightUnknown);
  await expect(card(planner, "JEM")).toContainText(loadPlanner.vehicle.hasRoom);
  await planner.getByRole("button", { name: loadPlanner.answer.ask }).click();
  await expect(page.locator("main form [name=query]")).toHaveValue(
    /Box A: 1 piece of 46 × 40 × 40 cm, weight not given\n.*\nHas the space, weight not checked: Tata Ace, /,
  );
});

test("a removed box and a cleared load come back by Undo, with the focus in them", async ({ page }) => {
  const planner = await openPlanner(page);
  const box = (letter: string) => planner.getByRole("group", { name: `Box ${letter}` });
  const undo = planner.getByRole("button", { name: loadPlanner.form.undo });
  const status = planner.locator("p[role=status]");
  const clear = planner.getByRole("button", { name: loadPlanner.form.clear });
  await fillBox(planner, "A", ["50", "40", "40", "18", "16"]);
  for (const letter of ["B", "C"]) {
    await planner.getByRole("button", { name: loadPlanner.form.add }).click();
    await fillBox(planner, letter, ["30", "20", "20", "5", letter === "B" ? "2" : "3"]);
  }

  await planner.getByRole("button", { name: "Remove box B" }).focus();
  await page.keyboard.press("Enter");
  await expect(box("C")).toHaveCount(0);
  await expect(box("A").getByLabel("Goods")).toBeFocused();
  await expect(status).toContainText("Box B removed. It fits in");
  await box("A").getByLabel("No. of boxes").fill("15");
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(box("B").getByLabel("Goods")).toBeFocused();
  await expect(box("B").getByLabel("No. of boxes")).toHaveValue("2");
  await expect(box("A").getByLabel("No. of boxes"), "what was typed since stays").toHaveValue("15");
  await expect(undo).toHaveCount(0);

  await clear.click();
  await expect(box("B")).toHaveCount(0);
  await expect(box("A").getByLabel("Length")).toHaveValue("");
  await expect(box("A").getByLabel("Goods")).toBeFocused();
  await expect(planner.getByRole("heading", { level: 3 })).toHaveText(loadPlanner.answer.nothing);
  await expect(status).toContainText(loadPlanner.form.cleared);
  await expect(clear, "nothing is left to clear").toHaveCount(0);
  await undo.click();
  await expect(box("C").getByLabel("No. of boxes")).toHaveValue("3");
  await expect(box("A").getByLabel("Goods")).toBeFocused();

  await test.step("the sample too, but not beside a load of one's own", async () => {
    await forgetDrafts(page);
    await page.reload();
    await openPlanner(page);
    await clear.click();
    await expect(planner.locator(".load-form__note")).toContainText(loadPlanner.form.cleared);
    await undo.click();
    await expect(planner.locator(".load-form__note")).toContainText(loadPlanner.form.example);
    await clear.click();
    await box("A").getByLabel("Length").fill("7");
    await expect(undo).toHaveCount(0);
  });
});

test("on a phone no line over the fields gives the answer to the sample, which nobody has asked about", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const planner = await openPlanner(page);
  const line = planner.locator(".load-form__verdict");
  await expect(planner.getByRole("heading", { level: 3 })).toHaveText(/^The sample fits in the/);
  await expect(line).toHaveCount(0);
  await fillBox(planner, "A", ["60", "45", "45", "18", "160"]);
  await expect(line).toHaveText(loadPlanner.answer.none);
  await expect(line).toBeInViewport();
});

for (const [width, height] of [
  [375, 740],
  [1440, 900],
] as const) {
  test(`the letter of a box stands in the middle of its badge: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const planner = await openPlanner(page);
    await page.evaluate(() => document.fonts.ready);
    const badge = await planner.locator(".box-row__mark").first().screenshot();
    const { data, info } = await sharp(badge).greyscale().raw().toBuffer({ resolveWithObject: true });
    const middle = Math.round(info.width / 2);
    // The letter, without the badge's edge.
    const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) => {
      const inside = data.subarray(row * info.width + middle - 8, row * info.width + middle + 8);
      return row > 4 && row < info.height - 5 && inside.some((grey) => grey < 110);
    });
    const [above, below] = [rows[0] ?? 0, info.height - 1 - (rows.at(-1) ?? 0)];
    expect(Math.abs(above - below), `${above} px above, ${below} px below`).toBeLessThanOrEqual(1);
  });
}

test("everything is done with the keyboard alone, told to screen readers, and without a problem for axe", async ({
  page,
}) => {
  const planner = await openPlanner(page);

  await test.step("kinds of boxes are added, filled in, turned upright and removed, and the focus is never lost", async () => {
    await fillBox(planner, "A", ["50", "40", "40", "18", "16"]);
    await expect(planner.getByRole("group", { name: "Box B" }), "an example is no load").toHaveCount(0);
    await planner.getByRole("button", { name: loadPlanner.form.add }).focus();
    await page.keyboard.press("Enter");
    const row = planner.getByRole("group", { name: "Box B" });
    await expect(row.getByLabel("Goods")).toBeFocused();
    for (const value of ["Pipes", "50", "50", "160", "20", "1"]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(row.getByRole("checkbox", { name: "This way up" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(card(planner, "Tata Ace")).toContainText("Box B (Pipes) is too tall this way up: 160 cm");
    await page.keyboard.press("Tab");
    await expect(row.getByRole("checkbox", { name: "Nothing on top" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(row).toHaveCount(0);
    await expect(planner.getByRole("group", { name: "Box A" }).getByLabel("Goods")).toBeFocused();
    await expect(card(planner, "Tata Ace")).toContainText(loadPlanner.vehicle.takes);
    await planner.getByRole("radio", { name: "cm" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(planner.getByRole("radio", { name: "in" })).toBeChecked();
    const length = planner.getByRole("group", { name: "Box A" }).getByLabel("Length");
    await expect(length, "another unit converts what was typed").toHaveValue("19.69");
    await page.keyboard.press("ArrowRight");
    await expect(planner.getByRole("radio", { name: "cm" })).toBeChecked();
    await expect(length).toHaveValue("50");
  });

  await test.step("the result is announced once typing pauses; an error is shown beside its field", async () => {
    // Another one tells that the result was copied.
    const status = planner.locator("p[role=status]");
    const weight = planner.getByRole("group", { name: "Box A" }).getByLabel("Weight per box");
    await weight.fill("9");
    await expect(status).toHaveText(/^It fits in the\sTata Ace\. 16 boxes, 144 kg/);
    await weight.fill("9,5");
    await expect(weight).toHaveAccessibleDescription(loadPlanner.form.problems.number);
    await expect(planner.getByRole("heading", { level: 3 })).toHaveText(loadPlanner.answer.correct);
    await expect(planner).toContainText(loadPlanner.answer.invalid("Box A"));
    await expect(status).toHaveText(loadPlanner.answer.correct);
    await weight.fill("");
    await expect(planner).toContainText(loadPlanner.answer.weightUnknown);
  });

  for (const width of [320, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`axe finds no problem, and nothing is too wide: ${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await waitForAnimations(page);
        expect(await axeFindings(page, ".load-planner")).toEqual([]);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});

test("how a box is loaded is kept over a reload, drawn, said and sent", async ({ page }) => {
  const planner = await openPlanner(page);
  await fillBox(planner, "A", ["50", "40", "40", "20", "10"]);
  const row = planner.getByRole("group", { name: "Box A" });
  const { upright, nothingOnTop } = loadPlanner.form;
  await row.getByLabel(upright).check();
  await row.getByLabel(nothingOnTop).check();
  await page.reload();
  await hydrated(page);
  await planner.scrollIntoViewIfNeeded();
  await expect(row.getByLabel(nothingOnTop)).toBeChecked();
  await expect(row.getByLabel(upright)).toBeChecked();
  await expect(planner).toContainText(loadPlanner.answer.nothingOnTop("Box A"));
  // No box covers another one's top.
  await expect(card(planner, "Eicher").locator(".bed__top .bed__box path")).toHaveCount(10);
  await planner.getByRole("button", { name: loadPlanner.answer.ask }).click();
  await expect(page.locator("main form [name=query]")).toHaveValue(
    /20 kg each, this way up, nothing on top\n/,
  );
});

test("goods that are named are loaded as such goods are, unless the visitor unticks it", async ({ page }) => {
  const planner = await openPlanner(page);
  await planner.getByText("ft", { exact: true }).click();
  const row = planner.getByRole("group", { name: "Box A" });
  const { goods, upright } = loadPlanner.form;
  await row.getByLabel(goods).fill("Fridge");
  await expect(row.getByLabel(goods), "the example goes, the name stays").toHaveValue("Fridge");
  await expect(row.getByLabel(upright)).toBeChecked();
  await fillBox(planner, "A", ["6.5", "3", "2.5", "60", "1"]);
  const headline = planner.getByRole("heading", { level: 3 });
  await expect(headline).toHaveText(/^It fits in the\sEicher\.$/);
  await expect(planner).toContainText(loadPlanner.answer.upright("Box A (Fridge)"));
  expect(await axeFindings(page, ".load-planner")).toEqual([]);
  await row.getByLabel(upright).uncheck();
  await expect(headline).toHaveText(/^It fits in the\sJEM\.$/);
});

test("the load can be taken to the contact form, where it joins what was typed; nothing is sent by itself", async ({
  page,
}) => {
  const planner = await openPlanner(page);
  const calls = callsOf(page);
  const subject = page.locator("main form [name=subject]");
  const query = page.locator("main form [name=query]");
  const count = planner.getByRole("group", { name: "Box A" }).getByLabel("No. of boxes");
  const take = async () => {
    await planner.getByRole("button", { name: loadPlanner.answer.ask }).click();
    await expect(page).toHaveURL("/#/contact-us");
  };
  const goBack = async () => {
    await page.goBack();
    await planner.scrollIntoViewIfNeeded();
    await expect(count).toBeVisible();
  };

  await test.step("with a subject and every box; the planner still holds it after Back", async () => {
    await fillBox(planner, "A", ["50", "40", "40", "20", "10"]);
    await take();
    await expect(subject).toHaveValue(/^Quote for a load of 10 boxes, 200 kg/);
    await expect(query).toHaveValue(/Box A: 10 boxes of 50 × 40 × 40 cm, 20 kg each\nTogether: /);
    await expect(query, "what the team needs too is asked for").toHaveValue(/\n\nFrom: \nTo: \nWhen: $/);
    await goBack();
    await expect(count).toHaveValue("10");
  });

  await test.step("a subject that the planner gave follows a changed load", async () => {
    await count.fill("8");
    await take();
    await expect(subject).toHaveValue(/^Quote for a load of 8 boxes/);
  });

  await test.step("text typed on Contact stays; the load is added below it once, and a changed load replaces it", async () => {
    await subject.fill("A quote for Ropar, please");
    await query.fill("We are open till six.");
    await goBack();
    await count.fill("10");
    await take();
    await expect(query).toHaveValue(/^We are open till six\.\n\n.*\nBox A: 10 boxes/s);
    await expect(subject).toHaveValue("A quote for Ropar, please");
    const once = await query.inputValue();
    await goBack();
    await take();
    await expect(query).toHaveValue(once);

    await query.fill(`${once}\nAsk for Meera.`);
    await goBack();
    await count.fill("8");
    await take();
    await expect(query).toHaveValue(/^We are open till six\.\n\n.*\nBox A: 8 boxes.*\nAsk for Meera\.$/s);
    await expect(query).not.toHaveValue(/10 boxes of/);
  });
  expect(calls).toEqual([]);
});

test("the sample is no load to ask about", async ({ page }) => {
  const planner = await openPlanner(page);
  const query = page.locator("main form [name=query]");
  const ask = planner.getByRole("button", { name: loadPlanner.answer.ask });
  await expect(
    planner.getByRole("heading", { name: "The sample fits in the Tata Ace. Sample" }),
  ).toBeVisible();
  await expect(ask).toHaveCount(0);

  await planner.getByRole("link", { name: shell.header.quote }).click();
  await expect(query).toHaveValue(/^Goods: \nWeight and size: \n/);
});

test("only Services loads its code, only when scrolled near, and once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/planner-.*\.js/.test(request.url())) asked.push(request.url());
  });
  await openPage(page, "/");
  await goTo(page, "/services/services2");
  await takenOver(page, ".load-planner");
  await afterObservers(page, ".load-planner");
  expect(asked).toEqual([]);
  const planner = page.locator(".load-planner");
  const expectAnswer = async () => {
    await planner.scrollIntoViewIfNeeded();
    await expect(planner.getByRole("heading", { level: 3 })).toHaveText(/^The sample fits in the/);
  };
  await expectAnswer();
  expect(asked).toHaveLength(1);
  await goTo(page, "/services/services1");
  await page.locator(".freight__plan a").click();
  await expectAnswer();
  expect(asked).toHaveLength(1);
});

for (const address of ["/#/services/services2?at=plan", "/services/services2?at=plan"]) {
  test(`${address} leads there before the scripts come, and without a touch; who scrolls on stays there`, async ({
    page,
  }) => {
    const planner = page.locator(".load-planner");
    const title = planner.getByRole("heading", { level: 2 });
    await page.goto(address);
    await expect(planner.locator(".load-form")).toBeVisible();
    await expect(title).toBeInViewport();

    await page.goto("about:blank");
    await holdScripts(page);
    await page.goto(address);
    await expect(title).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await letScriptsCome(page);
    await afterObservers(page, ".load-planner");
    await expect(title).not.toBeInViewport();
  });
}

test.describe("when its code fails to load", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test("the table stays, the catalogue's message gives the reason, and trying again works", async ({
    page,
  }) => {
    await page.route(/\/planner-.*\.js/, (route) => route.abort());
    await sayOffline(page);
    await page.goto("/#/services/services2");
    const planner = page.locator(".load-planner");
    await hydrated(page);
    await planner.scrollIntoViewIfNeeded();
    await expect(planner).toContainText("Loading chunk load-planner failed (missing)");
    await expect(planner.getByRole("table")).toBeVisible();
    await page.unroute(/\/planner-.*\.js/);
    await planner.getByRole("button", { name: "Try again" }).click();
    await expect(planner.locator(".load-form")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a table shows every bed and limit, and leads to the Contact page", async ({ page }) => {
    await page.goto("/services/services2");
    const planner = page.locator(".load-planner");
    for (const { title, specs } of vehicles) {
      const row = planner.getByRole("row").filter({ hasText: title });
      for (const name of ["length", "width", "height", "weightCapacity"] as const) {
        await expect(row).toContainText(formatQuantity(specs[name]));
      }
    }
    await expect(planner).toContainText(sayRule("boxes"));
    await expect(planner.getByRole("link", { name: "Contact page" })).toHaveAttribute("href", "/contact-us");
    await expect(planner.locator("form")).toHaveCount(0);

    await test.step("no letter of the figures and their units is of another typeface", async () => {
      const session = await page.context().newCDPSession(page);
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      const { root } = await session.send("DOM.getDocument");
      const { nodeIds } = await session.send("DOM.querySelectorAll", {
        nodeId: root.nodeId,
        selector: ".bed-table td",
      });
      expect(nodeIds.length).toBeGreaterThan(vehicles.length);
      const others = async () => {
        const used = await Promise.all(
          nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
        );
        return used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
      };
      await expect.poll(others).toEqual([]);
    });
  });
});

test("what was copied is said of the result that was copied, and again at each copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const planner = await openPlanner(page);
  await fillBox(planner, "A", ["40", "30", "30", "12", "20"]);
  const share = planner.locator(".share-bar");
  const said = share.getByRole("status");
  await said.evaluate((status) => {
    new MutationObserver(() => {
      status.dataset.said = `${status.dataset.said ?? ""}[${status.textContent}]`;
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await share.getByRole("button", { name: shareBar.share }).click();
  await expect(said).toHaveText(shareBar.copied);
  await share.getByRole("button", { name: shareBar.share }).click();
  await expect(said).toHaveAttribute("data-said", `[${shareBar.copied}][][${shareBar.copied}]`);
  await planner.getByRole("group", { name: "Box A" }).getByLabel("No. of boxes").fill("21");
  await expect(said).toHaveText("");
});

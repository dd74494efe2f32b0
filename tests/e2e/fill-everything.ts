import type { Page } from "@playwright/test";

/** Every control that a visitor can reach: not the honeypot, none in a closed menu. */
export const controls = ":is(input, textarea, select):not([inert] *)";

/** Fills in every control of the page, or of a part of it, with a distinct value. */
export async function fillEverything(page: Page, part = "body"): Promise<void> {
  const all = await page.locator(part).locator(controls).filter({ visible: true }).all();
  for (const [index, control] of all.entries()) {
    const kind = await control.evaluate((element: HTMLInputElement) => element.type);
    // Forced, because a label may lie over its control and take the click for it.
    if (kind === "checkbox" || kind === "radio") await control.check({ force: true });
    else if (kind === "select-one") {
      await control.selectOption({ index: (await control.locator("option").count()) - 1 });
    } else if (kind === "date") await control.fill(`2027-01-0${index + 1}`);
    else if (kind === "datetime-local") await control.fill(`2027-01-0${index + 1}T10:00`);
    else await control.fill(kind === "email" ? `asha${index}@example.com` : `9876${index}`);
  }
}

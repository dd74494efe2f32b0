import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe objects to in the page or a part of it, as "rule: elements"; other sites' frames are theirs.
 * Its code is put into a document once, and only what is wrong leaves it again: to hand over the report of
 * all that is in order takes several times as long as to look.
 */
export async function axeFindings(page: Page, part = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ include, exclude: "iframe" }, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
  }, part);
}

import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/**
 * The violations that axe finds in the page or a part of it, as "rule: elements", without other sites' frames. Of all
 * its rules, or of those about colours alone.
 * Its code is injected into a document once, and only violations are returned: transferring the report of
 * everything that is in order takes several times as long as the analysis.
 */
export async function axeFindings(
  page: Page,
  part = "html",
  rules: "all" | "of colours" = "all",
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(stopTransitions);
  }
  const options: RunOptions = { resultTypes: ["violations"] };
  if (rules === "of colours") options.runOnly = { type: "tag", values: ["cat.color"] };
  return page.evaluate(
    async ([include, options]) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run({ include, exclude: "iframe" }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    [part, options] as const,
  );
}

/**
 * A change of theme or state changes colours by transitions, without motion too. In a part that is not rendered one
 * begins only when axe reads the colours.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets = [sheet];
}

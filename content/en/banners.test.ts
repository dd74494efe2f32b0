import { expect, test } from "vitest";
import { banners } from "./banners.ts";

/** Their lead stands in a narrow column beside a picture. */
const besidePicture: readonly string[] = ["intercity", "on-demand", "corporate"];

// A third line would push the picture or the first section down, which then begins elsewhere than on the page before.
test("a lead below a title has two lines in a window of 1440 px", () => {
  for (const [page, banner] of Object.entries(banners)) {
    if ("lead" in banner && !besidePicture.includes(page))
      expect(banner.lead.length, page).toBeLessThanOrEqual(100);
  }
});

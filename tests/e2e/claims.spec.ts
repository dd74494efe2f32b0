import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

/** The words of a page's main part, without tags and with plain blanks. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

test("every claim of the specification stands on the page where visitors look for it", async ({
  request,
}) => {
  const claims: readonly (readonly [path: string, claim: RegExp])[] = [
    ["/", /mid-mile/],
    ["/", /last mile/],
    ["/", /100% electric/],
    ["/", /AI-driven routing/],
    ["/", /monitoring/],
    ["/", /Live tracking/],
    ["/", /AI customer bot/],
    ["/", /Sustainability/],
    ["/", /Parcels? and freight/i],
    ["/", /intercity and on-demand bookings/],
    ["/", /1,500,000/],
    ["/", /500,000/],
    ["/about-us", /full-stack logistics provider/],
    ["/about-us", /7-11 ft vehicles/],
    ["/about-us", /800-1500 kg/],
    ["/about-us", /200-250 km/],
    ["/about-us", /600\+ customers/],
    ["/about-us", /4\+/],
    ["/about-us", /100\+/],
    ["/about-us", /Chandigarh, Mohali, Delhi-NCR and Bangalore/],
    ["/about-us", /without diesel/],
    ["/about-us", /businesses and consumers, B2B and B2C/],
    ["/service/on-demand", /Ride and delivery booking, B2B/],
    ["/service/corporate", /AI customer support/],
    ["/service/corporate", /manages an electric fleet and the people who drive it/],
  ];
  for (const [path, claim] of claims) {
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(claim);
  }
});

test("the price range and what sets a price stand beside each estimation", async ({ request }) => {
  for (const path of ["/", "/services/services1", "/services/services2"]) {
    const words = wordsOf(await (await request.get(path)).text());
    for (const part of [
      /₹100 ?– ?10,000/,
      /per kilometre/,
      /Location and accessibility/,
      /3-wheeler or 4-wheeler/,
      /Packaging, loading, unloading or express delivery/,
    ]) {
      expect(words, path).toMatch(part);
    }
  }
});

test("no page asks anybody to log in", async ({ request }) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/type="password"|log ?in\b|sign ?in\b/i);
    expect((await request.get(path)).status()).toBe(200);
  }
});

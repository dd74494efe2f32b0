import { claims } from "#content/en/claims.ts";
import { rules } from "#content/en/rules.ts";
import {
  formatClaim,
  formatCount,
  formatMeasures,
  formatNames,
  formatRupees,
} from "#content/format/english.ts";
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

function literally(text: string): RegExp {
  return new RegExp(RegExp.escape(text));
}

test("every claim of the specification stands on the page where visitors look for it", async ({
  request,
}) => {
  const stated: readonly (readonly [path: string, claim: RegExp])[] = [
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
    ["/", literally(formatClaim(claims.greenKm))],
    ["/", literally(formatClaim(claims.deliveries))],
    ["/about-us", /full-stack logistics provider/],
    ["/about-us", literally(`${formatMeasures(claims.vehicleLength)} vehicles`)],
    ["/about-us", literally(formatMeasures(claims.payload))],
    ["/about-us", literally(formatMeasures(claims.range))],
    ["/about-us", literally(`${claims.customers}+ customers`)],
    ["/about-us", literally(`${claims.years}+`)],
    ["/about-us", literally(`${claims.teamMembers}+`)],
    ["/about-us", literally(formatNames(claims.cities))],
    ["/about-us", /without diesel/],
    ["/about-us", /businesses and consumers, B2B and B2C/],
    ["/service/on-demand", /Ride and delivery booking, B2B/],
    ["/service/corporate", /AI customer support/],
    ["/service/corporate", /manages an electric fleet and the people who drive it/],
  ];
  for (const [path, claim] of stated) {
    expect(wordsOf(await (await request.get(path)).text()), path).toMatch(claim);
  }
});

test("the price range and what sets a price stand beside each estimation", async ({ request }) => {
  const { range, factors } = rules.price;
  for (const path of ["/", "/services/services1", "/services/services2"]) {
    const words = wordsOf(await (await request.get(path)).text());
    for (const part of [
      `${formatRupees(range.from)}–${formatCount(range.to)}`,
      ...factors.map(({ inShort }) => inShort),
    ]) {
      expect(words.replaceAll(" – ", "–"), path).toContain(part);
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

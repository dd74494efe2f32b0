import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { builtDocument } from "#tests/support/site-build.ts";
import { formatClaim, formatCount, formatMeasures, formatNames, formatRupees } from "../format/english.ts";
import { claims } from "./claims.ts";
import { plans } from "./plans.ts";
import { rules } from "./rules.ts";
import { testimonials } from "./testimonials.ts";

/** The words of a page's main part in the last build, without tags and with plain blanks. */
function wordsOn(path: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(builtDocument(path))?.[0] ?? "";
  return main
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

function literally(text: string): RegExp {
  return new RegExp(RegExp.escape(text));
}

test("every claim of the specification stands on the page where visitors look for it", () => {
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
    ["/", literally(formatClaim(claims.customers))],
    ...claims.cities.map((city) => ["/", literally(city)] as const),
    ["/about-us", /full-stack logistics provider/],
    ["/about-us", literally(`${formatMeasures(claims.vehicleLength)} vehicles`)],
    ["/about-us", literally(formatMeasures(claims.payload))],
    ["/about-us", literally(formatMeasures(claims.range))],
    ["/about-us", literally(`${claims.customers}+ customers`)],
    ["/about-us", literally(`${claims.years}+`)],
    ["/about-us", literally(`${claims.teamMembers}+`)],
    ["/about-us", literally(formatNames(claims.cities))],
    ["/about-us", /only electric four-wheelers/],
    ["/about-us", /businesses \(B2B\) and consumers \(B2C\)/],
    ["/service/on-demand", /Ride and delivery booking, B2B/],
    ["/service/corporate", /AI customer support/],
    ["/service/corporate", /manages an electric fleet and the people who drive it/],
  ];
  for (const [path, claim] of stated) {
    expect(wordsOn(path), `${path} of the last build`).toMatch(claim);
  }
});

test("the price range and what sets a price stand beside each estimation", () => {
  const { range, factors } = rules.price;
  for (const path of ["/", "/services/services1", "/services/services2"]) {
    const words = wordsOn(path);
    for (const part of [
      `${formatRupees(range.from)}–${formatCount(range.to)}`,
      ...factors.map(({ inShort }) => inShort),
    ]) {
      expect(words.replaceAll(" – ", "–"), path).toContain(part);
    }
  }
});

test("the words of the ten testimonials stand in the document of About", () => {
  const words = wordsOn("/about-us");
  expect(testimonials.entries).toHaveLength(10);
  expect(words.match(/B2B Client/g)).toHaveLength(10);
  for (const { name, quote } of testimonials.entries) {
    expect(words).toContain(name);
    expect(words).toContain(quote);
  }
});

test.each(routes)("$path asks nobody to log in, and shows no plan's price", ({ path }) => {
  const html = builtDocument(path);
  expect(html).not.toMatch(/type="password"|log ?in\b|sign ?in\b/i);
  for (const { price } of plans) expect(html).not.toContain(price);
  expect(html).not.toMatch(/\$ ?(90|150|260)\b/);
});

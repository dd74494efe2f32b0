import { describe, expect, test } from "vitest";
import { type DocumentName, documentNames, documentTexts } from "#tests/support/legal-documents.ts";
import { formatQuantity, formatRupees } from "../format/english.ts";
import { about } from "./about.ts";
import { banners } from "./banners.ts";
import { claims } from "./claims.ts";
import { counters } from "./counters.ts";
import { estimation } from "./estimation.ts";
import { faq } from "./faq.ts";
import { specLabels, specNames, vehicles } from "./fleet.ts";
import { navigation } from "./navigation.ts";
import { pageDescriptions } from "./page-descriptions.ts";
import { plans } from "./plans.ts";

function pagesThatSay(words: string | RegExp): string[] {
  return documentNames.filter((name) => (documentTexts[name] ?? "").search(words) >= 0);
}

const prices = { from: "₹100", to: "₹10,000" };

/**
 * The specification's facts, copied by hand so that a wrong figure in content/ is noticed. Other tests read prices and
 * fees in content/, or make up their own. When the owner changes one, correct it here too.
 */
describe("every constant of the specification stands on the page where it belongs, and on no other", () => {
  test.each<[constant: RegExp, ...pages: DocumentName[]]>([
    [new RegExp(`between ${prices.from} and ${prices.to}`), "refund-policy"],
    [/per kilometre/, "refund-policy"],
    [/Location and accessibility/, "refund-policy"],
    [/3-wheeler or 4-wheeler/, "refund-policy"],
    [/Packaging, loading, unloading and express delivery/, "refund-policy"],
    [/more than 5 minutes after a driver has been allocated costs ₹50\b/, "terms"],
    [/suspended for 24 hours after 4 cancellations in one day/, "terms"],
    [/These figures are subject to change/, "terms"],
    [/You pay the return toll fare/, "terms"],
    [/in writing within 24 hours of your use/, "terms"],
    [/within 24 hours of the delivery confirmation, the delivery is presumed to be accepted/, "terms"],
    [/lien over the consignment/, "terms"],
    [
      /receiver or third party does not pay an invoice billed to them, it must be settled within 7 days/,
      "terms",
    ],
    [/within 3 working days of your request/, "privacy-policy", "trackk-policy"],
    [/18 years of age or older/, "terms"],
    [/from 10:00 AM to 8:00 PM only/, "terms"],
    [/only from the Mohali, Chandigarh and Panchkula clusters/, "terms"],
    [/only to users who have received our communication/, "terms"],
    [/within 4-6 days of the issue/, "refund-policy"],
    [/processed in 4-6 business days/, "refund-policy"],
    [/credited in 5-7 business days to the original payment method/, "refund-policy"],
    [/We cancelled your booking/, "refund-policy"],
    [/failed or was not delivered/, "refund-policy"],
    [/paid too much, or you paid twice/, "refund-policy"],
    [/delay from external factors/, "refund-policy"],
    [/Wrong details given by the customer/, "refund-policy"],
    [/cancellation after dispatch/, "refund-policy"],
    [/customer or receiver who was unavailable/, "refund-policy"],
    [/phone number \(10 digits\)/, "privacy-policy"],
    [/Aadhaar number \(12 digits\)/, "privacy-policy"],
    [/at most 30 boxes, each of at most 25 kg/, "terms"],
    [/ground floor to ground floor only/, "terms"],
    [/at most 25 feet \(8 metres\)/, "terms"],
    [/approved customers, and the approval must have been granted in writing/, "terms"],
    [/authorised officers may agree to vary these terms, and only in writing/, "terms"],
    [/refuse any request that would break traffic rules/, "terms"],
    [/We may cancel a booking at any time/, "terms"],
    [/After a driver is allocated to your booking, .+ After that, a cancellation fee applies/, "terms"],
    [/While a payment is pending we have a lien/, "terms"],
    [/customer books trips, pays for them and can look at the history/, "terms"],
    [/driver is verified by us, receives booking requests and may accept them/, "terms"],
    [/receiver, or consignee, is the person/, "terms"],
    [/Ask for a refund within .+ of the issue/, "refund-policy"],
    [/tell you whether the refund is approved/, "refund-policy"],
    [/An approved refund is processed/, "refund-policy"],
    [/The money is credited/, "refund-policy"],
    [/switches geo-fencing on/, "trackk-policy"],
    [/can view your live location/, "trackk-policy"],
    [/handles your leave requests and tickets/, "trackk-policy"],
    // Sample prices of the specification, shown on no screen.
    [/\b(90|150|260) ?\$/],
  ])("%s", (constant, ...pages) => {
    expect(pagesThatSay(constant)).toEqual(pages);
  });
});

test("what sets a price, beside each estimation", () => {
  const { range, steps } = estimation;
  expect([formatRupees(range.from), formatRupees(range.to)]).toEqual([prices.from, prices.to]);
  expect(steps.flatMap(({ points }) => points.map(({ text }) => text))).toEqual([
    "Distance, per kilometre",
    "Location and accessibility",
    "Vehicle type: 3-wheeler or 4-wheeler",
    "Packaging, loading, unloading or express delivery, if you want them",
  ]);
  expect(pageDescriptions["refund-policy"]).toContain(`prices from ${prices.from} to ${prices.to}`);
});

test("the menu", () => {
  expect(navigation.menu.map(({ label }) => label)).toEqual([
    "Home",
    "About Us",
    "Services",
    "Contact",
    "Join us",
  ]);
});

test("the claims about the company", () => {
  expect(claims).toEqual({
    customers: 600,
    years: 4,
    greenKm: 1_500_000,
    deliveries: 500_000,
    teamMembers: 100,
    locations: 4,
    cities: ["Chandigarh", "Mohali", "Delhi-NCR", "Bangalore"],
    vehicleLength: { from: 7, to: 11, unit: "ft" },
    payload: { from: 800, to: 1500, unit: "kg" },
    range: { from: 200, to: 250, unit: "km" },
  });
  expect(about.whatWeDo.note).toMatch(
    /7-11 ft vehicles with a payload of 800-1500 kg and an EV range of 200-250 km/,
  );
  expect(about.achievements.entries.map(({ figure }) => figure)).toEqual(["4+", "4+", "100+"]);
  expect(banners.about.callToAction.text).toContain("600+ customers");
  expect(counters.counters.map(({ target, suffix, title }) => `${target}${suffix} ${title}`)).toEqual([
    "1500000 green km",
    "500000 on-time deliveries",
    "600 individual customers",
    "4+ years",
  ]);
});

test("the sample plans, which no page shows", () => {
  expect(plans.map(({ type, price }) => `${type} ${price}`)).toEqual([
    "Startup 90$",
    "Standard 150$",
    "Business 260$",
  ]);
});

test("the six answers of the FAQ, no two of them the same", () => {
  const answers = faq.items.map(({ answer }) => answer.join(" "));
  expect(new Set(answers).size).toBe(6);
});

/** The vehicle table of the specification, section 3, character by character. */
const table = `
| Vehicle | Length | Height | Width | Range | Weight Capacity |
| Tata Ace | 7.2ft | 5ft | 4.5ft | 110Km | 1000Kg |
| Euler | 8.2ft | 6ft | 5ft | 110Km | 1000Kg |
| JEM | 7.8ft | 6ft | 4.8ft | 180Km | 1000Kg |
| Eicher | 10.8ft | 7ft | 6.5ft | 130Km | 1500Kg |
`;

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

test("the fleet prints as the specification's table", () => {
  const printed = [
    row(["Vehicle", ...specNames.map((name) => specLabels[name])]),
    ...vehicles.map(({ title, specs }) =>
      row([title, ...specNames.map((name) => formatQuantity(specs[name]))]),
    ),
  ];
  expect(printed.join("\n")).toBe(table.trim());
});

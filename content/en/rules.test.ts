import { describe, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { faqSchema } from "../schema/faq.ts";
import { legalDocumentSchema } from "../schema/legal.ts";
import { ruleSentencesSchema, rulesSchema } from "../schema/rules.ts";
import { faq } from "./faq.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { refundPolicy } from "./legal/refund-policy.ts";
import { terms } from "./legal/terms.ts";
import { trackkPolicy } from "./legal/trackk-policy.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { rules } from "./rules.ts";

const documents = {
  "privacy-policy": privacyPolicy,
  "trackk-policy": trackkPolicy,
  terms,
  "refund-policy": refundPolicy,
};
type DocumentName = keyof typeof documents;
const names = Object.keys(documents) as DocumentName[];

const texts = Object.fromEntries(names.map((name) => [name, wordsOf(documents[name]).join("\n")]));

function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(wordsOf);
}

function pagesThatSay(words: string | RegExp): string[] {
  return names.filter((name) => (texts[name] ?? "").search(words) >= 0);
}

describe("every constant of the specification stands on the page where it belongs, and on no other", () => {
  // Written out by hand from the specification, so that a wrong figure in rules.ts is noticed.
  test.each<[constant: RegExp, ...pages: DocumentName[]]>([
    [/between 100 and 10,000 rupees/, "refund-policy"],
    [/per kilometre/, "refund-policy"],
    [/Location and accessibility/, "refund-policy"],
    [/3-wheeler or 4-wheeler/, "refund-policy"],
    [/Packaging, loading, unloading and express delivery/, "refund-policy"],
    [/more than 5 minutes after a driver has been allocated costs Rs\.50\b/, "terms"],
    [/4 cancellations in one day .* suspended for 24 hours/, "terms"],
    [/subject to change/, "terms"],
    [/return toll fare is charged/, "terms"],
    [/in writing within 24 hours of your use/, "terms"],
    [/within 24 hours of the delivery confirmation, the delivery is presumed to be accepted/, "terms"],
    [/lien over the consignment/, "terms"],
    [/a receiver or a third party who has not paid must be settled within 7 days/, "terms"],
    [/within 3 working days of your request/, "privacy-policy", "trackk-policy"],
    [/18 years of age or older/, "terms"],
    [/from 10:00 AM to 8:00 PM only/, "terms"],
    [/only from the Mohali, Chandigarh and Panchkula clusters/, "terms"],
    [/only for users who got our communication/, "terms"],
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
    [/phone number in an application has 10 digits/, "privacy-policy"],
    [/Aadhaar number in an application has 12 digits/, "privacy-policy"],
    [/at most 30 boxes, each of at most 25 kg/, "terms"],
    [/ground floor to ground floor only/, "terms"],
    [/at most 25 feet \(8 metres\)/, "terms"],
    [/approved customers, and the approval must have been granted in writing/, "terms"],
    [/authorised officers may agree to vary these terms, and only in writing/, "terms"],
    [/refuse any request that would break traffic rules/, "terms"],
    [/We may cancel a booking at any time/, "terms"],
    [/Once a driver has been allocated to your booking, the cancellation fees/, "terms"],
    [/While a payment is pending we have a lien/, "terms"],
    [/customer books rides, pays for them and can look at the history/, "terms"],
    [/driver is verified by us, receives booking requests and may accept them/, "terms"],
    [/receiver, or consignee, is the person/, "terms"],
    [/Ask for a refund within .+ of the issue/, "refund-policy"],
    [/tell you whether the refund is approved/, "refund-policy"],
    [/An approved refund is processed/, "refund-policy"],
    [/The money is credited/, "refund-policy"],
    [/switches geo-fencing on/, "trackk-policy"],
    [/can watch your live location/, "trackk-policy"],
    [/handles your leave requests and tickets/, "trackk-policy"],
    // Sample prices of the specification, shown on no screen.
    [/\b(90|150|260) ?\$/],
  ])("%s: %s %s", (constant, ...pages) => {
    expect(pagesThatSay(constant)).toEqual(pages);
  });
});

test("every rule's sentence stands on the pages it names, and on no other", () => {
  for (const [rule, { text, pages }] of Object.entries(ruleSentences)) {
    const found = names.filter((name) => texts[name]?.includes(text));
    expect(found.sort(), rule).toEqual([...pages].sort());
  }
});

test("rules, documents and answers fit their schemas", () => {
  rulesSchema.parse(rules);
  ruleSentencesSchema.parse(ruleSentences);
  for (const name of names) legalDocumentSchema.parse(documents[name]);
  faqSchema.parse(faq);
});

test("every link of a document leads to a route", () => {
  const paths: string[] = routes.map(({ path }) => path);
  const linked = [...JSON.stringify(documents).matchAll(/"to":"([^"]*)"/g)].map((match) => match[1]);
  expect(linked.length).toBeGreaterThan(5);
  for (const path of linked) expect(paths).toContain(path);
});

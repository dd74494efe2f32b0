import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { faqSchema } from "../schema/faq.ts";
import { vehicleSchema } from "../schema/fleet.ts";
import { legalDocumentSchema } from "../schema/legal.ts";
import { ruleSentencesSchema, rulesSchema } from "../schema/rules.ts";
import { faq } from "./faq.ts";
import { vehicles } from "./fleet.ts";
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

test.each(vehicles.map((vehicle) => [vehicle.id, vehicle] as const))(
  "%s keeps to the schema",
  (_, vehicle) => {
    expect(vehicleSchema.safeParse(vehicle).error).toBeUndefined();
  },
);

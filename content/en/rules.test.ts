import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { documentNames, documents, documentTexts } from "#tests/support/legal-documents.ts";
import { faqSchema } from "../schema/faq.ts";
import { vehicleSchema } from "../schema/fleet.ts";
import { legalDocumentSchema } from "../schema/legal.ts";
import { ruleSentencesSchema, rulesSchema } from "../schema/rules.ts";
import { faq } from "./faq.ts";
import { vehicles } from "./fleet.ts";
import { ruleSentences } from "./rule-sentences.ts";
import { rules } from "./rules.ts";

test("every rule's sentence stands on the pages it names, and on no other", () => {
  for (const [rule, { text, pages }] of Object.entries(ruleSentences)) {
    const found = documentNames.filter((name) => documentTexts[name]?.includes(text));
    expect(found.sort(), rule).toEqual([...pages].sort());
  }
});

test("rules, documents and answers fit their schemas", () => {
  rulesSchema.parse(rules);
  ruleSentencesSchema.parse(ruleSentences);
  for (const name of documentNames) legalDocumentSchema.parse(documents[name]);
  faqSchema.parse(faq);
});

test("every link of a document leads to a route", () => {
  const paths: string[] = routes.map(({ path }) => path);
  const linked = [...JSON.stringify(documents).matchAll(/"to":"([^"]*)"/g)].map((match) => match[1]);
  expect(linked.length).toBeGreaterThan(5);
  for (const address of linked) expect(paths).toContain(address?.split("?")[0]);
});

test.each(vehicles.map((vehicle) => [vehicle.id, vehicle] as const))(
  "%s keeps to the schema",
  (_, vehicle) => {
    expect(vehicleSchema.safeParse(vehicle).error).toBeUndefined();
  },
);

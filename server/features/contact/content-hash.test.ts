import { expect, test } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { contentHash } from "./content-hash.ts";

test("the same text from the same address is the same, whatever its letter case and phone number", () => {
  const message = { ...emptyContactFields, email: "asha@example.com", subject: "Load", query: "Two pallets" };
  expect(contentHash({ ...message, email: "Asha@Example.com", phone: "98" })).toBe(contentHash(message));
  expect(contentHash({ ...message, query: "Three pallets" })).not.toBe(contentHash(message));
});

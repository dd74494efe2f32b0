import { beforeEach, expect, test } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { contactForm } from "./contact-form-store.ts";
import { prefillContactForm } from "./contact-prefill.ts";

const { drafts } = contactForm;

const load = { subject: "A load of 22 boxes", query: "My load:\n22 boxes" };
const request = { subject: "Road Freight to Ropar", query: "Departure: Mohali\nDelivery: Ropar" };

beforeEach(() => drafts.clear());

test("a load and a request stand below each other: neither takes the other's place", () => {
  prefillContactForm("service-request", request);
  prefillContactForm("load-planner", load);
  expect(drafts.read()?.fields.query).toBe(`${request.query}\n\n${load.query}`);
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  prefillContactForm("load-planner", smaller);
  expect(drafts.read()?.fields.query).toBe(`${request.query}\n\n${smaller.query}`);
  expect(drafts.read()?.fields.subject).toBe(smaller.subject);
});

test("what the visitor typed stays, and the same load comes below it once", () => {
  drafts.keep({ ...emptyContactFields, subject: "A quote, please", query: "Open till six.\n" });
  prefillContactForm("load-planner", load);
  prefillContactForm("load-planner", load);
  expect(drafts.read()?.fields.subject).toBe("A quote, please");
  expect(drafts.read()?.fields.query).toBe(`Open till six.\n\n${load.query}`);
});

import { beforeEach, describe, expect, test } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { contactDraft, lastPrefills, prefillContactForm, updatePrefill } from "./contact-prefill.ts";

const load = { subject: "A load of 22 boxes", query: "My load:\n22 boxes" };
const request = { subject: "Road Freight to Ropar", query: "Departure: Mohali\nDelivery: Ropar" };

beforeEach(() => {
  contactDraft.clear();
  lastPrefills.remove();
});

test("a load and a request stand below each other: neither takes the other's place", () => {
  prefillContactForm("service-request", request);
  prefillContactForm("load-planner", load);
  expect(contactDraft.read()?.fields.query).toBe(`${request.query}\n\n${load.query}`);
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  prefillContactForm("load-planner", smaller);
  expect(contactDraft.read()?.fields.query).toBe(`${request.query}\n\n${smaller.query}`);
  expect(contactDraft.read()?.fields.subject).toBe(smaller.subject);
});

test("lines that the message lacks are asked for once, below it, and not what another form has told", () => {
  const query = () => contactDraft.read()?.fields.query;
  const asks = ["From: ", "To: "];
  prefillContactForm("load-planner", load, asks);
  expect(query()).toBe(`${load.query}\n\nFrom: \nTo: `);
  contactDraft.save({ ...emptyContactFields, ...load, query: `${load.query}\n\nFrom: Kharar\nTo: ` });
  prefillContactForm("load-planner", { ...load, query: "My load:\n8 boxes" }, asks);
  expect(query()).toBe("My load:\n8 boxes\n\nFrom: Kharar\nTo: ");
  contactDraft.clear();
  lastPrefills.remove();
  prefillContactForm("order-strip", { subject: "Quote", query: "From: Mohali\nTo: Ludhiana" });
  prefillContactForm("load-planner", load, asks);
  expect(query()).toBe(`From: Mohali\nTo: Ludhiana\n\n${load.query}`);
});

test("what the visitor typed stays, and the same load comes below it once", () => {
  contactDraft.save({ ...emptyContactFields, subject: "A quote, please", query: "Open till six.\n" });
  prefillContactForm("load-planner", load);
  prefillContactForm("load-planner", load);
  expect(contactDraft.read()?.fields.subject).toBe("A quote, please");
  expect(contactDraft.read()?.fields.query).toBe(`Open till six.\n\n${load.query}`);
});

test("a template is there once: also when it was filled in, and when another link was followed between", () => {
  const damage = { subject: "Goods received damaged", query: "Booking number: \nWhat is damaged: " };
  const refund = { subject: "Refund request", query: "Booking number: \nAmount paid: " };
  const filledIn = "Booking number: GM-1\nWhat is damaged: two cups\n\nPlease call.";
  prefillContactForm("topic", damage);
  contactDraft.save({ ...emptyContactFields, ...damage, query: filledIn });
  prefillContactForm("topic", damage);
  expect(contactDraft.read()?.fields.query).toBe(filledIn);
  prefillContactForm("topic", refund);
  expect(contactDraft.read()?.fields).toMatchObject({
    subject: refund.subject,
    query: `${filledIn}\n\n${refund.query}`,
  });
  prefillContactForm("topic", damage);
  expect(contactDraft.read()?.fields).toMatchObject({ subject: damage.subject, query: filledIn });
});

describe("a quote that is asked for after a link with a template was followed", () => {
  const damage = { subject: "Goods received damaged", query: "Booking number: \nWhat is damaged: " };
  const trip = { subject: "Quote: Kharar to Delhi", query: "Trip: Kharar to Delhi" };

  test.each([
    ["replaces an untouched template", damage.query, trip.query],
    [
      "keeps what was typed around it",
      `Good morning.\n\n${damage.query}\nPlease call.`,
      `Good morning.\n\nPlease call.\n\n${trip.query}`,
    ],
    [
      "keeps one with a line filled in",
      "Booking number: GM-1\nWhat is damaged: ",
      `Booking number: GM-1\nWhat is damaged:\n\n${trip.query}`,
    ],
    [
      "keeps one with its last line filled in",
      `${damage.query}two cups`,
      `${damage.query}two cups\n\n${trip.query}`,
    ],
  ])("%s", (_, found, expected) => {
    prefillContactForm("topic", damage);
    contactDraft.save({ ...emptyContactFields, ...damage, query: found });
    prefillContactForm("order-strip", trip);
    expect(contactDraft.read()?.fields).toMatchObject({ subject: trip.subject, query: expected });
  });
});

test("a load that only begins like another one is not that one", () => {
  prefillContactForm("load-planner", { subject: "Load", query: "My load:\n22 boxes" });
  prefillContactForm("service-request", { subject: "Freight", query: "My load:\n2" });
  expect(contactDraft.read()?.fields.query).toBe("My load:\n22 boxes\n\nMy load:\n2");
});

test("a text follows a change where it was written from, as long as nobody has changed it by hand", () => {
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  updatePrefill("load-planner", () => smaller);
  expect(contactDraft.read(), "nothing was asked for yet").toBeUndefined();

  prefillContactForm("load-planner", load);
  const typed = { name: "Asha", query: `Open till six.\n\n${load.query}\nPlease call.` };
  contactDraft.save({ ...emptyContactFields, ...load, ...typed });
  updatePrefill("load-planner", () => ({ ...smaller, name: "Meera" }));
  const followed = { name: "Asha", query: `Open till six.\n\n${smaller.query}\nPlease call.` };
  expect(contactDraft.read()?.fields).toMatchObject({ ...followed, subject: smaller.subject });

  const own = { ...emptyContactFields, subject: "Mine", query: "My load:\nnine boxes" };
  contactDraft.save(own);
  updatePrefill("load-planner", () => load);
  expect(contactDraft.read()?.fields).toEqual(own);
});

test("a note at the end of a text's last line keeps the text from coming twice", () => {
  prefillContactForm("load-planner", load);
  contactDraft.save({ ...emptyContactFields, ...load, query: `${load.query}, all fragile` });
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  updatePrefill("load-planner", () => smaller);
  prefillContactForm("load-planner", smaller);
  prefillContactForm("load-planner", smaller);
  expect(contactDraft.read()?.fields.query).toBe(`${smaller.query}, all fragile`);
});

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
  prefillContactForm({ source: "service-request", message: request });
  prefillContactForm({ source: "load-planner", message: load });
  expect(contactDraft.read()?.fields.query).toBe(`${request.query}\n\n${load.query}`);
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  prefillContactForm({ source: "load-planner", message: smaller });
  expect(contactDraft.read()?.fields.query).toBe(`${request.query}\n\n${smaller.query}`);
  expect(contactDraft.read()?.fields.subject).toBe(smaller.subject);
});

test("lines that the message lacks are asked for once, below it, and not what another form has told", () => {
  const query = () => contactDraft.read()?.fields.query;
  const asks = ["From: ", "To: "];
  prefillContactForm({ source: "load-planner", message: load, asks });
  expect(query()).toBe(`${load.query}\n\nFrom: \nTo: `);
  contactDraft.save({ ...emptyContactFields, ...load, query: `${load.query}\n\nFrom: Kharar\nTo: ` });
  prefillContactForm({ source: "load-planner", message: { ...load, query: "My load:\n8 boxes" }, asks });
  expect(query()).toBe("My load:\n8 boxes\n\nFrom: Kharar\nTo: ");
  contactDraft.clear();
  lastPrefills.remove();
  prefillContactForm({
    source: "order-strip",
    message: { subject: "Quote", query: "From: Mohali\nTo: Ludhiana" },
  });
  prefillContactForm({ source: "load-planner", message: load, asks });
  expect(query()).toBe(`From: Mohali\nTo: Ludhiana\n\n${load.query}`);
});

test("what the visitor typed stays, and the same load comes below it once", () => {
  contactDraft.save({ ...emptyContactFields, subject: "A quote, please", query: "Open till six.\n" });
  prefillContactForm({ source: "load-planner", message: load });
  prefillContactForm({ source: "load-planner", message: load });
  expect(contactDraft.read()?.fields.subject).toBe("A quote, please");
  expect(contactDraft.read()?.fields.query).toBe(`Open till six.\n\n${load.query}`);
});

test("a template is there once: also when it was filled in, and when another link was followed between", () => {
  const damage = { subject: "Goods received damaged", query: "Booking number: \nWhat is damaged: " };
  const refund = { subject: "Refund request", query: "Booking number: \nAmount paid: " };
  const filledIn = "Booking number: GM-1\nWhat is damaged: two cups\n\nPlease call.";
  prefillContactForm({ source: "topic", message: damage });
  contactDraft.save({ ...emptyContactFields, ...damage, query: filledIn });
  prefillContactForm({ source: "topic", message: damage });
  expect(contactDraft.read()?.fields.query).toBe(filledIn);
  prefillContactForm({ source: "topic", message: refund });
  expect(contactDraft.read()?.fields).toMatchObject({
    subject: refund.subject,
    query: `${filledIn}\n\n${refund.query}`,
  });
  prefillContactForm({ source: "topic", message: damage });
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
    prefillContactForm({ source: "topic", message: damage });
    contactDraft.save({ ...emptyContactFields, ...damage, query: found });
    prefillContactForm({ source: "order-strip", message: trip });
    expect(contactDraft.read()?.fields).toMatchObject({ subject: trip.subject, query: expected });
  });
});

describe("a message about another matter", () => {
  const damage = { subject: "Goods received damaged", query: "Booking number: \nWhat is damaged: " };
  const trip = {
    subject: "Quote: Kharar to Delhi",
    query: "From: Kharar\nTo: Delhi\n\nShown on the site:\nJEM",
  };
  const fields = () => contactDraft.read()?.fields;

  test("says nothing of the trip and the load that other forms have told, and neither comes with its answer", () => {
    prefillContactForm({ source: "order-strip", message: trip });
    prefillContactForm({ source: "load-planner", message: load, asks: ["From: ", "Date: "] });
    prefillContactForm({ source: "topic", message: damage, topic: "damage" });
    expect(fields()).toMatchObject(damage);
    expect(lastPrefills.read(), "the trip is not sent with it").toEqual({ topic: damage });
    prefillContactForm({ source: "order-strip", message: trip });
    expect(fields()).toMatchObject(trip);
  });

  test("keeps each line that the visitor typed or changed in the trip", () => {
    prefillContactForm({ source: "order-strip", message: trip });
    const query =
      "Good morning.\n\n\nFrom: Kharar, gate 3\nTo: Delhi\n\nShown on the site:\nJEM\n\nPlease call.";
    contactDraft.save({ ...emptyContactFields, ...trip, query });
    prefillContactForm({ source: "topic", message: damage, topic: "damage" });
    expect(fields()?.query).toBe(
      `Good morning.\n\n\nFrom: Kharar, gate 3\n\nPlease call.\n\n${damage.query}`,
    );
  });

  test("keeps the trip if it is a quote that is asked for", () => {
    prefillContactForm({ source: "order-strip", message: trip });
    prefillContactForm({
      source: "topic",
      message: { subject: "Quote", query: "From: \nDate: " },
      topic: "quote",
    });
    expect(fields()?.query).toBe(`${trip.query}\n\nFrom: \nDate: `);
  });

  test("does not take the last line that was filled in for another one", () => {
    prefillContactForm({ source: "topic", message: damage, topic: "damage" });
    contactDraft.save({ ...emptyContactFields, ...damage, query: `${damage.query}two cups` });
    const refund = { subject: "Refund request", query: "Booking number: \nAmount paid: " };
    prefillContactForm({ source: "topic", message: refund, topic: "refund" });
    expect(fields()?.query).toBe(`${damage.query}two cups\n\n${refund.query}`);
  });
});

test("a load that only begins like another one is not that one", () => {
  prefillContactForm({ source: "load-planner", message: { subject: "Load", query: "My load:\n22 boxes" } });
  prefillContactForm({ source: "service-request", message: { subject: "Freight", query: "My load:\n2" } });
  expect(contactDraft.read()?.fields.query).toBe("My load:\n22 boxes\n\nMy load:\n2");
});

test("a text follows a change where it was written from, as long as nobody has changed it by hand", () => {
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  updatePrefill("load-planner", () => smaller);
  expect(contactDraft.read(), "nothing was asked for yet").toBeUndefined();

  prefillContactForm({ source: "load-planner", message: load });
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
  prefillContactForm({ source: "load-planner", message: load });
  contactDraft.save({ ...emptyContactFields, ...load, query: `${load.query}, all fragile` });
  const smaller = { subject: "A load of 8 boxes", query: "My load:\n8 boxes" };
  updatePrefill("load-planner", () => smaller);
  prefillContactForm({ source: "load-planner", message: smaller });
  prefillContactForm({ source: "load-planner", message: smaller });
  expect(contactDraft.read()?.fields.query).toBe(`${smaller.query}, all fragile`);
});

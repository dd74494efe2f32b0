import { afterEach, expect, test, vi } from "vitest";
import { emptyContactFields } from "#contract/form-fields.ts";
import { emptyFreightRequest } from "#contract/freight-request.ts";
import { emptyQuoteRequest } from "#contract/quote-request.ts";
import { lastPrefills, prefillContactForm } from "#web/contact-prefill/contact-prefill.ts";
import { exampleLoad } from "#web/load-planner/load/example-load.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { freightRequestDraft } from "#web/pages/ocean-freight/freight-request-draft.ts";
import { noOptions } from "#web/quote-form/answer/trip-answer.ts";
import { quoteDrafts, tripOptions } from "#web/quote-form/request/quote-drafts.ts";
import { requestedQuote, requestQuote } from "#web/quote-form/request/requested-quote.ts";
import { contactSubmission } from "./contact-submission.ts";

const message = { subject: "Quote", query: "Mohali to Ambala" };
const sent = { ...emptyContactFields, ...message, name: "Asha" };

afterEach(() => vi.unstubAllGlobals());

function send(status: number): Promise<void> {
  vi.stubGlobal("fetch", async () => Response.json({}, { status }));
  return contactSubmission.send(sent, { ms: 5_000, isHoneypotFilled: false });
}

test("what a message was written from is forgotten once that is accepted, and nothing else", async () => {
  vi.stubGlobal("window", { location: { hash: "" } });
  lastPrefills.remove();
  quoteDrafts.trip.save({ ...quoteDrafts.trip.emptyFields, from: "Mohali", to: "Ambala" });
  tripOptions.set(noOptions);
  const request = { ...emptyQuoteRequest, from: "Mohali", to: "Ambala" };
  requestQuote("trip", { quote: { request }, message });
  freightRequestDraft.save({ ...emptyFreightRequest, departure: "Mohali" });
  prefillContactForm({ source: "service-request", message });
  typedLoad.set(exampleLoad("cm"));
  quoteDrafts.corporate.save({ ...quoteDrafts.corporate.emptyFields, from: "Chandigarh" });

  await send(500);
  expect(requestedQuote()).toBeDefined();
  expect(quoteDrafts.trip.read()).toBeDefined();
  expect(freightRequestDraft.read()).toBeDefined();

  await send(201);
  expect(requestedQuote()).toBeUndefined();
  expect(quoteDrafts.trip.read()).toBeUndefined();
  expect(tripOptions.read()).toBeUndefined();
  expect(freightRequestDraft.read()).toBeUndefined();
  expect(typedLoad.read(), "no message was written from it").toBeDefined();
  expect(quoteDrafts.corporate.read(), "no message was written from it").toBeDefined();

  prefillContactForm({ source: "load-planner", message });
  prefillContactForm({ source: "corporate-strip", message });
  await send(201);
  expect(typedLoad.read()).toBeUndefined();
  expect(quoteDrafts.corporate.read()).toBeUndefined();
});

test("a tab that was open before an update of the site keeps what was typed, and forgets it with its message", async () => {
  const kept = {
    "order-strip": { fields: { from: "Mohali" } },
    "order-strip-options": noOptions,
    "corporate-strip": { fields: { from: "Chandigarh" } },
    "service-request": { fields: { departure: "Mohali" } },
    "load-planner": exampleLoad("cm"),
    "contact-prefills": { "order-strip": message, "corporate-strip": message, "service-request": message },
  };
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, JSON.stringify(value));
  expect(quoteDrafts.trip.read()?.fields.from).toBe("Mohali");
  expect(tripOptions.read()).toEqual(noOptions);
  expect(quoteDrafts.corporate.read()?.fields.from).toBe("Chandigarh");
  expect(freightRequestDraft.read()?.fields.departure).toBe("Mohali");
  expect(typedLoad.read()).toEqual(exampleLoad("cm"));
  await send(201);
  expect(quoteDrafts.trip.read()).toBeUndefined();
  expect(quoteDrafts.corporate.read()).toBeUndefined();
  expect(freightRequestDraft.read()).toBeUndefined();
});

test("a message is accepted, whatever other version of the site has kept its sources", async () => {
  lastPrefills.set({ "a form of another version": message, "load-planner": message } as never);
  typedLoad.set(exampleLoad("cm"));
  await send(201);
  expect(contactSubmission.read()).toMatchObject({ status: "settled", result: { kind: "accepted" } });
  expect(typedLoad.read()).toBeUndefined();
  expect(lastPrefills.read()).toBeUndefined();
});

import { afterEach, expect, test, vi } from "vitest";
import { emptyEnquiry } from "#contract/enquiry.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { emptyFreightRequest } from "#contract/freight-request.ts";
import { lastPrefills, prefillContactForm } from "#web/contact-prefill/contact-prefill.ts";
import { exampleLoad } from "#web/load-planner/load/example-load.ts";
import { typedLoad } from "#web/load-planner/load/typed-load.ts";
import { noOptions } from "#web/order-strip/answer/trip-answer.ts";
import { requestedTrip, requestQuote } from "#web/order-strip/quote/quote-request.ts";
import { stripDrafts, tripOptions } from "#web/order-strip/quote/strip-drafts.ts";
import { serviceRequestDraft } from "#web/pages/ocean-freight/service-request-draft.ts";
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
  stripDrafts.trip.save({ ...stripDrafts.trip.emptyFields, from: "Mohali", to: "Ambala" });
  tripOptions.set(noOptions);
  const enquiry = { ...emptyEnquiry, from: "Mohali", to: "Ambala" };
  requestQuote("trip", { trip: { enquiry }, message });
  serviceRequestDraft.save({ ...emptyFreightRequest, departure: "Mohali" });
  prefillContactForm("service-request", message);
  typedLoad.set(exampleLoad("cm"));
  stripDrafts.corporate.save({ ...stripDrafts.corporate.emptyFields, from: "Chandigarh" });

  await send(500);
  expect(requestedTrip()).toBeDefined();
  expect(stripDrafts.trip.read()).toBeDefined();
  expect(serviceRequestDraft.read()).toBeDefined();

  await send(201);
  expect(requestedTrip()).toBeUndefined();
  expect(stripDrafts.trip.read()).toBeUndefined();
  expect(tripOptions.read()).toBeUndefined();
  expect(serviceRequestDraft.read()).toBeUndefined();
  expect(typedLoad.read(), "no message was written from it").toBeDefined();
  expect(stripDrafts.corporate.read(), "no message was written from it").toBeDefined();

  prefillContactForm("load-planner", message);
  prefillContactForm("corporate-strip", message);
  await send(201);
  expect(typedLoad.read()).toBeUndefined();
  expect(stripDrafts.corporate.read()).toBeUndefined();
});

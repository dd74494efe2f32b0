import { expect, test } from "vitest";
import { emptyFreightRequest } from "#contract/freight-request.ts";
import { oceanFreight } from "../en/ocean-freight.ts";
import { freightRequestMessage } from "./freight-request-message.ts";

const { undecided } = oceanFreight.form;
const route = { ...emptyFreightRequest, departure: "Mohali", delivery: "Rotterdam" };

test.each([
  ["Air Freight", "Air Freight from Mohali to Rotterdam", "Air Freight"],
  [undecided, "Freight from Mohali to Rotterdam", undecided],
  ["", "Freight from Mohali to Rotterdam", undecided],
])("the subject names the kind of freight once it is chosen: %j", (freightType, subject, shown) => {
  const message = freightRequestMessage({ ...route, freightType });
  expect(message.subject).toBe(subject);
  expect(message.query).toMatch(new RegExp(`^Freight Type: ${shown}\n`));
});

import { expect, test } from "vitest";
import { reachOf } from "./reach.ts";

test.each([
  ["9876500000", "NA", "We will call 98765 00000.", true],
  ["98765 00000", "asha@example.com", "We will call 98765 00000 or write to asha@example.com.", true],
  ["+91 98765 00000", "NA", "We will call +91 98765 00000.", true],
  ["+44 20 7946 0958", "NA", "We will call +44 20 7946 0958.", true],
  [
    "9815 1234",
    " asha@example.com ",
    "We will write to asha@example.com. We may not be able to call “9815 1234”. This number has 8 digits. Indian mobile numbers have 10.",
    true,
  ],
  ["none", "asha@example.com", "We will write to asha@example.com. We may not be able to call “none”.", true],
  [
    "9815 1234",
    "NA",
    "We may not be able to reach you on “9815 1234” or “NA”. Please call us. This number has 8 digits. Indian mobile numbers have 10.",
    false,
  ],
  [
    "at the gate",
    "asha",
    "We may not be able to reach you on “at the gate” or “asha”. Please call us.",
    false,
  ],
])("with the number %j and the email %j: %s", (phone, email, text, isReachable) => {
  expect(reachOf({ phone, email })).toEqual({ text, isReachable });
});

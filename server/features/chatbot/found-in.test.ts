import { expect, test } from "vitest";
import { foundIn } from "./found-in.ts";
import { knowledgeOfContent } from "./knowledge.ts";
import { createUnderstanding } from "./understand.ts";

const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);
const served = new Set(["Mohali", "Delhi"]);
const found = (message: string) => foundIn(understand(message, undefined), served);

test.each([
  // Who cancels
  ["driver ne khud booking cancel kar di", "company"],
  ["the booking was cancelled by the driver", "company"],
  ["ਡਰਾਈਵਰ ਨੇ ਬੁਕਿੰਗ ਰੱਦ ਕਰ ਦਿੱਤੀ", "company"],
  // How often
  ["we need a truck twice a week", "corporate"],
  ["महीने में तीन बार ट्रक", "corporate"],
  // What did not come
  ["mera refund ek hafte se nahi aaya", "credit"],
  ["my money has not come", "credit"],
  // A way, and what is left of one
  ["mohali to delhi", "@route"],
  ["is there a road between mohali and delhi", "@route"],
  ["driver ko bolo jaldi aaye", "orders"],
  ["cancel it right now for me", "@errand"],
])("%s: %s", (message, name) => expect(found(message)).toContain(name));

test.each([
  ["i cancelled, the driver was slow", "company"],
  ["i paid twice", "corporate"],
  ["twice a week", "duplicate"],
  ["mera refund nahi aaya", "failed"],
  ["my parcel has not come", "credit"],
  ["are you in mohali or delhi", "@route"],
  ["dawai bhejni hai", "offTopic"],
  ["delete my phone number", "@errand"],
  ["meri shikayat darj kar do", "@errand"],
])("%s: not %s", (message, name) => expect(found(message)).not.toContain(name));

test("what may be meant in two ways stays off topic beside nothing of the site", () => {
  expect(found("bukhar ki dawai batao")).toContain("offTopic");
  expect(found("how much is a flight to delhi")).toContain("offTopic");
});

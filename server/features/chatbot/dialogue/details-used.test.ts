import { describe, expect, test } from "vitest";
import { ruleSentences } from "#content/en/rule-sentences.ts";
import { lastReply, type Said } from "#tests/support/meena-talk.ts";

describe("the place of a message that wants a service is told of behind its answer", () => {
  test.each<[fact: RegExp, ...said: Said]>([
    [/We work in Bangalore\./, "do you shift a flat in Bangalore", "house-move"],
    [/Zirakpur lies beside Mohali/, "a store room near Zirakpur for a month", "warehouse"],
    [/Abohar to Delhi is not among/, "kinnow from Abohar to Delhi, each season", "daily-contract"],
    [/बेंगलुरु में हम काम करते हैं।/, "बैंगलोर में फ्लैट शिफ्ट करना है", "house-move"],
    [/Bangalore mein hum kaam karte hain\./, "Bangalore mein flat shift karna hai", "house-move"],
    [/ਅਸੀਂ ਬੰਗਲੌਰ ਵਿੱਚ ਕੰਮ ਕਰਦੇ ਹਾਂ।/, "ਬੰਗਲੌਰ ਵਿੱਚ ਫਲੈਟ ਸ਼ਿਫਟ ਕਰਨਾ ਹੈ", "house-move"],
    [/Bangalore vich assi kamm karde haan\./, "Bangalore vich flat shift karna hai ji", "house-move"],
  ])("%s", async (fact, ...said) => {
    expect(await lastReply(said)).toMatch(fact);
  });
});

describe("a time of the day, how often, and another floor are taken up", () => {
  test.each<[fact: string, ...said: Said]>([
    ["For a set time, an early morning", "we load tomatoes at 4 am", "perishable"],
    ["“the same day”", "Mohali to Jalandhar the same day?", "route"],
    ["motorcycles, scooters", "my scooty from Mohali to Delhi", "trip"],
    ["Cash on delivery: before you book", "cash on delivery parcels of an online shop", "last-mile"],
    ["“twice a week”", "Delhi to Jaipur, twice a week", "route"],
    ["“hafte me do bar” ke baare mein", "Delhi se Jaipur hafte me do bar", "route"],
    ["“हफ्ते में दो बार” के बारे में", "दिल्ली से जयपुर हफ्ते में दो बार", "route"],
    ["“ਹਰ ਹਫਤੇ” ਬਾਰੇ", "ਦਿੱਲੀ ਤੋਂ ਜੈਪੁਰ ਹਰ ਹਫ਼ਤੇ", "route"],
    [ruleSentences.groundFloor.text, "my flat is on the second floor, can you shift it", "house-move"],
  ])("%s", async (fact, ...said) => {
    expect(await lastReply(said)).toContain(fact);
  });
});

test("a town of Delhi-NCR lies on the routes of Delhi, and two of them lie beside each other", async () => {
  expect(await lastReply(["Gurgaon to Jaipur?", "route"])).toMatch(
    /^Gurgaon is near Delhi, and Delhi to Jaipur/,
  );
  expect(await lastReply(["Noida to Ghaziabad?", "route"])).toMatch(
    /^Noida and Ghaziabad lie close together/,
  );
});

test("who names where it begins and asks for one end gets the way, not all of either place", async () => {
  const reply = await lastReply(["Mohali se maal uthana hai, Rajpura tak aate ho kya", "place"]);
  expect(reply).toMatch(/^Mohali se Rajpura/);
  expect(reply).not.toContain("Mohali se Ludhiana");
});

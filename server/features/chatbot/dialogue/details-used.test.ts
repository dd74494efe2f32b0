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
    ["regular runs, tell us your routes", "Delhi to Jaipur, twice a week", "route"],
    ["roz ke routes ke liye /contact-us", "Delhi se Jaipur hafte me do bar", "route"],
    ["रोज़ के रूट के लिए /contact-us", "दिल्ली से जयपुर हफ्ते में दो बार", "route"],
    ["ਰੋਜ਼ ਦੇ ਰੂਟਾਂ ਲਈ /contact-us", "ਦਿੱਲੀ ਤੋਂ ਜੈਪੁਰ ਹਰ ਹਫ਼ਤੇ", "route"],
    ["roz de routan layi /contact-us", "Delhi ton Jaipur har hafte, tusi maal lai jande o?", "route"],
    ["unloading are additional services", "Mohali to Ambala, 400 kg, who loads it?", "route"],
    ["unloading extra services hain", "Mohali se Ambala, packing bhi karte ho?", "route"],
    ["अनलोडिंग एक्स्ट्रा सर्विस", "मोहाली से अंबाला, पैकिंग भी करते हो?", "route"],
    ["ਵਾਧੂ ਸਰਵਿਸਾਂ", "ਮੋਹਾਲੀ ਤੋਂ ਜਲੰਧਰ, ਪੈਕਿੰਗ ਵੀ ਕਰਦੇ ਹੋ?", "route"],
    ["unloading extra services han", "Mohali ton Ambala, load karan lyi banda milu?", "route"],
    ["A booking costs between", "shift my flat from Mohali to Kharar today, how much", "house-move"],
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

test.each<[absent: RegExp, ...said: Said]>([
  [/Packing, loading/, "app download karni hai", "apps"],
  [/A booking costs/, "how much load from Mohali to Kharar", "house-move"],
])("%s is told of by nobody who asks something else", async (absent, ...said) => {
  expect(await lastReply(said)).not.toMatch(absent);
});

test("of several places to which goods go each is told", async () => {
  const reply = await lastReply(["Jalandhar aur Ludhiana dono jagah maal bhejna hai Mohali se", "route"]);
  expect(reply).toMatch(/Mohali se Jalandhar.+\n\n.+Mohali se Ludhiana/);
});

test.each<[fact: RegExp, ...said: Said]>([
  [/^Nabha is not one of our locations/, "pick up from Nabha possible?", "same-day"],
  [/^The On Demand customer app shows/, "pick up from Nabha tomorrow possible?", "same-day"],
  [/^It depends on the service/, "how do I pay?", "pay-intercity"],
  [/^There is no payment gateway|Intercity/, "how do I pay for Mohali to Delhi?", "pay-intercity"],
])(
  "a topic whose time or service is not named gives way to the one that is asked: %s",
  async (fact, ...said) => {
    expect(await lastReply(said)).toMatch(fact);
  },
);

test("who asks for a person beside something else is told no sentence without its number", async () => {
  const reply = await lastReply([
    "Company layi pakki gaddi driver samet chahidi, kise naal gall karao",
    "daily-contract",
    "person",
  ]);
  expect(reply).not.toMatch(/hove tan\.\)/);
});

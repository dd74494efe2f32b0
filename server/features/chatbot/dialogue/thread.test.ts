import { describe, expect, test, vi } from "vitest";
import { ruleSentences } from "#content/en/rule-sentences.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { formatAmount, formatCount, formatRupees } from "#content/format/english.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { withDetailsOf } from "../answers/carried-load.ts";
import { createMemoryKeeper, noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { RankTopics } from "../understand/classifier.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { createUnderstanding } from "../understand/understand.ts";
import type { Turn } from "./turn.ts";

vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"));

const knowledge = knowledgeOfContent();
const { vocabularies, vehicles, places } = knowledge;
const understand = createUnderstanding(vocabularies, vehicles, places);
const engineOn = (rankTopics: RankTopics) =>
  createEngine({ knowledge, understand, openJobs: async () => [], rankTopics });
const keeper = createMemoryKeeper("a key");
const { now } = engineCall;

/** A message, and what the classifier is to make of it: one topic, or several that are equally likely. */
type Said = readonly [message: string, ...topics: string[]];

/** The answers to the messages of a conversation, whose state travels with the visitor. */
async function converse(...messages: readonly Said[]): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  let state = "";
  for (const [message, ...topics] of messages) {
    const ranked = topics.map((topic) => ({ topic, probability: 1 / topics.length }));
    const turn = await engineOn(() => ranked)(message, keeper.read(state, now), engineCall);
    state = keeper.write(turn.memory, now);
    turns.push(turn);
  }
  return turns;
}

async function lastOf(...messages: readonly Said[]): Promise<string> {
  return (await converse(...messages)).at(-1)?.reply ?? "";
}

describe("a load stays until another is named", () => {
  const drums: Said = ["I have 24 drums of 55 kg", "boxes"];
  const peti: Said = ["meri 30 peti hain 20 kilo ki", "boxes"];

  test.each<[string, ...Said[]]>([
    ["1,320 kg", drums, ["is one run of the Eicher enough for the lot?", "vehicle-facts"]],
    [
      "= 2 trips",
      drums,
      ["what do you charge?", "price"],
      ["and how many rounds with the JEM", "vehicle-facts"],
    ],
    ["1,560 kg", drums, ["there are 8 crates of 30 kg as well", "boxes"]],
    ["24 × 65 kg", drums, ["I misspoke, they weigh 65 each. So how many trips then?", "boxes"]],
    ["34 × 55 kg", drums, ["Sorry, I wrote 24 drums, it is actually 34. Still one trip?", "fit"]],
    ["= 2 trips", drums, ["plus 250 kg of rope", "fit"], ["would everything go into the Eicher", "fit"]],
    ["960 kg", drums, ["oh sorry, I was wrong, one drum is only 40 kg", "boxes"]],
    ["2,200 kg", drums, ["make that 40 drums", "boxes"]],
    ["2,200 kg", drums, ["how far is that?", "distance"], ["make it forty drums then", "fit"]],
    ["660 kg", drums, ["what do you charge?", "price"], ["ok make it twelve", "fit", "bye"]],
    ["2,640 kg", drums, ["and if it's double that number?", "more-than-booked", "ace-plus", "price"]],
    ["660 kg", drums, ["only half of that then", "fit"]],
    ["660 kg", drums, ["when do you open?", "hours"], ["no, 12 of them", "phone"]],
    ["1,320 kg", drums, ["can you do it in one trip?", "several-stops", "fit"]],
    [
      "330 kg",
      drums,
      ["when do you open?", "hours"],
      ["what if I send only 6 of them", "damage", "fit", "email"],
    ],
    [
      "3,300 kg",
      drums,
      ["what is the toll?", "toll"],
      ["actually there will be 60 of them", "boxes", "fit", "ace-plus"],
    ],
    [
      "24 × 80 kg",
      drums,
      ["is loading included?", "loading-help"],
      ["and if each is 80 kg instead?", "boxes"],
    ],
    ["1,200 kg", peti, ["aur dugni ho jaye toh?", "fit", "none"]],
    [
      "24 × 35 kg",
      drums,
      ["Sorry, I said fifty-five kilos but they are closer to thirty-five each when dry.", "fit", "price"],
    ],
    ["1,870 kg", drums, ["and a further 10 drums of that", "boxes"]],
    ["Tata Ace 1,000 kg", peti, ["sabse chhoti mein bhi?", "spec-of-all"]],
    [
      "1,000 kg",
      peti,
      ["aur 10 katte bhi, 40 kilo wale", "boxes"],
      ["to ek phere mein chala jayega?", "fit"],
    ],
  ])("%s", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });

  test.each<[string, string, string, string]>([
    ["a total", "25 cartons, 700 kg in all", "And if it becomes 1200?", "1,200 kg can go in"],
    ["a total", "25 cartons, 700 kg in all", "and if it becomes 1200 kg?", "1,200 kg can go in"],
    ["a total", "5 machines of 300 kg each", "and if it is 1400?", "1,400 kg is within that"],
    ["a total", "2 machines of 1400 kg each", "sorry, total weight is 1300 not 1400", "1,300 kg can go in"],
    ["a total", "4 machines of 350 kg each", "sorry, not 1400, it is 1300", "1,300 kg is within that"],
    ["a total", "30 peti hain 20 kilo ki", "kul wazan 900 kilo hai", "900 kg"],
    ["a count", "25 cartons, 700 kg in all", "make it 40", "40 × 28 kg"],
    ["a count", "25 cartons, 700 kg in all", "what if 40 cartons?", "40 × 28 kg"],
    ["a count", "25 cartons, 700 kg in all", "add 10 more cartons", "980 kg in all"],
    ["a count", "40 boxes of 20 kg", "and what about 60?", "60 × 20 kg"],
    ["a weight of one", "5 machines of 200 kg each", "what about 250?", "5 × 250 kg"],
    ["a weight of one", "25 cartons, 700 kg in all", "and if each weighs 50 kg?", "25 × 50 kg"],
  ])("a number changes the figure that it is said to be, or is nearest to: %s: %s, %s", async (...said) => {
    const [, load, change, fact] = said;
    const reply = await lastOf([load, "fit"], [change, "fit"]);
    expect(reply).toContain(fact);
    if (said[0] === "a total") expect(reply).not.toMatch(/× [\d,.]+ kg/);
  });

  test.each<[string, ...Said[]]>([
    ["1,320", drums, ["which vehicle takes 700 kg?", "fit"]],
    ["1,320", drums, ["range of the JEM?", "vehicle-facts"], ["and the Euler?", "vehicle-facts"]],
    ["600", peti, ["aur Eicher ki lambai?", "vehicle-facts"]],
    ["600", peti, ["aapki sabse badi gaadi kaun si hai", "spec-of-all"]],
    ["1,320", drums, ["what is the fare of one trip", "price"]],
  ])("%s kg is not spoken of any more", async (load, ...messages) => {
    expect(await lastOf(...messages)).not.toContain(load);
  });

  const tiles: Said = ["I have 1,200 kg of tiles, which vehicle", "fit"];
  const hours: Said = ["when do you open?", "hours"];
  test.each<Said[]>([
    [drums, ["do you work on sundays", "hours"], ["no, 7 pm", "hours", "fit"]],
    [drums, hours, ["nahi 5 baje", "hours", "fit"]],
    [drums, hours, ["make it 6 pm", "hours", "fit"]],
    [drums, hours, ["make it 5 tomorrow", "hours", "book"]],
    [drums, hours, ["sorry, at 9", "hours", "book"]],
    [drums, hours, ["no, after 5", "hours", "book"]],
    [drums, hours, ["sorry, 10 am tomorrow", "same-day", "hours"]],
    [drums, ["10 am tomorrow", "same-day", "hours"]],
    [drums, ["7 baje aana", "same-day", "hours"]],
    [tiles, ["10 am tomorrow", "same-day", "hours"]],
    [tiles, ["sorry, at 9", "same-day", "hours"]],
    [drums, ["can you come today", "same-day"], ["wait, 5 people can come with it?", "passengers", "hours"]],
    [drums, ["who loads it", "loading-help"], ["nahi 2 ladke", "loading-help", "hours"]],
    [drums, ["who loads it", "loading-help"], ["no, 2 labourers", "loading-help", "hours"]],
    [drums, ["where are you", "address"], ["2 of them are leaking, call the driver", "damage", "hours"]],
    [drums, ["where are you", "address"], ["no, sector 70", "address", "hours"]],
    [drums, ["2 drums are leaking", "damage", "hours"]],
    [drums, ["do you have an app", "app"], ["no 2 accounts on it", "app", "hours"]],
    [drums, ["do I get an invoice", "invoice"], ["no 4 bills", "invoice", "hours"]],
  ])("a number of anything else leaves the load as it was: %j, %j, %j", async (first, ...messages) => {
    const [load] = await converse(first);
    const turn = (await converse(first, ...messages)).at(-1);
    expect(turn?.reply).not.toMatch(/(?<!Ace Plus.*)\d kg/);
    expect(turn?.memory.load).toEqual(load?.memory.load);
  });

  test("a time beside goods of a list is no number of them", async () => {
    const list: Said = ["a sofa of 60 kg and a fridge of 120 kg, which vehicle?", "fit"];
    const turns = await converse(list, ["the sofa at 7 pm", "same-day", "household"]);
    expect(turns.at(-1)?.memory.load?.loads.map(({ count }) => count)).toEqual([1, 1]);
  });

  test("a size by itself is one of the load before", async () => {
    const length: Said = ["each of them is 9 ft long", "fit"];
    const reply = await lastOf(drums, length, ["so does the lot fit in the JEM in one go?", "vehicle-facts"]);
    expect(reply).toContain("1,320 kg");
    expect(reply).toContain("9 ft");
  });

  test.each<[string, ...Said[]]>([
    // However long it is, what adds to the load or names its wrong number goes on from it.
    [
      "950 kg",
      ["which vehicle for 650 kg", "fit"],
      [
        "Okay the second one then. Actually wait, my partner says the subs go too, so add another 300 kilos",
        "fit",
      ],
    ],
    [
      "1,500 kg ÷ 28 kg = 53",
      ["panels of 18 kilos each, 4 ft by 2 ft, how many can the biggest carry", "fit"],
      [
        "Hmm, wait, they have told me they are 28 kilos each, not 18. Does that change it?",
        "vary-terms",
        "boxes",
      ],
    ],
    // A size that is told after the thing is one of a load.
    ["5 × 3", ["काँच का टेबल टॉप भेजना है", "fragile"], ["पाँच फुट गुणा तीन फुट, बारह मिलीमीटर मोटा", "none"]],
    ["900 kg", ["ki tusi daily gaddi bhejde ho", "same-day"], ["900 kilo maal", "none"]],
    ["1,500", ["45 crates", "boxes"], ["will the small one do or the big one", "spec-of-all"]],
  ])("%s, told later", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });

  test("a length told where no goods were spoken of is none of a load", async () => {
    const reply = await lastOf(["any driver job", "jobs"], ["main 5 ft 8 inch ka hoon, 70 kg", "none"]);
    expect(reply).not.toContain("Tata Ace");
  });

  test("however much is added, the state keeps within the contract", async () => {
    const more = Array.from(
      { length: 9 },
      (_, index): Said => [`and ${index + 2} sacks of 11 kg more`, "boxes"],
    );
    const turns = await converse(drums, ...more);
    expect(turns.at(-1)?.reply).toContain("1,914 kg");
    const memory = turns.at(-1)?.memory ?? noMemory;
    expect(memory.load?.loads.length).toBeLessThanOrEqual(6);
    expect(keeper.write(memory, now).length).toBeLessThanOrEqual(chatLimits.state);
  });
});

describe("a list of goods is changed by what a message names of it", () => {
  const home: Said = [
    "a sofa of 60 kg, two tables of 30 kg each and a fridge of 120 kg, which vehicle?",
    "fit",
  ];
  const hindi: Said = ["fridge 80 kg, washing machine 60 kg aur 3 almari 50-50 kg, kaunsi gadi", "fit"];
  const boxes: Said = ["a cupboard 45 kg, 4 chairs 6 kg each and 10 boxes of books at 18 kg each", "fit"];

  test.each<[string, ...Said[]]>([
    ["60 + 2 × 30 + 120 = 240 kg in all", home],
    ["60 + 2 × 30 + 120 + 70 = 310 kg in all", home, ["and a washing machine 70 kg too", "fit"]],
    ["60 + 2 × 30 + 90 = 210 kg in all", home, ["no, the fridge is only 90 kg", "fit", "none", "price"]],
    ["60 + 3 × 30 + 120 = 270 kg in all", home, ["the tables are 3", "boxes", "fit", "none"]],
    ["2 × 30 + 120 = 180 kg in all", home, ["what if we leave out the sofa", "price"]],
    ["2 × 30 + 120 = 180 kg in all", home, ["without the sofa", "household", "fit", "none"]],
    ["60 + 30 + 120 = 210 kg in all", home, ["leave out one table", "household", "fit", "none"]],
    ["80 + 60 + 2 × 50 = kul 240 kg", hindi, ["ek almari kam kar do", "discount", "fit", "none"]],
    ["80 + 60 + 3 × 40 = kul 260 kg", hindi, ["almari 40 kg ki hai", "fit", "boxes"]],
    ["45 + 4 × 6 + 12 × 18 = 285 kg in all", boxes, ["the boxes are 12 not 10", "boxes"]],
    ["45 + 10 × 18 = 225 kg in all", boxes, ["drop the chairs", "cancel", "fit", "boxes"]],
  ])("%s", async (sum, ...messages) => {
    expect(await lastOf(...messages)).toContain(sum);
  });

  test.each<[string, ...Said[]]>([
    ["1,350 kg", ["can you carry 2 pallets of 450 kg", "fit"], ["and for three?", "fit", "price", "book"]],
    ["1,350 kg", ["2 pallet 450 kilo ke hain", "fit"], ["aur teen ke liye?", "fit", "price", "book"]],
    ["900 kg", ["can you carry 3 pallets of 450 kg", "fit"], ["and for two?", "fit", "price", "book"]],
    ["900 kg", ["3 pallet 450 kilo ke hain", "fit"], ["aur do?", "fit", "price", "book"]],
  ])("%s for another number of pieces in words", async (sum, ...messages) => {
    expect(await lastOf(...messages)).toContain(sum);
  });

  test.each(["so which one then", "toh phir kaunsi?", "so wch one thn"])(
    "what asks only which one is asked of the load before: %s",
    async (which) => {
      const load: Said = ["22 bags of 50 kg each from Mohali to Kharar", "trip"];
      expect(await lastOf(load, [which, "fit"])).toMatch(/22 × 50 kg = .*1,100 kg/);
    },
  );

  test("a long message, or one that names no goods of the list, leaves it as it was", async () => {
    const [, turn] = await converse(home, ["is the fridge insured?", "insurance"]);
    expect(turn?.memory.load?.loads).toHaveLength(3);
    expect(await lastOf(home, ["what takes 700 kg?", "fit"])).toContain("700 kg can go in");
  });
});

describe("a short question on a point of the topic before gets that point", () => {
  const { complaints, suspension, cancellationFee, assuredHours, refundCredit } = ruleSentences;

  test.each<[string, ...Said[]]>([
    [
      cancellationFee.text,
      ["what about cancelling", "cancel"],
      ["and what is the charge for it", "price", "cancel"],
    ],
    [
      suspension.text,
      ["five cancellations a day?", "suspension"],
      ["blocked for how many hours", "suspension"],
    ],
    [suspension.text, ["five cancellations a day?", "suspension"], ["how long", "years", "retention"]],
    [complaints.text, ["my vase broke", "damage"], ["until when can I do that", "complaint"]],
    [assuredHours.text, ["assured booking", "assured"], ["up to which hour", "years", "assured"]],
    [refundCredit.text, ["refunds?", "refund"], ["where does the money arrive", "refund"]],
  ])("%s", async (sentence, ...messages) => {
    expect(await lastOf(...messages)).toBe(sentence);
  });

  test("how many days the team takes is not how long one may complain", async () => {
    const broken: Said = ["my vase broke", "damage"];
    for (const asked of ["how many days for settlement", "what is the deadline to settle it"])
      expect(await lastOf(broken, [asked, "complaint-settled"])).toContain("replies within");
  });

  test.each<Said[]>([
    [
      ["paisa wapas kaise milega", "refund"],
      ["kisko likhun?", "refund"],
    ],
    [
      ["मेरा डेटा हटाना है", "delete-data"],
      ["कहाँ लिखूँ?", "delete-data"],
    ],
    [
      ["ਮੇਰਾ ਸਮਾਨ ਟੁੱਟ ਗਿਆ", "damage"],
      ["ਕਿੱਥੇ ਲਿਖਾਂ?", "complaint"],
    ],
  ])("%j, then %j: the address, and no more", async (...messages) => {
    const reply = await lastOf(...messages);
    expect(reply).toContain(site.email);
    expect(reply).not.toContain("\n");
  });

  test.each<[string, ...Said[]]>([
    ["another subject", ["refunds?", "refund"], ["how long is the Eicher", "vehicle-facts"]],
    ["a number of its own", ["cancelling?", "cancel"], ["how much after 9 minutes", "cancel"]],
  ])("%s is no such point", async (_why, ...messages) => {
    expect(Object.values(ruleSentences).map(({ text }) => text)).not.toContain(await lastOf(...messages));
  });
});

describe("a message that only names another place, vehicle or load asks the same again", () => {
  const price: Said = ["what does Mohali to Ambala cost", "price-exact"];
  const way: Said = ["do you run from Mohali to Delhi", "route"];
  test.each<[string, ...Said[]]>([
    ["The price stays between", price, ["Ludhiana", "intercity-how"]],
    ["Mohali to Ludhiana is one of our named", price, ["no, I meant Ludhiana", "intercity-how"]],
    ["The Eicher is enough", price, ["with 1,400 kg", "book"]],
    ["Mohali to Ambala is one of our named", way, ["not Delhi, Ambala", "intercity-how"]],
    ["Mohali to Ludhiana is one of our named", way, ["no I meant to Ludhiana", "intercity-how"]],
    ["has a stated range", ["do you run from Mohali to Ambala", "route"], ["with the Eicher?", "fleet"]],
    ["don’t have prices by vehicle", price, ["in the Eicher", "fleet"]],
    ["÷ 20 kg", ["how many boxes of 20 kg fit the JEM", "boxes"], ["and the Eicher", "fleet"]],
    ["Mohali se Ludhiana hamara", ["mohali se delhi jaate ho", "route"], ["nahi, matlab ludhiana", "book"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });

  test.each<Said[]>([
    [price, ["Ludhiana office", "address"]],
    [
      ["what is your phone number", "phone"],
      ["Ludhiana", "place"],
    ],
  ])("not %j, then %j", async (...messages) => {
    expect((await converse(...messages)).at(-1)?.topic).toBe(messages.at(-1)?.[1]);
  });
});

test.each<[string, ...Said[]]>([
  ["trip", ["Kharar to Panchkula, a washing machine", "price-exact"]],
  ["price-exact", ["Kharar to Panchkula, how much", "price-exact"]],
  ["price", ["what do you charge", "price"], ["Kharar to Panchkula", "price-exact"]],
])("who names a way and asks for no price is told of the trip: %s", async (topic, ...messages) => {
  expect((await converse(...messages)).at(-1)?.topic).toBe(topic);
});

describe("what is about a case is told only to whoever speaks of it", () => {
  const { invoices, returnToll } = ruleSentences;
  test.each<[rule: string, isTold: boolean, ...Said[]]>([
    [invoices.text, false, ["can the bill be in our trust's name", "invoice"]],
    [invoices.text, true, ["when is the invoice due", "invoice"]],
    [returnToll.text, false, ["pick up the empty crates too", "return-load"]],
    [returnToll.text, true, ["what do I pay for the way back", "return-load"]],
  ])("%s %s", async (rule, isTold, ...messages) => {
    expect((await lastOf(...messages)).includes(rule)).toBe(isTold);
  });
});

test("whom to write to is told also after what is no complaint", async () => {
  const reply = await lastOf(["who pays the toll", "toll"], ["where do I write", "complaint", "contact"]);
  expect(reply).toContain(site.email);
});

describe("how long ago it was is compared with the time that there is", () => {
  test.each<[string, ...Said[]]>([
    ["there is still time", ["my vase broke", "damage"], ["it came 20 hours ago", "complaint"]],
    [
      "the 24 hours for a complaint are over",
      ["my vase broke", "damage"],
      ["that was 3 days ago", "complaint"],
    ],
    ["You can still ask", ["refunds?", "refund"], ["it happened five days ago", "refund-deadline"]],
    ["निकल गए", ["रिफंड?", "refund"], ["नौ दिन हो गए", "refund-deadline"]],
    ["costs ₹", ["i booked by mistake", "cancel"], ["drivr came on 7 min ago", "cancel"]],
    [
      "the 4-6 days to ask for a refund are over",
      ["refunds?", "refund-cases"],
      ["a week ago", "refund-deadline"],
    ],
    ["there is still time", ["my vase broke", "damage"], ["this morning", "complaint"]],
    ["there is still time", ["my vase broke", "damage"], ["its 20 hrs alredy", "late", "delivered"]],
    [
      "6 minutes after a driver",
      ["i cancelled 4 minutes after allocation", "cancel"],
      ["and two minutes later?", "cancel"],
    ],
    ["hun vi shikayat", ["saadi peti tuttya hoyi aayi ji", "damage"], ["10 ghante ho gaye ne", "complaint"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });
});

describe("where it is written", () => {
  test.each<[string, ...Said[]]>([
    ["/Terms-condition", ["what if i cancel", "cancel"], ["which page says that", "navigation"]],
    ["/refund-policy", ["refund kab aata hai", "refund-time"], ["ye kahan likha hai", "navigation"]],
    [
      "/trackk-policy",
      ["does Trackk use the camera", "trackk-camera"],
      ["read the privacy part where?", "navigation"],
    ],
    ["/hiring", ["what does the job form ask", "apply"], ["thanks", "thanks"], ["link please", "navigation"]],
    ["/contact-us", ["what if i cancel", "cancel"], ["where is the contact form", "navigation"]],
  ])("%s", async (path, ...messages) => {
    expect((await converse(...messages)).at(-1)?.sources.map((source) => source.path)).toEqual([path]);
  });

  test("asks of the answer before, which stays the topic", async () => {
    const page: Said = ["which page is that on", "navigation"];
    const hours: Said = ["and how many hours again?", "retention", "years"];
    expect(await lastOf(["five cancellations a day?", "suspension"], page, hours)).toBe(
      ruleSentences.suspension.text,
    );
  });
});

describe("what else is asked, and what is known already", () => {
  const highestPrice = formatCount(rules.price.range.to);
  const whom = "my nephew is 17, who do I call about him";
  test.each<[string, ...Said[]]>([
    ["/trackk-policy", ["y does trackk want my camera n wer is it writen", "trackk-camera"]],
    [site.email, [whom, "age"]],
    ["No: 9am is outside", ["assured vehicle tomorrow 9am from Mohali", "same-day"]],
    [
      "Mohali to Ludhiana is a named",
      ["bed, Kharar to Patiala", "house-move", "fit"],
      ["no not Patiala, Ludhiana", "trip"],
    ],
    ["Haan ji: 11 vaje", ["savere gyaran vaje pakki booking, panchkule ton chahidi hai ji", "assured"]],
    ["By height, 6.5 ft", ["does a wardrobe 5.5 ft high stand in the Euler", "fit"], ["no, 6.5 ft", "fit"]],
    ["costs nothing", ["they cut 50", "cancel"], ["but i did it in like 3 min", "cancel", "suspension"]],
    ["Mohali to Amritsar is not", ["Mohali to Ambala?", "route"], ["Amritsar too?", "place"]],
    ["still time", ["your driver was rude", "rude-driver"], ["this morning at eleven", "late", "complaint"]],
    [site.email, ["refunds?", "refund-time"], ["fine, whom do I ring", "decline-request", "years"]],
    ["is one of our named intercity routes", ["rate for Mohali to Delhi?", "route", "price-exact"]],
    [highestPrice, ["rate for Mohali to Delhi?", "route", "price-exact"]],
    [highestPrice, ["quote for Delhi to Jaipur", "route"]],
    [
      "Delhi to Jaipur is one of",
      ["fare Mohali to Delhi", "price"],
      ["and to Jaipur?", "route"],
      ["no, from Delhi", "route"],
    ],
    [
      "That is all I have on this",
      ["gas cylinders?", "dangerous"],
      ["and how is that granted?", "dangerous"],
    ],
    ["JEM has", ["Eicher or JEM?", "compare-vehicles"], ["range of the second one?", "vehicle-facts"]],
    [
      "Eicher has",
      ["Eicher or JEM?", "compare-vehicles"],
      ["range of the second one?", "vehicle-facts"],
      ["and the first?", "vehicle-facts"],
    ],
    ["ground floor", ["which takes 900 kg", "fit"], ["it stands on the first floor", "upstairs"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });
});

test("of assured booking nothing is told outside of its hours, unless it is asked for", async () => {
  const early = await lastOf(["the auction ends at 5.30 am, can you come daily", "same-day"]);
  expect(early).not.toMatch(/assured/i);
  const within = await lastOf(["need a vehicle tomorrow 11 am in Mohali", "same-day"]);
  expect(within).toContain(ruleSentences.assuredHours.text);
});

test("a place where assured bookings are picked up is not told so to whom it is the drop", async () => {
  const reply = await lastOf(["200 boxes of sweets from my shop, Panchkula", "trip"]);
  expect(reply).toMatch(/^Panchkula lies beside/);
});

test("who has told a whole trip is offered a call, and goes on with name and number", async () => {
  const order: Said = ["van tomorrow morning from Kharar to Mohali, 300 kg", "errand-book"];
  const [trip, sent] = await converse(order, ["Amit Kumar 98150 12345", "none"]);
  expect(trip?.reply).toMatch(/For 300 kg|is enough for this load/);
  expect(trip?.reply).toMatch(/Send your name and number/);
  expect(trip?.reply).not.toContain("what is to be moved");
  expect(sent?.outcome).toBe("handed-over");
});

test("a trip that is told without a question is not asked back", async () => {
  const reply = await lastOf(["10 cartons, Kharar to Delhi", "route", "price", "distance"]);
  expect(reply).toMatch(/Mohali to Delhi is a named.*Send your name and number/s);
});

test("a trip on a named route gets the one vehicle with its figures, not lists of all", async () => {
  const reply = await lastOf(["900 kg from Mohali to Ambala", "trip"]);
  expect(reply).toMatch(/The Tata Ace is enough.*range 110 km; weight capacity 1,000 kg/);
  expect(reply).not.toMatch(/By weight|on one charge/);
});

test("a fact that is told only to whom it concerns comes first, and what is not asked is left out", async () => {
  const reply = await lastOf(["it came late and the cauliflower is damaged, who is liable", "late"]);
  expect(reply).toContain("We are liable");
  expect(reply).not.toContain("failed or was not delivered");
  const newsletter = await lastOf(["stop the newsletter and delete my number", "newsletter"]);
  expect(newsletter.startsWith(ruleSentences.dataDeletion.text)).toBe(true);
});

/** Asked of the classifier as it is trained, in words that it has not learned. */
const conversations: readonly (readonly (readonly [message: string, fact: string])[])[] = [
  [
    ["Suppose I cancel a trip, what then?", formatRupees(rules.cancellation.fee.value)],
    ["inside what number of minutes is it free", formatAmount(rules.cancellation.freeFor)],
    ["and suppose it is your office that cancels", "If we cancel"],
    ["fine, and on what page do I see this", "/Terms-condition"],
  ],
  [
    ["I want my money back for a failed delivery", "refund"],
    ["in how many days do I see it", "5-7"],
    ["in notes, or on my card?", "original payment method"],
    ["so who gets my mail about it", site.email],
  ],
  [
    ["16 almirahs, 62 kg each, which truck", "992 kg"],
    ["and six fans of 9 kg, those too", "1,046 kg"],
    ["one go in the biggest?", "Eicher"],
    ["the rate for that run", "₹"],
  ],
  [
    ["assured booking kab se kab tak hoti hai", "8:00 PM"],
    ["mujhe aisa koi sms nahi mila", "sirf unke liye"],
    ["shaam ko kitne baje tak", "8:00 PM"],
    ["ye baat site ke kis page par hai", "/Terms-condition"],
  ],
  [
    ["मेरा सामान टूटा हुआ मिला", `${rules.complaintsWithin.value} घंटे`],
    ["फ़ोन करके बता दूँ तो काम चलेगा?", "लिखकर"],
    ["किस पते पर लिखना है", site.email],
    ["और मैं कुछ न लिखूँ तो?", "मंज़ूर"],
  ],
  [
    ["ਮੇਰਾ ਡਾਟਾ ਮਿਟਾ ਦਿਓ", `${rules.dataDeletedWithin.value}`],
    ["ਕਿੰਨੇ ਦਿਨ ਲੱਗਣਗੇ ਜੀ", `${rules.dataDeletedWithin.value}`],
    ["ਕਿਹਨੂੰ ਲਿਖਣਾ ਪੈਂਦਾ", site.email],
    ["ਇਹ ਲਿਖਿਆ ਕਿੱਥੇ ਆ", "/privacy-policy"],
  ],
];

test("conversations keep their thread: four turns of five", async () => {
  const engine = engineOn(readRankTopics());
  const missed: string[] = [];
  for (const conversation of conversations) {
    let memory = noMemory;
    for (const [message, fact] of conversation) {
      const turn = await engine(message, memory, engineCall);
      if (!turn.reply.includes(fact)) missed.push(`${message} -> ${turn.topic}: ${turn.reply.slice(0, 90)}`);
      ({ memory } = turn);
    }
  }
  const count = conversations.flat().length;
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(count / 5);
});

describe("what is told in the light of the message before is reckoned from it", () => {
  const supposed: Said = ["what if I cancel after 7 minutes?", "cancel"];
  const onions: Said = ["800 kg of onions, which vehicle?", "fit"];

  test.each<[string, ...Said[]]>([
    ["3 minutes after allocation", supposed, ["and after 3 minutes?", "cancel"]],
    ["800 + 300 = 1,100 kg in all.", onions, ["add 300 kg of garlic as well", "fit"]],
    [
      knowledge.words.en.sentences.acePlusOver,
      ["30 boxes of 24 kg, Ace Plus?", "ace-plus"],
      ["and if each box gets 7 kg heavier?", "ace-plus"],
    ],
  ])("%s", async (expected, ...messages) => {
    expect((await lastOf(...messages)).startsWith(expected)).toBe(true);
  });
});

test("a part that says how many days ago it was takes the exact hours of the whole", () => {
  const whole = understand("it came two days ago. 35 hours have passed", undefined);
  const part = withDetailsOf(whole, understand("it came two days ago", undefined), undefined);
  expect(part.quantities.minutes).toEqual([35 * 60]);
});

test("a part about vehicles has the load of the whole message", () => {
  const whole = understand(
    "मेरे पास आठ पैनल हैं, हर एक 35 किलो का। कौन सी गाड़ी ठीक रहेगी और कितना खर्च आएगा?",
    undefined,
  );
  const vehicle = understand("कौन सी गाड़ी ठीक रहेगी", undefined);
  expect(withDetailsOf(whole, vehicle, topicOf("fit")).quantities.loads).toEqual([{ count: 8, weight: 35 }]);
  expect(withDetailsOf(whole, vehicle, topicOf("price")).quantities.loads).toEqual([]);
});

test.each<[string, ...Said[]]>([
  [
    "Mohali to Ludhiana",
    ["van from sec 70 to Ambala", "book"],
    ["fridge, bed", "house-move"],
    ["no wait nt ambala its ludhiana sry", "route", "price-exact", "arrival"],
  ],
  ["मोहाली से जालंधर", ["अंबाला भेजना है", "fragile"], ["नहीं अंबाला नहीं, जालंधर", "route", "price", "arrival"]],
])("another place is put for the wrong one, whatever was answered between: %s", async (way, ...messages) => {
  expect(await lastOf(...messages)).toContain(way);
});

test("an office in one place or another is no trip", async () => {
  const [turn] = await converse([
    "panchkula mein office hai aapka ya sirf mohali mein",
    "locations",
    "address",
  ]);
  expect(turn?.topic).not.toBe("trip");
});

test.each([
  ["delhi okhla to mohali 600kg", ["Delhi", "Mohali"]],
  ["okhla delhi se mohali", ["Delhi", "Mohali"]],
  ["मोरिंडा से दिल्ली आज़ादपुर", ["Morinda", "Delhi"]],
  ["whitefield bangalore to mohali", ["Bangalore", "Mohali"]],
  // Two places alone are a way, and what is listed is several.
  ["delhi okhla", ["Delhi", "Okhla"]],
  ["delhi and okhla to mohali", ["Delhi", "Okhla", "Mohali"]],
  ["शिमला मिर्च के 45 कैरेट", []],
])("a part beside its city is an address in it: %s", (text, named) => {
  expect(understand(text, undefined).places).toEqual(named);
});

describe("no answer comes twice in a row", () => {
  test("who asks on hears that there is no more, and whom to ask", async () => {
    const [, again] = await converse(
      ["how is Trackk paid for", "pay-corporate"],
      ["by cheque as well?", "pay-corporate"],
    );
    expect(again?.reply).toContain(site.email);
    expect(again?.reply).not.toContain("payment gateway");
  });

  test.each<[string, string, string, string]>([
    ["van for tiffin daily", "40 box", "sorry 60 box nt 40", "I have noted that"],
    ["roz gaadi chahiye hamein", "40 dabbe", "nahi 60 dabbe", "likh liya hai"],
    ["ਰੋਜ਼ ਗੱਡੀ ਚਾਹੀਦੀ", "40 ਡੱਬੇ", "ਨਹੀਂ 60 ਡੱਬੇ", "ਲਿਖ"],
  ])("what only tells more is noted: %s", async (wish, count, correction, noted) => {
    const said = [wish, count, correction].map((text): Said => [text, "daily-contract"]);
    const [, ...more] = await converse(...said);
    for (const { reply, memory } of more) {
      expect(reply).toContain(noted);
      expect(memory.offersPerson).toBe(true);
    }
  });

  const deletion: Said = ["delete my number", "delete-data"];

  test("of an answer that holds something new only that is told", async () => {
    const toll: Said = ["who pays the toll", "toll"];
    const reply = await lastOf(toll, ["and any hidden costs?", "hidden-costs"]);
    expect(await lastOf(toll)).toContain(ruleSentences.returnToll.text);
    expect(reply).not.toContain(ruleSentences.returnToll.text);
    expect(reply).toMatch(/^What affects a price/);
  });

  test("of a price the range is told once, then what the message adds", async () => {
    const price: Said = ["how much", "price"];
    const [, toAmbala, of400Kg] = await converse(
      price,
      ["and to Ambala?", "price"],
      ["around 400 kg, mostly atta", "price"],
    );
    expect(toAmbala?.reply).toMatch(/^Our named .*Mohali to Ambala\n\nThe price stays between/s);
    expect(of400Kg?.reply).toContain("Mohali to Ambala is about 45 km by road");
    expect(of400Kg?.reply).toContain("The Tata Ace is enough for this load");
    expect(of400Kg?.reply).not.toContain("It depends on");
    const boxes = await lastOf(price, ["6 big cartons", "price"], ["no, 16 cartons", "price"]);
    expect(boxes).toContain("How large is one box");
    expect(boxes).not.toContain("That is all I have");
    expect(await lastOf(price, price)).toBe(await lastOf(price));
  });

  test("what only tells more, and no topic holds, is noted for the team", async () => {
    const [, more] = await converse(
      ["what is Trackk", "trackk"],
      ["we have 30 people in the field and 8 pickups at the Baddi plant", ...Array.from("abcdefghijkl")],
    );
    expect(more?.reply).toMatch(/^I have noted that/);
    expect(more?.memory.offersPerson).toBe(true);
  });

  test("who did not understand hears it again, and who explains it", async () => {
    const reply = await lastOf(deletion, ["say that again, I did not get it", "repeat"]);
    expect(reply).toContain(await lastOf(deletion));
    expect(reply).toContain("That is all I have on this");
  });

  test("but a part of it may be asked for again, and so may the same question", async () => {
    const [whole, part] = await converse(deletion, ["in how many days", "delete-data"]);
    expect(whole?.reply).toContain(part?.reply);
    const [once, twice] = await converse(deletion, deletion);
    expect(twice?.reply).toBe(once?.reply);
  });
});

test.each([
  [
    "what came yesterday evening is in time until the evening",
    "I got it last evening",
    "until the same time today",
  ],
  ["ਕੱਲ੍ਹ ਸਵੇਰੇ", "ਕੱਲ੍ਹ ਸਵੇਰੇ ਮਾਲ ਆਇਆ ਸੀ", "ਅੱਜ ਉਸੇ ਵੇਲੇ ਤੱਕ"],
  ["24 hours that are over are too many", "and once the 24 hours are over", "are over. Please tell our team"],
  ["24 hours that are not said to be over are not", "it was 24 hours ago", "still time"],
])("%s", async (_what, message, said) => {
  expect(await lastOf(["the crate was wet", "complaint"], [message, "complaint"])).toContain(said);
});

test("a day that is told after a question back goes on with the complaint that was offered", async () => {
  const reply = await lastOf(
    ["my glass tops came broken", "fragile", "damage", "insurance"],
    ["it happened last night", "none"],
  );
  expect(reply).toContain("until the same time today");
});

test("an hour after the rules of assured booking is compared with its hours", async () => {
  const rulesAsked: Said = ["what is assured booking", "assured"];
  expect(await lastOf(rulesAsked, ["and at seven in the morning?", "assured"])).toMatch(
    /^No: 7 in the morning/,
  );
  expect(await lastOf(rulesAsked, ["then 3 in the afternoon?", "assured"])).toMatch(
    /^Yes: 3 in the afternoon/,
  );
  expect(await lastOf(rulesAsked, ["raat 11 baje?", "assured", "late", "book"])).toContain("11 baje");
});

test.each(["the small one then", "chhoti wali"])("%s is a vehicle", async (message) => {
  const reply = await lastOf(
    ["at most how many boxes in an Ace Plus", "ace-plus"],
    [message, "vehicle-facts"],
  );
  expect(reply).toContain("7.2 ft");
});

test("routes go on from the place where the first began, and from a place alone all are told", async () => {
  const first: Said = ["going to ludhiana frm mohali, u go?", "route"];
  expect(await lastOf(first)).toContain("Yes, Mohali to Ludhiana");
  expect(await lastOf(first, ["n ambala", "route"])).toContain("Yes, Mohali to Ambala");
  expect(await lastOf(first, ["from jaipur to where", "route"])).toContain("Delhi to Jaipur");
});

describe("a load and the way that it goes are answered together, as in the quote form", () => {
  const load: Said = ["900 kg from Mohali to Ludhiana", "trip"];
  const back = "can it go there and back on one charge?";

  test.each<[string, ...Said[]]>([
    ["No: the JEM", load, [back, "range-route"]],
    ["No: the JEM", load, [back, "vehicle-facts"]],
    [
      "The JEM is enough",
      ["do you go from Mohali to Ludhiana?", "route"],
      ["about 900 kg of brackets", "fit"],
    ],
    ["The Tata Ace is enough", load, ["and to Ambala?", "fit"]],
    ["is farther than one charge", ["1,400 kg from Mohali to Ambala", "fit"], ["and to Delhi?", "place"]],
    ["The JEM is enough", ["700 kg from Zirakpur to Ludhiana", "trip"]],
    ["Mohali to Ludhiana is about", ["900 kg to Ludhiana", "trip"]],
    [
      "That depends on its size and weight",
      ["how much does the Euler carry", "vehicle-facts"],
      ["will a sofa and a fridge go in it together", "fit"],
    ],
    ["The JEM is enough", ["we have 900 kg of tiles, from Mohali to Ludhiana. which vehicle?", "fit"]],
  ])("%s", async (said, ...messages) => {
    expect(await lastOf(...messages)).toContain(said);
  });

  test.each([
    "A bed, a sofa and a washing machine, our lane is narrow: which one will fit?",
    "ਮੰਜਾ, ਸੋਫ਼ਾ ਤੇ ਵਾਸ਼ਿੰਗ ਮਸ਼ੀਨ, ਗਲੀ ਤੰਗ ਏ, ਕਿਹੜੀ ਗੱਡੀ ਵੜ ਜਾਊ?",
  ])("into a narrow lane goes the smallest, never the largest: %s", async (message) => {
    const reply = await lastOf([message, "fit"]);
    expect(reply).toContain("Tata Ace");
    expect(reply).not.toContain("Eicher");
  });
});

describe("what a message names is part of its answer", () => {
  const { goodsValuable, goodsFragile, goodsPerishable, noThreeWheeler } = knowledge.words.en.sentences;

  test.each<[string, ...Said]>([
    [goodsValuable, "A trousseau with jewellery from Mohali to Jalandhar, do you go there?", "route"],
    [goodsFragile, "do you take a big mirror on the way to Delhi?", "single-thing"],
    [goodsPerishable, "35 crates of vegetables tomorrow at 6 am?", "same-day"],
    [ruleSentences.dangerousGoods.text, "how much for 10 tins of paint from Kurali?", "price-exact"],
    [
      "Baddi is not one of our locations",
      "our plant is in Baddi, can your three wheelers climb?",
      "three-wheelers",
    ],
    ["serves it:\n- Mohali to Ludhiana", "can two of us share a vehicle to Ludhiana?", "share-vehicle"],
    [noThreeWheeler, "will an almirah fit in one three-wheeler?", "fit"],
    [
      "app shows which vehicles are available",
      "need a tempo right now, Sector 82 to 11, how much",
      "price-exact",
    ],
    ["app shows which vehicles are available", "can you move our library by 7 am?", "house-move"],
    ["18 ft is too long", "poles of 18 ft, do you have a vehicle for them?", "other-vehicle"],
  ])("%s", async (told, ...said) => {
    expect(await lastOf(said)).toContain(told);
  });

  test("but not twice, and not where goods were only damaged", async () => {
    const reply = await lastOf(["is milk carried?", "perishable"]);
    expect(reply).not.toContain(goodsPerishable);
    expect(await lastOf(["the glass arrived broken", "damage"])).not.toContain(goodsFragile);
  });
});

describe("damage that has not happened is answered with who is liable, without regret", () => {
  test.each([
    "what if it gets damaged on the way?",
    "toot gaya to kaun bharega",
    "रिसाव हुआ तो नुकसान किसका",
    "ਟਾਈਲਾਂ ਟੁੱਟ ਗਈਆਂ ਤਾਂ ਨੁਕਸਾਨ ਕੌਣ ਭਰੂ",
  ])("%s", async (message) => {
    expect((await converse([message, "damage"])).at(-1)?.topic).toBe("damage-sum");
  });

  test("what has happened is regretted", async () => {
    expect(await lastOf(["two tiles are broken, who pays", "damage"])).toContain("I am sorry about this");
  });
});

describe("what a message names is known from then on, whatever its answer was about", () => {
  const unclear = Array.from("abcdefghijkl");

  test.each<[string, ...Said[]]>([
    [
      "Mohali to Delhi is about",
      ["is a load from Mohali to Delhi insured?", "insurance"],
      ["what takes 900 kg?", "fit"],
    ],
    [
      "Delhi to Jaipur is about",
      ["do you deliver to Jaipur", "place", "route", "last-mile"],
      ["and what takes 1,200 kg", "fit"],
    ],
    [
      "6 × 8 kg = 48 kg",
      ["can I send 6 crates of fruit?", "perishable"],
      ["each crate is 8 kg, which vehicle?", "fit"],
    ],
    ["The JEM carries", ["is the JEM free today?", "same-day"], ["how much does it carry?", "vehicle-facts"]],
    ["Eicher (1,500 kg)", ["which vehicle can make it", "fit", "fleet"], ["1200 kg", "fit"]],
    [
      "70 × 18 kg = 1,260 kg",
      ["40 bundles of 18 kg, which vehicle?", "fit"],
      ["sorry I counted wrong, it is 70 bundles", ...unclear],
    ],
    ["Euler (6 ft)", ["cupboard is 6.5 ft high", "fit"], ["no i meant 5.5 ft", "fit"]],
    [
      "JEM carries up to 1,000 kg",
      ["JEM or Euler?", "compare-vehicles"],
      ["which takes more weight", "compare-vehicles"],
    ],
    ["For the other direction", ["Mohali to Jalandhar?", "route"], ["and the other way round?", "route"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastOf(...messages)).toContain(fact);
  });

  test("of the two ways that a place completes the named route is meant, unless it is said to be the end", async () => {
    const before: Said[] = [
      ["do you go from Mohali to Ludhiana", "route"],
      ["and from Ambala?", "route"],
    ];
    expect(await lastOf(...before, ["ok Mohali then", "route"])).toContain("Mohali to Ludhiana");
    expect(await lastOf(...before, ["and to Mohali?", "route"])).toContain("Ambala");
  });
});

test("what was told is told again as far as the question names it", async () => {
  const [, card] = await converse(["how do I pay", "pay"], ["and card?", "pay"]);
  expect(card?.reply).toMatch(/^- On Demand: by card.*That is all I have/s);
});

test("an account that is asked for is where the money comes", async () => {
  const [, account] = await converse(
    ["how long does the refund take", "refund-time"],
    ["to which account?", "refund-time"],
  );
  expect(account?.reply).toBe("The money is credited in 5-7 business days to the original payment method.");
});

test("of five that are listed the last is picked by its number, and what was said before is known", async () => {
  const listed = ["fit", "route", "late", "price-exact", "place"];
  const [, list, picked] = await converse(
    ["do you go from Delhi to Jaipur", "route"],
    ["wait its 1,550", ...listed],
    ["5", ...listed],
  );
  expect(list?.reply).toContain("\n5. ");
  expect(picked?.topic).toBe("place");
  expect(picked?.memory.said).toHaveLength(3);
});

test.each([
  ["van tomorrow at 2 pm", "no no, the day after tomorrow"],
  ["kal do baje gaadi chahiye", "nahi nahi parson"],
  ["ਕੱਲ੍ਹ ਦੋ ਵਜੇ ਗੱਡੀ ਚਾਹੀਦੀ", "ਨਹੀਂ ਜੀ ਪਰਸੋਂ"],
  ["char gaadiyan monthly chahiye", "sorry 4 nahi, 6 gaadiyan"],
])("a corrected day or number is noted, not asked back: %s, %s", async (wish, correction) => {
  const [, turn] = await converse([wish, "same-day"], [correction, "same-day", "change-booking", "assured"]);
  expect(turn?.topic).toBe("noted");
});

test("a figure that is named decides where the fleet is the likeliest of several", async () => {
  const reply = await lastOf(["max weight u can carry", "spec-of-all", "pets", "prohibited"]);
  expect(reply).toMatch(/^Maximum weight capacity: 1,500 kg/);
});

test("the corrected weight of a piece keeps how many there are", async () => {
  const sacks: Said = ["50 bori han, 30-30 kilo diyan", "boxes"];
  expect(await lastOf(sacks, ["nahi nahi 20 kilo diyan", "boxes"])).toContain("50 × 20 kg = kul 1,000 kg");
  expect(await lastOf(["50 sacks of 30 kg", "boxes"], ["no, of 20 kg", "boxes"])).toContain(
    "1,000 kg in all",
  );
});

test("the limits of Ace Plus come first for who asks for them, else last, and only what is over them", async () => {
  const asked = await lastOf(["28 bundles of 26 kg each, is that in the Ace Plus limit?", "boxes"]);
  expect(asked).toMatch(/^28 pieces: yes.*only up to 25 kg are allowed/);
  const told = await lastOf(["can you carry 28 bundles of 26 kg each", "boxes"]);
  expect(told).toMatch(/^The JEM is enough.*only up to 25 kg are allowed/s);
  expect(told).not.toContain("28 pieces");
});

test.each(["ok let me talk to someone", "theek hai let me speak to a human", "ok i will talk to your team"])(
  "who goes on with a wish for a person is not said goodbye to: %s",
  async (wish) => {
    const range: Said = ["Eicher range", "vehicle-facts"];
    expect((await converse(range, [wish, "person"])).at(-1)?.memory.handOver).toBeDefined();
  },
);

test("what only closes a matter hears no menu, and who only greets is greeted", async () => {
  const limits: Said = ["how often may I cancel", "suspension"];
  expect((await converse(limits, ["ok gud", "none"])).at(-1)?.topic).toBe("thanks");
  const salary: Said = ["paisa kitna milega", "salary"];
  expect((await converse(salary, ["theek hai bhai, bharta hoon", "apply", "jobs"])).at(-1)?.topic).toBe(
    "thanks",
  );
  const hospital = "Hello, I look after purchase for a hospital in Gurgaon";
  const engine = engineOn(() => [
    { topic: "none", probability: 0.9 },
    { topic: "greet", probability: 0.1 },
  ]);
  expect((await engine(hospital, noMemory, engineCall)).topic).toBe("greet");
  expect((await engine("can you recite a poem", noMemory, engineCall)).topic).not.toBe("greet");
});

test("online payment is asked of the service before, and a service may be named by its place in the list", async () => {
  const services: Said = ["what services do you have", "services"];
  const second: Said = ["tell me about the second one", "none"];
  const paid: Said = ["do I pay online in that", "pay-intercity"];
  const third: Said = ["and the third one?", "none"];
  const too: Said = ["does that have online payment too?", "pay-intercity"];
  const turns = await converse(services, second, paid, third, too);
  const corporate = "pay-corporate";
  expect(turns.map(({ topic }) => topic)).toEqual([
    ...["services", "on-demand", "pay-on-demand"],
    ...[corporate, corporate],
  ]);
  // Between two towns the goods go by Intercity.
  const trip: Said = ["Mohali to Ambala, 300 kg", "route"];
  expect((await converse(trip, ["how do I book it", "book"], paid)).at(-1)?.topic).toBe("pay-intercity");
});

test("who cancelled decides on the money, and a time that has passed is no load that has left", async () => {
  const message =
    "Aap logo ne khud booking cancel kar di aur mera muhurat nikal gaya. Paisa poora wapas chahiye";
  expect(await lastOf([message, "refund"])).not.toMatch(/^Nahi/);
  const { reply } = await engineOn(readRankTopics())(`${message}.`, noMemory, engineCall);
  expect(reply).not.toContain("dispatch");
});

test("more than the limit of the strongest vehicle is too much for one", async () => {
  expect(await lastOf(["a little more than 1,500 kg of maize, one vehicle?", "fit"])).toContain("2 trips");
  expect(await lastOf(["1,500 kg of maize, one vehicle?", "fit"])).not.toContain("2 trips");
  expect(await lastOf(["can the Eicher carry more than 1,500 kg?", "vehicle-facts"])).toMatch(/^No/);
});

test("another place is not taken for one that is spelt a little like it", async () => {
  const shop = "main rajouri garden ton boutique chalaundi aan, suit ghar bhejne ne";
  expect(await lastOf([shop, "last-mile"])).not.toContain("Rajpura");
  expect((await converse(["do you come to chandigrha", "place"])).at(-1)?.memory.places).toEqual([
    "Chandigarh",
  ]);
});

describe("a load that is told bit by bit", () => {
  const boxes: Said = ["I have to send 35 boxes of floor tiles to a site in Sector 82 Mohali", "fit", "trip"];
  const weighed: Said = ["From my shop in Sector 11 Panchkula. Each box is about 30 kg.", "fit"];
  const sheets: Said = ["plywood 40 sheets yamunanagar to pkl", "trip"];

  test("the number of an address counts nothing, and a long message goes on from the pieces before", async () => {
    const reply = await lastOf(boxes, weighed);
    expect(reply).toContain("35 × 30 kg = 1,050 kg");
    expect(reply).not.toContain("11 pieces");
  });

  test("a number that is withdrawn is not worked out", async () => {
    const reply = await lastOf(boxes, weighed, ["Sorry, my son says it is 55 boxes, not 35.", "fit"]);
    expect(reply).toContain("55 × 30 kg = 1,650 kg");
    expect(reply).not.toContain("35 × 30");
  });

  test("of pieces whose weight is unknown she says that it goes by size, and asks what one weighs", async () => {
    const turns = await converse(sheets, ["8x4", "fit"], ["sory 60 sheets", "fit"]);
    const [, first = "", second = ""] = turns.map(({ reply }) => reply);
    expect(first).toMatch(/^By size the Euler is enough.*all 40 can go.*how many kg is each piece\?$/s);
    expect(second).toContain("all 60 can go");
    expect(await lastOf(sheets, ["8x4", "fit"], ["25 kg each", "fit"])).toContain("40 × 25 kg = 1,000 kg");
  });

  test("the size of one thing is not enough to say that a vehicle is enough", async () => {
    const reply = await lastOf(["a cupboard 6 x 3 x 2 ft, which vehicle", "fit"]);
    expect(reply).toMatch(/^By size the .*The weight counts too/s);
  });

  test("what was too long stays so when its weight is told", async () => {
    const pipes: Said = ["mere kol 14 foot lambe pipe ne, kehde vich aunge", "fit"];
    expect(await lastOf(pipes, ["wazan 1800 kilo aa", "fit"])).toContain("14 ft lamba");
  });
});

describe("a place that is taken back is not meant", () => {
  test.each<[string, ...Said[]]>([
    ["ਮੋਹਾਲੀ ਤੋਂ ਲੁਧਿਆਣਾ", ["ਲੁਧਿਆਣੇ ਸਮਾਨ ਭੇਜਣਾ ਹੈ", "route"], ["ਨਹੀਂ, ਪਟਿਆਲੇ ਨਹੀਂ, ਲੁਧਿਆਣੇ", "route"]],
    [
      "Mohali se Ludhiana",
      ["Delhi ka rate batao", "price"],
      ["sorry galti se Delhi likh diya, Ludhiana jana hai", "route"],
    ],
    ["Lalru", ["a trip from Derabassi", "trip"], ["Sorry, pickup is Lalru, not Derabassi.", "trip"]],
  ])("%s", async (told, ...messages) => {
    const reply = await lastOf(...messages);
    expect(reply).toContain(told);
    expect(reply).not.toMatch(/ਪਟਿਆਲਾ|Delhi se Ludhiana|Dera Bassi/);
  });

  test("but who asks why a place is left out wants it", async () => {
    expect(await lastOf(["you go to Ludhiana, why not Patiala?", "place"])).toContain("Patiala");
  });
});

test("of two ways the one that is asked about is answered", async () => {
  const reply = await lastOf([
    "Jodhpur se furniture Delhi tak aata hai, Delhi se Panchkula aap la doge kya?",
    "route",
  ]);
  expect(reply).toContain("Delhi se Panchkula");
  expect(reply).not.toContain("Jodhpur");
});

test("a load that starts in a place which nobody knows is not counted from the start of a named route", async () => {
  const reply = await lastOf(["household goods, 900 kg, have to go from Chandimandir to Jaipur", "trip"]);
  expect(reply).toContain("Delhi to Jaipur");
  expect(reply).not.toContain("by road, by our estimate");
});

test("in Gurmukhi a word of other consonants is no town, unless the site names the town", async () => {
  expect(await lastOf(["ਸਾਡੀ ਕੋਠੀ ਤੱਕ ਗੱਡੀ ਆ ਜਾਵੇਗੀ?", "place"])).not.toContain("ਕੋਚੀ");
  expect(await lastOf(["ਕੋਚੀ ਤੱਕ ਗੱਡੀ ਜਾਵੇਗੀ?", "place"])).toContain("ਕੋਚੀ");
});

test("a corrected number of vehicles after what was told is noted", async () => {
  const [, , turn] = await converse(
    ["we want trucks for our plant every day", "daily-contract"],
    ["five of them, six days a week", "daily-contract"],
    ["sorry, I meant 3 trucks", "daily-contract"],
  );
  expect(turn?.memory.offersPerson).toBe(true);
  expect(turn?.reply).toMatch(/^I have noted that|For a contract/);
});

describe("who pays for what broke hears the rule of liability first, in every language", () => {
  const { damage } = knowledge.words["hi-Latn"].sentences;

  test("beside the damage", async () => {
    const reply = await lastOf(["tile toot gayi, paisa kaun dega", "damage"]);
    expect(reply.split("\n\n")[1]).toBe(damage);
  });

  test("after it, and nobody to write to", async () => {
    const said: Said[] = [
      ["mera sofa toot gaya", "damage"],
      ["kitne ghante mein batana hai", "complaint"],
      ["paisa kaun dega?", "damage", "late-loss", "complaint-settled"],
    ];
    expect(await lastOf(...said)).toBe(damage);
  });
});

test("what is too heavy for the vehicle before is carried by another, which is spoken of from then on", async () => {
  const reply = await lastOf(
    ["which vehicle for 850 kg from Mohali to Panchkula", "fit"],
    ["and if it turns out nearer 1400?", "fit"],
    ["how high is that one inside?", "vehicle-facts"],
  );
  expect(reply).toBe("The load bed of the Eicher is 7 ft high.");
});

test("of several goods with a size each, or only one, no vehicle is called enough", async () => {
  const both = await lastOf(["bed 6x6.5 ft and wardrobe 7.5 ft, which vehicle", "fit"]);
  expect(both).toContain("7.5 ft");
  expect(both).not.toContain("is enough");
  const one = await lastOf(["7 ft sofa and a fridge, which truck", "fit"]);
  expect(one).toContain("Tell me the weight and size");
  expect(one).not.toContain("is enough");
});

test("what papers goods need is no question of an applicant", async () => {
  const cartons =
    "do you run Delhi to Jaipur weekly, 20 cartons of 15 kg each, and what documents do you need";
  expect(await lastOf([cartons, "documents"])).toContain("the invoice and, where needed, the e-way bill");
  expect(await lastOf(["what documents for a driver job", "documents"])).toContain("application form");
});

describe("a follow-up stays with what was answered", () => {
  const broken: Said = ["the glass of my table came broken today", "damage"];

  test.each(["how many days do I have for that?", "what is the deadline for it?"])(
    "the time to complain is no sum: %s",
    async (question) => {
      expect(await lastOf(broken, [question, "damage-sum"])).toContain("must reach us in writing");
    },
  );

  test("whether the same holds is answered with what was said before", async () => {
    const [, first, again] = await converse(
      ["do you run to Bangalore?", "locations"],
      ["what if something breaks?", "damage-sum"],
      ["does the same rule apply if a box gets lost?", "damage-sum"],
    );
    expect(again?.reply).toBe(first?.reply);
  });

  test("what only looks like the answer before, and was told there, is read by itself", async () => {
    const ranked = [
      { topic: "daily-contract", probability: 0.55 },
      { topic: "verified", probability: 0.25 },
      { topic: "loading-help", probability: 0.2 },
    ];
    const [before] = await converse(["we want six vans a month", "daily-contract"]);
    const asked = "and is the man behind the wheel yours or from outside";
    const turn = await engineOn(() => ranked)(asked, before?.memory ?? noMemory, engineCall);
    expect(turn.reply).not.toContain("For a contract");
    expect(turn.outcome).toBe("asked");
  });

  test("what is told of the load after air freight goes to the team, and our vehicles are not compared", async () => {
    const air: Said = ["can you fly goods to Dubai?", "air"];
    expect((await converse(air, ["it is 90 kg of shawls", "fit"]))[1]?.topic).toBe("noted");
    const slower = await converse(air, [
      "how many days does that take against a ship",
      "compare-vehicles",
      "arrival",
    ]);
    expect(slower[1]?.topic).toBe("arrival");
  });

  test("papers are those of the goods that were spoken of", async () => {
    const way: Said = ["Mohali to Jaipur, is there a route?", "route"];
    expect(await lastOf(way, ["which papers must I have ready?", "documents"])).toContain("e-way bill");
  });

  test("more goods, of which no size is told, are no other matter", async () => {
    const way: Said = ["a fridge from Kharar to Mohali", "trip"];
    const more = await converse(way, ["what if I add a sofa", "perishable", "price", "place"]);
    expect(more[1]?.topic).toBe("fit");
  });

  test("what is told of broken goods belongs to the complaint, and so does what is attached to it", async () => {
    const broken: Said = ["my delivery came broken", "damage"];
    const told = await converse(broken, ["its a led tv 43 inch", "fragile"]);
    expect(told[1]?.topic).toBe("noted");
    const asked = await converse(broken, ["will a tv of 43 inch fit?", "fit"]);
    expect(asked[1]?.topic).toBe("fit");
    const papers = await converse(broken, ["what should I attach with it?", "documents"]);
    expect(papers[1]?.topic).toBe("damage");
  });

  test("an owner who wants to attach a vehicle asks what that one earns, and of Trackk who sees it", async () => {
    const own: Said = ["I want to attach my Tata Ace", "partner"];
    expect((await converse(own, ["it is a diesel one", "electric"]))[1]?.topic).toBe("partner");
    expect((await converse(own, ["do you pay weekly or monthly?", "credit"]))[1]?.topic).toBe("partner");
    const app: Said = ["what is Trackk?", "trackk"];
    expect((await converse(app, ["can my customer see it too?", "track-share"]))[1]?.topic).toBe(
      "data-shared",
    );
  });

  test("who wants to cancel a booking of tomorrow is told of cancelling", async () => {
    const [turn] = await converse(["I want cancel my booking of tomorrow", "cancel"]);
    expect(turn?.topic).toBe("cancel");
  });

  test("a booking that is moved instead of cancelled is not cancelled", async () => {
    const fee: Said = ["what if I cancel now?", "cancel"];
    const moved = await converse(fee, ["and if I don't cancel and take it tomorrow instead?", "cancel"]);
    expect(moved[1]?.topic).toBe("change-booking");
  });

  test("another start goes to the end of the way before", async () => {
    const way: Said = ["Ambala se Mohali 30 carton, kaun si gaadi?", "fit"];
    expect(await lastOf(way, ["aur Jalandhar se?", "fit"])).toContain("Jalandhar se Mohali");
  });

  test("what goods are moved by, and what a trip costs, is neither how to book nor a toll", async () => {
    const [sofa] = await converse(["I have a wardrobe to move to Phase 7, which vehicle?", "book"]);
    expect(sofa?.topic).toBe("fit");
    const [way] = await converse(["Mohali se Jalandhar ka kitna lagta hai?", "toll-amount"]);
    expect(way?.topic).toBe("price-exact");
  });
});

import { describe, expect, test, vi } from "vitest";
import { meenaAsks } from "#content/en/meena/asks.ts";
import { rules } from "#content/en/rules.ts";
import { formatAmount, formatRupees } from "#content/format/english.ts";
import type { Job } from "#contract/jobs.ts";
import { usableRange } from "#contract/loads/vehicle-suit.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { timesAsLong } from "#tests/support/times-as-long.ts";
import { noMemory } from "./conversation/conversation-state.ts";
import type { Turn } from "./dialogue/turn.ts";
import { createEngine, type Engine } from "./engine.ts";
import type { RankTopics } from "./understand/classifier.ts";
import { type Knowledge, knowledgeOfContent } from "./understand/knowledge.ts";
import { createUnderstanding } from "./understand/understand.ts";

vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"));

const knowledge = knowledgeOfContent();
const jobs: Job[] = [
  { _id: "1", title: "Driver partner", city: "Mohali", status: "Open" },
  { _id: "2", title: "Charging hub supervisor", city: "Chandigarh", status: "Open" },
];
const openJobs = async () => jobs;
const { vocabularies, vehicles, places } = knowledge;
const understand = createUnderstanding(vocabularies, vehicles, places);
const engine = createEngine({ knowledge, understand, openJobs, rankTopics: readRankTopics() });

/**
 * An engine that takes every message for one topic. What was learned from sentences is asked in
 * `tests/chat-eval/sentences.test.ts`; here it is about what becomes of a message that is understood.
 */
function readsAs(topic: string, over: Knowledge = knowledge): Engine {
  const isSame = over.vehicles === vehicles;
  const rankTopics = () => [{ topic, probability: 1 }];
  return createEngine({ knowledge: over, ...(isSame ? { understand } : {}), openJobs, rankTopics });
}

const prices = `${formatRupees(rules.price.range.from)} and ${formatRupees(rules.price.range.to)}`;
const feeInHindi = `₹${rules.cancellation.fee.value}`;

async function ask(message: string, with_ = engine): Promise<Turn> {
  return with_(message, noMemory, engineCall);
}

/** The answer to the last of several messages, each of which is taken for the topic beside it. */
async function converse(...messages: readonly (readonly [message: string, topic: string])[]): Promise<Turn> {
  let turn: Turn | undefined;
  for (const [message, topic] of messages)
    turn = await readsAs(topic)(message, turn?.memory ?? noMemory, engineCall);
  if (!turn) throw new Error("Nothing was said.");
  return turn;
}

describe("a place, a trip, a wish to cancel", () => {
  test.each([
    ["place", "do you work in Bangalore?", /^Yes, we work in Bangalore\.$/],
    ["place", "Bangalore tak bhi jaate ho?", /^Bangalore mein hum kaam karte hain, par/],
    ["place", "do u go bangalor", /^We work in Bangalore, but none of our named intercity routes/],
    ["place", "Can you deliver in Bengaluru today?", /^We work in Bangalore\. I cannot confirm a vehicle/],
    ["place", "do you come to Thane", /^Thane is not one of our locations\./],
    ["place", "do you come to Rishikesh", /^Rishikesh is not one of our locations\./],
    ["place", "Do you go to Kerala?", /^Kerala is not one of our locations\./],
    ["place", "do you come to Kalka", /^Kalka is not one of our locations\. Our team will tell you/],
    ["place", "ਨਵਾਂਸ਼ਹਿਰ ਤੱਕ ਆਉਂਦੇ ਓ ਕਿ ਨਹੀਂ", /^ਨਵਾਂਸ਼ਹਿਰ /],
    ["place", "do you come to Chhota Bagh", /For any other place, please ask our team/],
    ["route", "Solan to Mohali", /Ask our team whether it can be booked/],
    [
      "route",
      "Mohali Jalandhar wala route ulta bhi chalta hai?",
      /^Hamara fixed route Mohali se Jalandhar ka/,
    ],
    ["route", "Jaipur Delhi truck?", /^The named route is Delhi to Jaipur\. For the other direction/],
    ["route", "do u do ldh 2 mohali", /^The named route is Mohali to Ludhiana/],
    ["route", "Mohali to Ludhiana and back, do you do both?", /^The named route is Mohali to Ludhiana/],
    [
      "route",
      "pls chk if ldh to mohali retrn side also, main stock is in ldh godown",
      /^The named route is Mohali/,
    ],
    [
      "route",
      "Jaipur se Delhi bhejna hai, line to Delhi se Jaipur hai, ulta bhi?",
      /^Hamara fixed route Delhi se/,
    ],
    ["route", "जयपुर से दिल्ली माल भेजना है, उल्टा रूट चलता है क्या?", /^हमारा तय रूट दिल्ली से जयपुर का/],
    ["route", "किताबों का एक बंडल जयपुर भेजना है, दुकान दिल्ली में है", /^जी हाँ, दिल्ली से जयपुर/],
    ["route", "ਜਲੰਧਰ ਤੋਂ ਮੋਹਾਲੀ ਵੀ ਚੱਲਦੇ ਹੋ, ਉਲਟਾ?", /^ਸਾਡਾ ਪੱਕਾ ਰੂਟ ਮੋਹਾਲੀ ਤੋਂ ਜਲੰਧਰ ਹੈ/],
    ["route", "Jalandhar ton Mohali vi chalde ho, ulta?", /^Sada pakka route Mohali ton Jalandhar hai/],
    ["route", "sat sri akal ji, do you go from Mohali to Ludhiana?", /^Yes, Mohali to Ludhiana/],
    [
      "spec-of-all",
      "which is tallest, and how much can it carry?",
      /^Maximum height: 7 ft.*up to 1,500 kg\.$/s,
    ],
    ["spec-of-all", "the biggest truck, and its range?", /^The largest is the Eicher.*range of 130 km/s],
    ["price", "hw mch frm Panchkula to Mohali", /A booking costs/],
    ["fit", "a truck to Ambala on the 12th, 300 kg in each", /^(?!.*12 × 300)/s],
    ["pets", "can my dog ride along", /^No: we do not carry live animals/],
    ["delay-loss", "what penalty if you come late", /^I know of no fixed amount for a late delivery/],
    ["refund-cases", "it came late for rain and the fruit is spoiled, refund?", /^No, there is no refund/],
    [
      "company-cancels",
      "you cancelled, when does the money come",
      /^The money is credited|^An approved refund|^If we cancel/,
    ],
    ["none", "my grandmother's swing, the big wooden one, Sirhind to Panchkula", /Send your name and number/],
    ["none", "need a tempo now, 12 bags of cement, Kharar", /Tell them what is to be moved/],
    ["none", "a fish tank from Kharar to Sector 44, 300 kg", /By weight, 300 kg can go in:/],
    ["errand-book", "book a van tomorrow 9 am from Kharar, 300 kg", /By weight, 300 kg can go in:/],
    ["refund-time", "refund not received after 20 days", /tell our team which booking it is/],
    ["cancel", "I want to cancel my booking", /^To cancel, please call/],
    ["cancel", "veer ji booking cancel karni aa", /^Booking cancel karni hove/],
    ["cancel", "what does it cost to cancel", /^Cancelling more than(?!.*suspended)/s],
    ["cancel", "what if I keep cancelling bookings", /^Cancelling more than.*is suspended for 24 hours/s],
    ["cancel", "if I cancel, do I get a refund?", /A cancellation after dispatch/],
    ["complaint", "driver came late by 3 hours", /^(?!.*within the 24 hours for)/s],
    ["complaint", "it was broken when it came 3 hours ago", /It was 3 hours ago, so you are within/],
    [
      "complaint",
      "Three days ago the driver came forty minutes late and my basin is broken, can I complain?",
      /That is more than 24 hours ago/,
    ],
    [
      "complaint",
      "two days back tiles broken, driver waited 2 hours, can I still write to you",
      /That is more than 24 hours ago/,
    ],
    [
      "complaint",
      "Yesterday your man was late by 40 minutes and 6 tiles came cracked. Till when can I complain? I called twice already",
      /until the same time today/,
    ],
    [
      "complaint",
      "parso gaadi 2 ghante deri se aayi aur tiles tooti hui thi, ab bhi shikayat kar sakte hain?",
      /24 ghante/,
    ],
    ["complaint", "the vase came broken 40 minutes ago", /That is less than 24 hours ago/],
    [
      "complaint",
      "It reached two days late, the glass is in pieces, and nobody rang me back",
      /^(?!.*more than 24 hours ago)/s,
    ],
    ["complaint", "I left a complaint nine days ago, no one called", /Try the other number/],
  ])("%s: %s", async (topic, message, told) => {
    expect((await ask(message, readsAs(topic))).reply).toMatch(told);
  });

  test.each([
    "Need a cab from Mohali to Delhi airport at 4 am for three people",
    "Book me two train tickets Ambala to Delhi for Friday.",
    "चंडीगढ़ से शिमला की बस कितने बजे जाती है",
    "how do I renew my driving licence in Kharar",
  ])("no trip of goods: %s", async (message) => {
    expect((await ask(message, readsAs("none"))).outcome).toBe("refused");
  });
});

describe("what a message names is worked into the answer", () => {
  test.each([
    ["vehicle-facts", "how much weight does the tata ace take", "1,000 kg", "en"],
    ["vehicle-facts", "eichar ki lambai kitni h", "10.8 ft", "hi-Latn"],
    ["vehicle-facts", "oiler kitna chalti hai ek charge me", "110 km", "hi-Latn"],
    ["vehicle-facts", "chota hathi payload", "1,000 kg", "en"],
    ["vehicle-facts", "जेम की रेंज कितनी है", "180 किमी", "hi"],
    ["vehicle-facts", "ਆਈਸ਼ਰ ਕਿੰਨਾ ਭਾਰ ਚੁੱਕਦੀ ਹੈ", "1,500 ਕਿਲੋ", "pa"],
    ["vehicle-facts", "jem kinna chaldi hai ikk charge vich", "180 km", "pa-Latn"],
    ["vehicle-facts", "can the jem do 150 km", "180 km", "en"],
    ["vehicle-facts", "jem 100 km jaakar wapas aa jayegi", "200 km", "hi-Latn"],
    ["vehicle-facts", "Does a sofa 7 ft long and 3 ft high fit into the Tata Ace?", "7 × 3", "en"],
    ["fit", "which one takes 1,400 kg", "Eicher", "en"],
    ["fit", "2 ton le jaoge?", "1,500 kg", "hi-Latn"],
    ["fit", "will a 9 feet pipe fit", "Eicher", "en"],
    ["fit", "Two tonnes of cement in one trip", "2 trips", "en"],
    [
      "fit",
      "2,500 kg of rice, which vehicle",
      "By weight, Eicher and Tata Ace, or one Eicher in 2 trips, can carry it",
      "en",
    ],
    ["fit", "4 ton maal hai, kaun si gaadi", "2 × Eicher", "hi-Latn"],
    ["buy-vehicle", "sell me an EV", "if one can be bought or leased", "en"],
    ["invoice", "do you give a GST bill", "for a GST bill", "en"],
    ["late", "2 hours late, why", "failed or was not delivered", "en"],
    ["fit", "machine is 6.5 ft tall, which truck takes it upright", "Eicher (7 ft)", "en"],
    ["fit", "my wedding gifts weigh 1200 kg, which vehicle fits?", "Eicher", "en"],
    ["fit", "do all of them carry 1300", "Eicher (1,500 kg)", "en"],
    ["spec-of-all", "longest range", "JEM", "en"],
    ["spec-of-all", "sabse badi gaadi", "Eicher", "hi-Latn"],
    ["boxes", "how many 2x2x2 ft boxes in an eicher", "5 × 3 × 3 = 45", "en"],
    ["boxes", "40 बोरी 50 किलो वाली आयशर में चलेंगी क्या", "2,000 किलो", "hi"],
    ["boxes", "60 dabbe 20 kilo wale jem me", "1,200 kg", "hi-Latn"],
    ["boxes", "we ship 3,300 kg of soap powder daily, how many JEMs is that", "= 4 trips", "en"],
    ["boxes", "poora 950 kilo, ik JEM vich aa jau?", "950 kg is vich aa javega", "pa-Latn"],
    ["volume", "cubic feet of tata ace", "162", "en"],
    ["route", "mohali se ludhiana jaate ho kya", "Ludhiana", "hi-Latn"],
    ["intercity", "where else are you besides Chandigarh", "Yes, we work in Chandigarh", "en"],
    ["route", "ludiyana jlandhr ka rut h kya mohli se", "Ji haan, Mohali se Jalandhar", "hi-Latn"],
    // As the quote form answers them.
    ["route", "kharar to zirakpur", "Kharar and Zirakpur lie close together", "en"],
    ["route", "ludhiana from kharar", "Our team will tell you if we can stop in Kharar", "en"],
    ["place", "do you go to kharar", "Kharar lies beside Mohali", "en"],
    // No page says how near it is to Mohali.
    ["place", "do you go to landran", "Landran is not one of our locations", "en"],
    ["route", "goods from delhi", "named intercity routes from Delhi:\n- Delhi to Jaipur", "en"],
    [
      "route",
      "what about delhi",
      "named intercity routes with Delhi:\n- Mohali to Delhi\n- Delhi to Jaipur",
      "en",
    ],
    ["place", "delivery to mohali phase 7 possible?", "we work in Mohali", "en"],
    ["cancel", "cancel karne pe kitna katega", feeInHindi, "hi-Latn"],
    ["cancel", "if i cancel after 3 minutes of driver allotment", "costs nothing", "en"],
    ["refund-cases", "रिफंड कब नहीं मिलता", "डिस्पैच", "hi"],
    ["refund-cases", "paid twice by mistake", "paid twice", "en"],
    ["founders", "ceo kaun hai", "Karan Bedi", "hi-Latn"],
    ["founders", "foundr nme?", "Karan Bedi", "en"],
    ["navigation", "take me to the contact page", "/contact-us", "en"],
    ["paper", "ਈ-ਵੇ ਬਿੱਲ ਕਦੋਂ ਚਾਹੀਦਾ", "50,000", "pa"],
    [
      "carry-distance",
      "labour will carry stuff 40 feet from truck?",
      `more than the ${formatAmount(rules.acePlus.carryingDistance[0])}`,
      "en",
    ],
    ["jobs", "charging hub job", "Charging hub supervisor", "en"],
    ["jobs", "any driver job in chandigarh", "No such job is open in Chandigarh", "en"],
    ["jobs", "chaukidar ki job hai kya", "Aisi koi naukri", "hi-Latn"],
    ["jobs", "I am from Bihar, is there work for me", "Open jobs right now; apply", "en"],
    [
      "jobs",
      "I drove on the Delhi Ambala line, is a driver job open in Mohali",
      "Driver partner, Mohali",
      "en",
    ],
    [
      "jobs",
      "delhi ambala line te gaddi chalayi, hun mohali ch driver di jagah hai ge",
      "Mohali vich",
      "pa-Latn",
    ],
    ["jobs", "दिल्ली अंबाला लाइन पर चलाया, मोहाली में ड्राइवर की जगह है?", "मोहाली", "hi"],
    ["price-exact", "40 bags of putty to Kharar by noon, is that doable?", "what is to be moved", "en"],
    ["vehicle-facts", "how long is the eicher and what is its range", "130 km", "en"],
    ["same-day", "can a tempo come at 11 in the morning", rules.assuredBooking.from, "en"],
    ["address", "bangalore office address", "no office of ours in Bangalore", "en"],
    ["price", "what does trackk cost per month", "the price of Corporates or Trackk", "en"],
  ])("%s: %s", async (topic, message, fact, language) => {
    const turn = await ask(message, readsAs(topic));
    expect(turn.reply).toContain(fact);
    expect(turn.memory.language).toBe(language);
    expect(turn.sources.length).toBeGreaterThan(0);
  });
});

describe("places, loads and distances are taken along from the question before", () => {
  test.each([
    [["range of the JEM?", "vehicle-facts"], ["and its payload?", "vehicle-facts"], "1,000 kg"],
    [["payload of euler", "vehicle-facts"], ["what about the eicher?", "vehicle-facts"], "1,500 kg"],
    [["jem ki range", "vehicle-facts"], ["aur eska wazan?", "vehicle-facts"], "1,000 kg"],
    [["mohali to delhi?", "route"], ["and jaipur?", "route"], "not among"],
    [["do you go to ludhiana", "route"], ["from chandigarh also?", "route"], "if we can stop in Chandigarh"],
    [["mohali to delhi?", "route"], ["and from ambala?", "route"], "Ambala to Delhi is not among"],
    [
      ["what is the corporate service", "corporate"],
      ["and what does it cost?", "price"],
      "the price of Corporates or Trackk",
    ],
    [
      ["does trackk see drivers live", "trackk-location"],
      ["and what does it cost?", "price"],
      "the price of Corporates or Trackk",
    ],
    [["any job in mohali", "jobs"], ["what about chandigarh", "jobs"], "Charging hub supervisor"],
    [["30 boxes of 20 kg in ace", "boxes"], ["what if 60 boxes", "boxes"], "1,200 kg"],
    [["30 boxes of 20 kg in ace", "boxes"], ["what if each is 40 kg", "boxes"], "1,200 kg"],
    [["can jem do 150 km", "vehicle-facts"], ["and eicher", "vehicle-facts"], "No: the Eicher"],
    [["can jem do 100 km", "vehicle-facts"], ["and there and back?", "range-route"], "2 × 100 km"],
    [
      ["1,650 kg in an Eicher", "vehicle-facts"],
      ["will one charge cover 60 km each way, twice?", "vehicle-facts"],
      "4 × 60 km",
    ],
    [["which vehicle for 1400 kg", "fit"], ["1600?", "fit"], "1,600 kg is too much"],
    [["which vehicle for 1200 kg", "fit"], ["and how long is it?", "vehicle-facts"], "10.8 ft"],
    [
      ["ace plus how many boxes", "ace-plus"],
      ["so total?", "ace-plus"],
      `${rules.acePlus.boxes.value * rules.acePlus.boxWeight.value} kg`,
    ],
  ] as const)("%j, then %j", async (before, message, fact) => {
    expect((await converse(before, message)).reply).toContain(fact);
  });
});

describe("cancellations are added up", () => {
  const { fee, suspendingCount } = rules.cancellation;

  test.each([
    ["i cancelled three bookings, each ten minutes after a driver came", `= ₹${3 * fee.value}`],
    ["i cancelled 2 bookings, 3 minutes after a driver came", "costs nothing"],
    ["i cancelled twice, that is 2 times", `${suspendingCount.value - 2} more`],
  ])("%s", async (message, fact) => {
    expect((await ask(message, readsAs("cancel"))).reply).toContain(fact);
  });

  test("but not those that cost nothing", async () => {
    const { reply } = await ask("cancelled 2 bookings after 3 minutes", readsAs("cancel"));
    expect(reply).not.toContain(`= ₹${2 * fee.value}`);
  });
});

test.each([
  "no driver allotted yet, i booked 10 minutes ago, fee if i cancel?",
  "veere 10 minute pehlan book kiti, driver labheya ee ni haje, hun radd karan te 50 rupaiye lagge?",
  "driver nahi mila abhi, 10 minute ho gaye, cancel karu to?",
])("minutes without a driver cost nothing: %s", async (message) => {
  const { reply } = await ask(message, readsAs("cancel"));
  expect(reply).not.toContain("10 minute");
  expect(reply).not.toContain("10 minutes");
});

test("two vehicles that are named together carry what both carry", async () => {
  const { reply } = await ask("1.8 ton in an Eicher and an Ace together", readsAs("fit"));
  expect(reply).toContain("2,500 kg");
  expect((await ask("2.8 ton in an Eicher and an Ace together", readsAs("fit"))).reply).toContain("Even");
});

test("more boxes than an Ace Plus load may have are several loads", async () => {
  const { reply } = await ask("60 boxes of 25 kg as Ace Plus, how many trips", readsAs("ace-plus"));
  expect(reply).toContain("2 loads");
  const heavy = await ask("बीस पेटी, हर एक अट्ठाईस किलो की, ऐस प्लस में चलेंगी?", readsAs("ace-plus"));
  expect(heavy.reply).toContain(knowledge.words.hi.sentences.acePlusOver);
  expect((await ask("60 boxes of 26 kg as Ace Plus", readsAs("ace-plus"))).reply).not.toContain("loads of");
});

describe("an assured booking begins in one of the clusters", () => {
  test.each([
    ["from Kharar?", "Kharar is not named"],
    ["from Panchkula?", "Panchkula is one of them"],
    ["with a drop in Zirakpur?", "do not limit"],
  ])("%s", async (message, fact) => {
    const { reply } = await ask(`assured booking ${message}`, readsAs("assured"));
    expect(reply).toContain(fact);
    expect(reply.split("only from the")).toHaveLength(2);
  });
});

describe("times of the day are held against the hours of assured booking, however they are written", () => {
  test.each([
    [
      "We pick up bread in Mohali at 5 in the morning. Is an assured booking possible?",
      /^No: 5 in the morning/,
    ],
    ["assured booking from Panchkula at 21:30?", /^No: 21:30 /],
    ["assured pickup in Mohali at 7 am, or at 9pm?", /^No: 7 am .+ No: 9pm /],
    ["assured pickup in Mohali at 11 am and 10 pm?", /^Yes: 11 am .+ No: 10 pm /],
    ["mera godown Mohali mein, subah 6 baje maal uthana hai, assured booking milegi?", /^Nahi: 6 baje /],
    ["रात 11 बजे मोहाली से सामान उठाना है, पक्की बुकिंग मिलेगी?", /^नहीं: 11 बजे /],
    ["ਸਵੇਰੇ ਅੱਠ ਵਜੇ ਮੋਹਾਲੀ ਤੋਂ ਮਾਲ ਚੁੱਕਣਾ, ਕੀ ਪੱਕੀ ਬੁਕਿੰਗ ਮਿਲ ਜਾਵੇਗੀ?", /^ਨਹੀਂ ਜੀ: /],
    ["assured booking in Mohali, 30:15 is the ratio", /^(?!No|Yes)/],
  ])("%s", async (message, verdict) => {
    expect((await ask(message, readsAs("assured"))).reply).toMatch(verdict);
  });

  test("also if they stand in another part of the message", async () => {
    const { reply } = await ask(
      "We run a caterer's kitchen at Kharar and load at 11 pm and 5 am. Are those times assured?",
      readsAs("assured"),
    );
    expect(reply).toMatch(/^No: 11 pm .+ No: 5 am is/);
  });
});

test("what else is asked of the vehicle that takes a load is told with it", async () => {
  const { reply } = await ask("which one takes 1,400 kg, and its range?", readsAs("fit"));
  expect(reply).toContain("Eicher (1,500 kg)");
  expect(reply).toContain("130 km");
  const { reply: many } = await ask("which takes 900 kg, and its range?", readsAs("fit"));
  expect(many).not.toContain("110 km");
});

test("where something can be read is told with what it says", async () => {
  const { reply } = await ask("where can my drivers read about photos", readsAs("trackk-camera"));
  expect(reply).toContain("/trackk-policy");
  const { reply: other } = await ask("does it take photos", readsAs("trackk-camera"));
  expect(other).not.toContain("/trackk-policy");
});

test("of terms and policies the page of the one that is named is told, else all of them", async () => {
  expect((await ask("where is your refund policy", readsAs("legal-pages"))).reply).toBe(
    "You can find it here: /refund-policy",
  );
  const { reply } = await ask("where are terms and privacy", readsAs("legal-pages"));
  expect(reply).toContain("/Terms-condition");
  expect(reply).toContain("/privacy-policy");
});

describe("a load that is told in several clauses is one", () => {
  test.each([
    ["namaste, roz 40 peti tel bhejni hai, har peti 15 kilo ki, kaun si gaadi lun?", "600 kg"],
    [
      "Our plant sends 4.2 tonnes of parts daily from Mohali to Ludhiana. How many runs of your biggest vehicle is that?",
      "3 trips",
    ],
    ["Which of your vehicles can carry 700 kg of rice and 450 kg of dal?", "1,150 kg"],
    ["50 bags of sugar, one bag 50 kg, will it come in one vehicle?", "2,500 kg"],
    ["Mohali mandi se Ludhiana 50 katte cheeni, ek katta 50 kilo ka, ek gaadi mein aa jayega?", "2,500 kg"],
  ])("%s", async (message, fact) => {
    expect((await ask(message)).reply).toContain(fact);
  });

  test("and it is divided by what is asked for next", async () => {
    const load = ["मेरे पास 70 बोरी सीमेंट है, एक बोरी 50 किलो", "boxes"] as const;
    const runs = ["कितने चक्कर लगेंगे सबसे बड़ी गाड़ी के?", "spec-of-all"] as const;
    expect((await converse(load, runs)).reply).toContain("= 3 ");
    expect((await converse(load, runs, ["और टाटा ऐस से?", "vehicle-facts"])).reply).toContain("= 4 ");
    expect((await converse(load, ["एक चक्कर का भाड़ा?", "boxes"])).reply).not.toContain(" 1 किलो");
  });
});

test("one small word of another language does not change the language of a conversation", async () => {
  const turn = await converse(["office kithe hai tuhada", "address"], ["te Bangalore wala?", "address"]);
  expect(turn.memory.language).toBe("pa-Latn");
});

test.each([
  ["same-day", "kal subah 9 baje pakka aa jaoge na?"],
  ["same-day", "कल सुबह पक्की गाड़ी चाहिए पंचकूला से"],
  ["promise", "do you guarantee a van at 8:30 tomorrow?"],
  ["promise", "forty cartons, Phase 8, tomorrow at 11 sharp, can you guarantee the hour or not"],
  // A wedding and a caterer beside it are what it is for.
  ["same-day", "I need a truck tomorrow at 11 sharp, the caterer is waiting. Can you promise that?"],
  ["same-day", "kal 2 vaje mohali ton pakki gaddi mil sakdi? viah da saman aa ji"],
])("who wants to be sure of a vehicle at a time hears of assured booking: %s, %s", async (topic, message) => {
  const { reply } = await ask(message, readsAs(topic));
  expect(reply).toContain(rules.assuredBooking.from);
});

test.each([
  ["promise", "guarantee me a price of 500 for tomorrow"],
  ["promise", "can you promise it reaches Delhi by 5 pm"],
  ["promise", "promise me a refund today"],
  ["same-day", "can a tempo come at 6 in the morning"],
])("others do not: %s, %s", async (topic, message) => {
  const { reply } = await ask(message, readsAs(topic));
  expect(reply).not.toContain(rules.assuredBooking.from);
});

test("when goods arrive the hours of assured booking do not tell", async () => {
  const { reply } = await ask("will my parcel reach ludhiana by 5 pm today", readsAs("same-day"));
  expect(reply).not.toContain(rules.assuredBooking.from);
});

test("a job that is not to be a driver's is another one", async () => {
  const { reply } = await ask("i want a job in office not driver", readsAs("jobs"));
  expect(reply).toContain("Charging hub supervisor");
  expect(reply).not.toContain("Driver");
});

test("an answer is in the script and the language of the question", async () => {
  expect((await ask("put me through to sales", readsAs("person"))).reply).toContain("What is your name?");
  // Names of people and companies stay in Latin letters; the rest has to outweigh them.
  const inLatin = (text: string) => (text.match(/[a-z]/gi) ?? []).length;
  for (const [topic, question, script] of [
    ["founders", "यह कंपनी किसने शुरू की थी", /\p{Script=Devanagari}/gu],
    ["founders", "कंपनी के सीईओ का नाम", /\p{Script=Devanagari}/gu],
    ["clients", "ਕਿਹੜੀਆਂ ਵੱਡੀਆਂ ਕੰਪਨੀਆਂ ਤੁਹਾਡੇ ਨਾਲ ਕੰਮ ਕਰਦੀਆਂ ਹਨ", /\p{Script=Gurmukhi}/gu],
  ] as const) {
    const { reply } = await ask(question, readsAs(topic));
    expect((reply.match(script) ?? []).length, reply).toBeGreaterThan(inLatin(reply));
  }
});

test("what has a weight and a length gets the vehicles that keep both", async () => {
  const asks = readsAs("fit");
  const { reply: text } = await ask("Which vehicle takes 9.5 foot pipes of 600 kg?", asks);
  expect(text).toContain("Eicher (10.8");
  expect(text.slice(text.lastIndexOf("9.5"))).not.toMatch(/Tata Ace|Euler|JEM/);
  // The Euler is long enough for a table of 8 ft, but carries no 1,200 kg.
  const { reply: heavy } = await ask(
    "A machine of 1200 kg, 8 feet long: which of your vehicles carries it?",
    asks,
  );
  expect(heavy.slice(heavy.lastIndexOf("8 "))).not.toMatch(/Tata Ace|Euler|JEM/);
});

test("a year in a story is no weight", () => {
  const story = "my almirah has a glass door from 1962, will they carry it so that no scratch comes on it";
  expect(understand(story, undefined).quantities.weights).toEqual([]);
});

test("a lone number counts kilograms only beside what is carried", async () => {
  expect((await ask("can i cancel ride 1300", readsAs("cancel"))).reply).not.toContain("1,300 kg");
});

test("an exact price is never given, but what it depends on and who quotes it", async () => {
  const turn = await ask("exact price mohali to delhi for 500 kg", readsAs("price-exact"));
  expect(turn.reply).toContain(`between ${prices}`);
  expect(turn.reply).toMatch(/cannot give an exact price/);
});

describe("who is offered a person", () => {
  const offered = { ...noMemory, offersPerson: true, said: ["the table is broken"] };

  test.each([
    ["haan ji, meri shikayat likh lo", "complaint"],
    ["ਹਾਂ ਜੀ, ਮੇਰੀ ਸ਼ਿਕਾਇਤ ਲਿਖ ਲਓ", "complaint"],
    ["yes fine, please note down my number", "leave-message"],
  ])("accepts with more words than yes: %s", async (message, topic) => {
    expect((await readsAs(topic)(message, offered, engineCall)).topic).toBe("handOverName");
  });

  test("may ask until when before anybody is told", async () => {
    const told = { ...offered, topic: "damage", language: "hi-Latn" as const };
    const { reply, memory } = await readsAs("complaint")("haan likh ke hi dunga, kab tak?", told, engineCall);
    expect(memory.handOver).toBeUndefined();
    expect(reply).toContain(`${rules.complaintsWithin.value} ghante`);
  });

  test("may ask something else instead", async () => {
    const turn = await readsAs("vehicle-facts")("yes but first, what range has the jem", offered, engineCall);
    expect(turn.reply).toContain("180 km");
  });
});

test.each([
  ["Is there a human being I can telephone instead of typing to a machine?", "person"],
  ["ok likhan kithe", "leave-message"],
  ["मैं कहाँ लिखूँ", "leave-message"],
])(
  "who asks whether or where to phone or write gets number and address first: %s",
  async (message, topic) => {
    const turn = await ask(message, readsAs(topic));
    expect(turn.reply).toContain(knowledge.facts.email);
    expect(turn.memory.handOver).toBeUndefined();
    const next = await readsAs("yes")("yes", turn.memory, engineCall);
    expect(next.memory.handOver).toBeDefined();
  },
);

describe("the fact that answers the point comes first", () => {
  const first = async (topic: string, message: string) =>
    (await ask(message, readsAs(topic))).reply.split("\n\n").find((part) => !part.startsWith("I am sorry"));

  test.each([
    ["refund", "where do i send the claim", "/contact-us"],
    ["refund", "my nephew paid, how many days does it take to return", "business days"],
    ["complaint", "whom do i write to about the torn sacks", "/contact-us"],
    ["invoice", "within how many days is it due", "must be settled within"],
  ])("of %s: %s", async (topic, message, fact) => {
    expect(await first(topic, message)).toContain(fact);
  });

  test("and nothing is called unstated that a fact answers", async () => {
    const notStated = "I have no details on";
    const due = await ask("within how many days is it due", readsAs("invoice"));
    expect(due.reply).not.toContain(notStated);
    const papers = await ask("does a printed one come with the tax on it", readsAs("invoice"));
    expect(papers.reply).toContain(notStated);
  });

  test("who asks for a bill with GST is told how to get one, not that the number is unknown", async () => {
    const bill = await ask("can I get an invoice with GST", readsAs("invoice"));
    expect(bill.reply).toMatch(/^Write to .+ for a GST bill/);
    expect(bill.reply).not.toContain("I have no details on");
  });

  test.each([
    ["pay", "can I pay by UPI", "For cash, UPI"],
    ["pay", "how do I pay", "It depends on the service"],
    ["pay-on-demand", "is a cheque all right after the ride", "For cash, UPI"],
    ["damage", "who will pay for my broken glass", "We are liable, as per law"],
    ["damage", "my glass is broken", "Take photographs"],
    ["damage", "your driver broke my tv, who pays", "We are liable, as per law"],
    ["aadhaar", "is my aadhaar safe", "The form needs all 12 digits"],
    ["several-stops", "can I have three drops", "For several pickups"],
    ["small-parcel", "do you take one envelope", "We carry parcels"],
    ["cash-on-delivery", "do you do COD", "Cash on delivery"],
    ["book-for-other", "can my brother receive it", "Yes, someone else can receive"],
    ["left-behind", "my bag is still in the truck", "Please call our team at once"],
    ["application-status", "what happened to my application", "Our team calls applicants"],
    ["driver-work", "do I bring my own vehicle", "Our team will tell you if the vehicle is yours"],
    ["decline-request", "may I decline a request", "A driver may accept or decline"],
    ["arrival", "how long will my trip take", "Arrival times are estimates"],
  ])("of %s before every rule: %s", async (topic, message, fact) => {
    expect((await first(topic, message))?.startsWith(fact)).toBe(true);
  });

  test.each([
    [
      "refund-cases",
      "the van has left, if I cancel now, is there a refund",
      /^No, there .+\n- A cancellation after dispatch\.$/,
    ],
    ["refund-cases", "ਗੱਡੀ ਤੁਰ ਪਈ, ਹੁਣ ਰੱਦ ਕਰਾਂ ਤਾਂ ਰਿਫੰਡ ਮਿਲੇਗਾ?", /^ਨਹੀਂ ਜੀ, [^-]+\n- [^-]+$/],
    ["refund-cases", "customer wasn't home, parcel came back. refund?", /^No, there .+ unavailable\./s],
    ["refund-cases", "the driver was not there, do I get a refund", /^(?!No)/],
    [
      "refund-cases",
      "her mobile was switched off and the van came back with the box, is it refunded?",
      /^No, there .+ unavailable\./s,
    ],
    ["refund-cases", "samne wale ne phone nahi uthaya, maal wapas aa gaya, refund?", /^Nahi, /],
    ["refund-cases", "the driver's phone was off and he went back, do I get a refund", /^(?!No)/],
    ["documents", "where do I upload my resume", /^The application form takes no CV/],
    ["apply", "form mein biodata lag sakta hai?", /^Naukri ke form mein CV/],
    ["apply", "how do I apply", /^Apply on/],
    ["form-sent", "it said server error, was my application sent?", /^It was not sent: /],
    ["form-sent", "फॉर्म में server error आया, दोबारा भरूँ?", /^वह नहीं भेजा गया/],
    ["form-sent", "how do I know that my message was sent", /^The contact form says/],
    ["delivered", "I said nothing for two days, is it now taken as accepted?", /^If we hear nothing within/],
    ["delivered", "do din jawab nahi diya, ab delivery maani jayegi?", /^Delivery confirm hone ke/],
    ["delivered", "saw it 2 days later, may I complain", /^That is more than/],
    ["help", "Aap kaun ho aur kis cheez mein madad karti ho?", /^Main ek program hoon.+Aap mujhse ye sab/s],
    ["help", "what can you do", /^I can tell you about/],
    ["vehicle-facts", "how long does the JEM run on a full battery", /180 km/],
    ["site-menu", "what does the search box find", /^The search box at the top looks through/],
    ["trackk-policy", "who can see the photos of my staff", /^What Trackk records is seen by/],
    [
      "assured",
      "I got no message about it, can I use assured booking",
      /^No: assured booking is only for users who/,
    ],
    ["address", "is there an office in Gurgaon", /^I know of no office of ours in Gurgaon\.\n\nOur office: /],
    [
      "place",
      "do you have an office in Bangalore city",
      /^I know of no office of ours in Bangalore\.\n\nOur office: /,
    ],
    ["locations", "which cities next", /^I don’t know where we start next/],
    ["place", "is Hyderabad coming soon?", /^I don’t know where we start next.+Hyderabad is not one/s],
    [
      "route",
      "does a truck run from Mohali to Jalandhar daily?",
      /^Yes, .+\n\nOur team will tell you on which days/,
    ],
    [
      "ocean",
      "do you really send containers to Yokohama",
      /^Yes, we offer ocean freight\. Our team will tell you which ports/,
    ],
    ["apps", "app link for iphone", /^I know of no separate link for iPhone.+Customer app: http/s],
    ["driver-app", "where do I download the driver app", /^The driver app is linked .+: http\S+$/],
    ["navigation", "where is the app link, I can't find it", /Customer app: http/],
    [
      "gst",
      "is GST included in the rates",
      /^I have no details on whether GST, an entry tax or another tax is in the price/,
    ],
    ["spec-of-all", "range on one charge?", /JEM: 180 km\n.+says 200-250 km/s],
    ["boxes", "11 cartons at 22 kg each, am I inside the limit?", /^11 pieces: yes, .+22 kg a piece: yes/],
    ["boxes", "one carton weighs 31 kg, is that allowed?", /^31 kg a piece: no/],
    ["boxes", "40 cartons of 18 kg each, one vehicle?", /^The JEM is enough .+40 pieces: no/s],
    [
      "carry-distance",
      "up the stairs, and the truck stops 40 feet away",
      /^Too far: .+ground floor to ground floor/s,
    ],
    ["delete-data", "he is 16 years old, may he, and how is his data deleted", /^You must be 18 .+Write to/s],
    ["phone-digits", "how many digits of the aadhaar", /^The Aadhaar number in the form has 12 digits/],
    [
      "partner",
      "I drive a diesel tempo, may I attach it",
      /^All our vehicles are electric.+talk to our team/s,
    ],
    ["founders", "who is the owner, give his phone number", /phone numbers: /],
    ["email", "give me the manager's email and phone number", /email address: .+phone numbers: /s],
    ["insurance-sum", "what does insurance cost", /^I have no details on what insurance costs/],
    ["deliveries", "how many deliveries so far", /^500,000 on-time deliveries and 1,500,000 green km/],
  ])("and says yes, no or that it is not stated, of %s: %s", async (topic, message, told) => {
    expect((await ask(message, readsAs(topic))).reply).toMatch(told);
  });

  test("with one sentence beside it and one way to go on, and no more", async () => {
    const late = await ask("saw it 2 days later, is it too late", readsAs("delivered"));
    expect(late.reply.split("\n\n")).toHaveLength(2);
    expect(late.reply.split(knowledge.facts.phones ?? "")).toHaveLength(2);
    const time = await ask("how long does a refund take", readsAs("refund"));
    expect(time.reply).not.toContain("We check the request");
  });

  test("of two papers that are compared both are told", async () => {
    const { reply } = await ask("difference between GTA and lorry receipt", readsAs("paper"));
    const [gta, receipt] = [knowledge.words.en.papers.gta, knowledge.words.en.papers.lorryReceipt];
    expect(reply).toContain(gta.split("\n\n")[0]);
    expect(reply).toContain(receipt.split("\n\n")[0]);
  });

  test("who looks for the page of a policy gets that alone", async () => {
    const { reply } = await ask(
      "where is the policy of the tracking app published",
      readsAs("trackk-policy"),
    );
    expect(reply).toBe("You can find it here: /trackk-policy");
  });

  test("who is in danger reads whom to call first, and no rule", async () => {
    const danger = await ask("the driver is drunk", readsAs("danger"));
    expect(danger.reply).toMatch(/^Please call us at once: /);
    expect(danger.reply).toContain("112");
    expect(danger.reply).not.toContain("24 hours");
  });

  test("a social network is named only with a page of the company", async () => {
    expect((await ask("are you on instagram", readsAs("social"))).reply).not.toContain("https://");
  });
});

test("who cannot reach the driver is told whom to call, and where to see the load", async () => {
  const { reply } = await ask("The driver's phone is off, find out where he is", readsAs("unreached"));
  expect(reply).toMatch(/^Sorry for the trouble\. If the driver does not answer, call our office/);
  expect(reply).toContain("live tracking");
});

test("who asks for a vehicle without a weight or a size is told the largest, and asked for them", async () => {
  const turn = await ask("which van can carry a wardrobe and a mangle", readsAs("fit"));
  const largest = vehicles.reduce((a, b) => (b.specs.length.value > a.specs.length.value ? b : a));
  expect(turn.reply).toContain(largest.title);
  expect(turn.outcome).toBe("asked");
});

test("of the cases that a question names only what holds for them is told", async () => {
  const { refundable, notRefundable } = knowledge.words.en;
  const [, wrongDetails, , nobodyThere] = notRefundable;
  const { reply } = await ask("i gave a wrong address, is it returned", readsAs("refund-cases"));
  expect(reply).toContain(wrongDetails);
  expect(reply).not.toContain(nobodyThere);
  const paidTwice = await ask("the fare was debited twice", readsAs("double-charge"));
  expect(paidTwice.reply).toContain(refundable[2]);
  expect(paidTwice.reply).not.toContain(refundable[0]);
  const { reply: all } = await ask("what is given back and what is not", readsAs("refund-cases"));
  for (const one of [...refundable, ...notRefundable]) expect(all).toContain(one);
});

test("an Aadhaar number is not wanted here", async () => {
  const turn = await ask("my aadhaar is 2345 6789 0123");
  expect(turn.outcome).toBe("refused");
  expect(turn.memory.said.join()).not.toContain("2345");
});

test("the number of a paper is not called that of a person: the question is answered, and she says that it is hidden", async () => {
  const message = "where is my parcel? E-way bill 371002345678";
  const turn = await ask(message, readsAs("track"));
  const without = await ask("where is my parcel? E-way bill", readsAs("track"));
  expect(turn.reply).toContain(without.reply.split("\n\n")[0]);
  expect(turn.reply).toContain(knowledge.words.en.sentences.longNumber);
  expect(turn.outcome).toBe(without.outcome);
  expect(JSON.stringify(turn)).not.toContain("371002");
  const masked = await ask("where is my parcel? E-way bill XXXX XXXX 5678", readsAs("track"));
  expect(masked.reply).toContain(knowledge.words.en.sentences.longNumber);
});

test("nothing that is typed comes back, least of all a tag", async () => {
  for (const message of [
    "<script>alert(1)</script> range of jem",
    "{{7*7}} <b>",
    "zzz<img src=x onerror=alert(1)>",
  ]) {
    const { reply } = await ask(message);
    expect(reply).not.toMatch(/[<>]|alert|onerror|49/);
  }
});

describe("a figure that changes in the content changes in the answer", () => {
  test("of the fleet", async () => {
    const changed = {
      ...knowledge,
      vehicles: vehicles.map((vehicle) =>
        vehicle.id === "euler"
          ? { ...vehicle, specs: { ...vehicle.specs, range: { value: 222, unit: "Km" as const } } }
          : vehicle,
      ),
    };
    expect((await ask("euler range", readsAs("vehicle-facts", changed))).reply).toContain("222 km");
    const ofAll = readsAs("spec-of-all", changed);
    expect((await ask("longest range", ofAll)).reply).toContain("222 km (Euler)");
    expect((await ask("170 km ek charge me kaun si gaadi", ofAll)).reply).toContain("Euler (222 km)");
  });

  test("of the rules, in every language that has words of its own", async () => {
    const changed = {
      ...knowledge,
      facts: { ...knowledge.facts, cancelFee: "75", refundCreditDays: "8-9" },
    };
    const cancel = readsAs("cancel", changed);
    expect((await ask("cancel karne par kitna lagta hai", cancel)).reply).toContain("₹75");
    expect((await ask("रद्द करने पर कितना लगता है", cancel)).reply).toContain("₹75");
    const refund = readsAs("refund-time", changed);
    expect((await ask("ਰਿਫੰਡ ਕਿੰਨੇ ਦਿਨਾਂ ਵਿੱਚ ਮਿਲੇਗਾ", refund)).reply).toContain("8-9");
  });

  test("of the phrases that the languages translate: a new one is said as it stands", async () => {
    const courts = "the courts at Delhi";
    const changed = { ...knowledge, facts: { ...knowledge.facts, courts } };
    const asked = "झगड़ा हो तो कौन सी अदालत";
    expect((await ask(asked, readsAs("legal"))).reply).toContain("मोहाली, पंजाब की अदालतें");
    expect((await ask(asked, readsAs("legal", changed))).reply).toContain(courts);
  });

  test("of the routes and the vehicles that are known by their titles", async () => {
    const [first] = vehicles;
    if (!first) throw new Error("The fleet is empty.");
    const changed = {
      ...knowledge,
      routes: [...knowledge.routes, { from: "Mohali", to: "Amritsar", kilometres: 100 }],
      vehicles: [...vehicles, { ...first, id: "zephyr", title: "Zephyr" }],
    };
    expect((await ask("mohali to amritsar", readsAs("route", changed))).reply).toMatch(
      /^Yes, Mohali to Amritsar/,
    );
    const { reply } = await ask("zephyr range", readsAs("vehicle-facts", changed));
    expect(reply).toContain("The Zephyr has a range of 110 km");
  });
});

test("two thousand letters of nonsense take ten times as long as a short question at most", async () => {
  const nonsense = "qwertz yxcvbn asdfgh ".repeat(95);
  const asked = ["range of the jem", "refnd kab milega", "mohali se jaipur", "ਕਿਰਾਇਆ ਕਿੰਨਾ ਹੈ"];
  for (const question of asked) {
    const times = await timesAsLong(
      100,
      () => ask(nonsense),
      () => ask(question),
    );
    expect(times, question).toBeLessThan(10);
  }
});

test("two things that are asked in one message are both answered, with the pages of both", async () => {
  const turn = await ask("what is the payload of euler and how do i complain");
  expect(turn.reply).toContain("1,000 kg");
  expect(turn.reply).toContain(formatAmount(rules.complaintsWithin));
  expect(turn.sources.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/services/services2", "/Terms-condition"]),
  );
});

/** Takes a message for one topic, and what has fewer words rather for another. */
function readsPartsAs(whole: string, part: string): Engine {
  const rankTopics: RankTopics = (features) =>
    features.length > fewFeatures
      ? [{ topic: whole, probability: 1 }]
      : [
          { topic: part, probability: 0.45 },
          { topic: "none", probability: 0 },
          ...["bye", "greet"].map((topic) => ({ topic, probability: 0.275 })),
        ];
  return createEngine({ knowledge, understand, openJobs, rankTopics });
}
const fewFeatures = 60;

test("a load is not told of twice, for one part and for what another may be about", async () => {
  const message = "please tell me whether the JEM takes 20 boxes of 15 kg, brlmpf";
  const { reply } = await ask(message, readsPartsAs("fit", "boxes"));
  expect(reply).toContain("300 kg");
  expect(reply).not.toMatch(/Worked out|By weight alone/);
});

test.each([
  [
    "please explain the lien on goods to everybody here, what of Brlmpf?",
    "If this does not answer “what of Brlmpf”",
  ],
  ["please explain the lien on goods to everybody here, aur batao Brlmpf ka?", "“batao Brlmpf ka”"],
])("what a message asks besides is quoted, with who will tell: %s", async (message, line) => {
  const { reply, memory } = await ask(message, readsPartsAs("lien", "years"));
  expect(reply).toContain(line);
  expect(reply.split("\n\n").at(-1)).toContain(knowledge.facts.phones);
  expect(memory.topic).toBe("lien");
});

test("what is open and likely is offered behind the answer, and picked by its number", async () => {
  const others = ["book", "book-ahead", "salary"];
  const rankTopics: RankTopics = (features) =>
    features.length > fewFeatures
      ? [
          { topic: "several-stops", probability: 0.7 },
          ...others.map((topic) => ({ topic, probability: 0.1 })),
        ]
      : others.map((topic) => ({ topic, probability: 0.33 }));
  const engine = createEngine({ knowledge, understand, openJobs, rankTopics });
  const { reply, memory } = await ask(
    "please explain several stops on one trip to everybody here, what of Brlmpf?",
    engine,
  );
  expect(reply.split("\n\n").at(-1)).toBe(
    `${knowledge.words.en.sentences.otherwise}\n1. ${meenaAsks.book}\n2. ${meenaAsks["book-ahead"]}`,
  );
  expect((await engine("2", memory, engineCall)).topic).toBe("book-ahead");
});

test("what is open stands before the offer of a person, and is quoted without a second phone", async () => {
  const message = "please explain the delay of my goods to everybody here, what of Brlmpf?";
  const { reply } = await ask(message, readsPartsAs("late", "price"));
  const [line = "", offer = ""] = reply.split("\n\n").slice(-2);
  expect(line).toBe("Please ask our team about “what of Brlmpf” as well.");
  expect(offer).toContain("Say “yes”");
});

test("an open clause that asks for a point of what is answered gets its facts instead of the team", async () => {
  const message = "my driver broke a box, whom do I complain to, and within what time?";
  const { reply } = await ask(message, readsPartsAs("complaint", "price"));
  expect(reply).toContain("A complaint must reach us in writing");
  expect(reply).not.toContain("within what time");
});

test.each([
  "we left the goods with you for a month in spring, what of Brlmpf?",
  "hamara maal aapke paas pada raha, Brlmpf hoga kya",
])("the only question behind a story is not quoted, since the answer is to it: %s", async (message) => {
  expect((await ask(message, readsPartsAs("lien", "price"))).reply).not.toContain("Brlmpf");
});

test.each([
  "please explain the lien on goods to everybody here, the judge who came saw brlmpf",
  "please explain the lien on goods to everybody here, when brlmpf fell i was there",
])("a story is not quoted as a question: %s", async (message) => {
  expect((await ask(message, readsPartsAs("lien", "price"))).reply).not.toContain("brlmpf");
});

test("who asks which vehicles there are, and for the smallest, hears of the smallest first", async () => {
  const least = vehicles.reduce((a, b) => (b.specs.length.value < a.specs.length.value ? b : a));
  for (const message of ["your smallest vehicle", "sab ton nikki gaddi kehri aa"]) {
    const { reply } = await ask(message, readsAs("fleet"));
    expect(reply.split("\n")[0], message).toContain(least.title);
  }
});

describe("what a message tells beside its question is used", () => {
  test.each([
    ["route", "jaipur from delhi, 1,300 kg of marble, which vehicle, you run that way?", "Eicher (1,500 kg)"],
    ["fit", "do almariyan 300 kilo ki Mohali se Jalandhar, ek gaadi kaafi hai?", "Mohali se Jalandhar"],
    ["house-move", "moving house from Mohali to Ambala on Sunday", "Mohali to Ambala is one of our named"],
    [
      "fit",
      "which one hauls 900 kg for 150 km on one charge",
      "The longest range is that of the JEM, 180 km",
    ],
    ["vehicle-facts", "how much do three Eichers carry together", "4,500 kg"],
    ["vehicle-facts", "ਦੋ ਯੂਲਰ 1700 ਕਿਲੋ ਲੈ ਜਾਣਗੀਆਂ?", "2,000 ਕਿਲੋ"],
    [
      "vehicle-facts",
      "a rack 4.7 ft wide and 5.6 ft high in the Tata Ace",
      "fits in the load bed of: Euler, JEM and Eicher",
    ],
    ["ace-plus", "40 cartons of 24 kg, ace plus?", "960 kg"],
    ["route", "truck jalandhar mohali chahiye", "Mohali se Jalandhar"],
    ["route", "is it possible to Jaipur, the goods lie in Delhi", "Yes, Delhi to Jaipur"],
  ])("%s: %s", async (topic, message, said) => {
    expect((await ask(message, readsAs(topic))).reply).toContain(said);
  });

  test("but no route or vehicle is told behind what is no trip", async () => {
    const complaint = await ask("my 300 kg came broken from Mohali to Delhi", readsAs("damage"));
    expect(complaint.reply).not.toContain("By weight");
    expect(complaint.reply).not.toContain("named intercity");
  });
});

test("a load that is told whole is worked out where she would ask back", async () => {
  const ranked = ["ace-plus", "boxes", "vehicle-facts"].map((topic) => ({ topic, probability: 0.3 }));
  const unsure = createEngine({ knowledge, understand, openJobs, rankTopics: () => ranked });
  expect((await ask("35 bori 20 kilo ki, JEM mein?", unsure)).reply).toContain("700 kg");
  expect((await ask("boxes?", unsure)).outcome).toBe("asked");
});

test("a load to a named place is hers, whatever else is said", async () => {
  const none = readsAs("none");
  expect((await ask("rate to bangalore, 1 ton, I compare it with the train", none)).reply).toContain(prices);
  expect((await ask("petrol price in Chandigarh today", none)).topic).toBe("off-topic");
  expect((await ask("price of 10 gm gold today in chandigarh", none)).topic).toBe("off-topic");
});

test.each([
  [0.9, "perhapsOurs", "our team can tell you"],
  [0.99, "off-topic", "outside what I know"],
])("what is declined with %d is %s", async (probability, topic, words) => {
  const ranked = [
    { topic: "none", probability },
    { topic: "book", probability: 1 - probability },
  ];
  const unsure = createEngine({ knowledge, understand, openJobs, rankTopics: () => ranked });
  const turn = await ask("the hall is hot and the soup may spill", unsure);
  expect(turn.topic).toBe(topic);
  expect(turn.reply).toContain(words);
});

describe("of several vehicles that take a load the smallest is named first", () => {
  const [smallest, another] = vehicles.toSorted(
    (a, b) =>
      a.specs.length.value * a.specs.width.value * a.specs.height.value -
      b.specs.length.value * b.specs.width.value * b.specs.height.value,
  );
  const farthest = Math.floor((smallest?.specs.range.value ?? 0) * usableRange);
  const firstOf = async (message: string) => (await ask(message, readsAs("fit"))).reply.split("\n\n")[0];

  test("by its weight", async () => {
    expect(await firstOf("which vehicle for 600 kg of tiles")).toContain(`The ${smallest?.title} is enough`);
  });

  test("unless it does not make the way", async () => {
    expect(another).toBeDefined();
    const first = await firstOf(`which vehicle takes 600 kg over ${farthest + 5} km`);
    expect(first).toContain("is enough");
    expect(first).not.toContain(smallest?.title);
  });

  test("counted boxes are packed, and how many go in is told where that is asked", async () => {
    const boxes = "25 cartons, each 2ft x 1.5ft x 1.5ft, 12 kg each";
    const which = await ask(`I have ${boxes}. Which vehicle should I take?`, readsAs("fit"));
    expect(which.reply).toContain("Packed together, the 25 pieces fit in the load bed of: Tata Ace");
    expect((await ask(`${boxes}, how many go in?`, readsAs("fit"))).reply).toContain("27 boxes");
  });

  test.each(["can't be laid flat", "cannot lie flat", "don't lay it down"])(
    "what %s needs a load bed as high",
    async (posture) => {
      const { reply } = await ask(`6.5 ft almirah, ${posture}`, readsAs("fit"));
      expect(reply).toContain("Eicher");
      expect(reply).not.toContain("Tata Ace is enough");
    },
  );

  test("of more pieces than are packed here no vehicle is called enough", async () => {
    const { reply } = await ask("which vehicle takes 5000 cartons of 30x30x30 cm", readsAs("fit"));
    expect(reply).not.toContain("is enough");
  });

  test("without its measures there is no yes", async () => {
    expect(await firstOf("will a fridge fit in one Euler")).toMatch(/^That depends on its size and weight/);
  });

  test("pieces without a weight are asked for it", async () => {
    expect((await ask("which gaadi for 60 bori", readsAs("fit"))).outcome).toBe("asked");
  });
});

test.each(["आपके यहाँ गाड़ी चलाने या गार्ड का कोई काम मिलेगा?", "ਗੱਡੀ ਚਲਾਉਣ ਦਾ ਜਾਂ ਗਾਰਡ ਦਾ ਕੰਮ ਹੈ?"])(
  "of two jobs that are asked for the open one is told: %s",
  async (message) => {
    const { reply } = await ask(message, readsAs("jobs"));
    expect(reply).toContain("Driver partner");
    expect(reply).not.toContain("Charging hub");
  },
);

test("who names a load and no booking hears what takes it, not how one books", async () => {
  const { topic, reply } = await ask("900 kg tiles tomorrow", readsAs("book"));
  expect(topic).toBe("fit");
  expect(reply).toMatch(/^The .+ is enough for this load/);
  expect((await ask("how do I book for 900 kg of tiles tomorrow?", readsAs("book"))).topic).toBe("book");
});

test("a total after a list of goods is what they weigh, unless money is named", async () => {
  const list = ["sofa 60 kg, table 30 kg", "fit"] as const;
  expect((await converse(list, ["aur total kitna hua", "price-exact"])).reply).toContain(
    "60 + 30 = kul 90 kg",
  );
  expect((await converse(list, ["total kitna kiraya", "price-exact"])).topic).toBe("price-exact");
});

test("an order that names its price is told the price", async () => {
  const unclear = () => [
    { topic: "route", probability: 0.55 },
    { topic: "price-exact", probability: 0.4 },
  ];
  const reads = createEngine({ knowledge, understand, openJobs, rankTopics: unclear });
  expect((await ask("exact price for 12 cartons from Mohali to Zirakpur", reads)).topic).toBe("price-exact");
});

test("a bus between places is none of hers, though a word of it may be goods", async () => {
  const { topic } = await ask("Ambala se Katra ki bus kitne baje jaati hai", readsAs("none"));
  expect(topic).toBe("off-topic");
  // Nor is a train for a day an order.
  expect((await ask("train ticket Ambala to Delhi for Sunday", readsAs("same-day"))).topic).toBe("same-day");
});

test("trouble that is only likely is told without regret", async () => {
  const reads = (probability: number) => {
    const rankTopics = () => [
      { topic: "damage", probability },
      { topic: "toll", probability: 0.2 },
    ];
    return createEngine({ knowledge, understand, openJobs, rankTopics });
  };
  const said = "the sauce is all over your vehicle";
  expect((await ask(said, reads(0.45))).reply).not.toContain("I am sorry");
  expect((await ask(said, reads(0.8))).reply).toMatch(/^I am sorry/);
});

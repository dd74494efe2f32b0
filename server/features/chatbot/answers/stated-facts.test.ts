import { expect, test, vi } from "vitest";
import { bookingHelp } from "#content/en/booking-help.ts";
import { legalFacts } from "#content/en/legal/legal-facts.ts";
import { withReserve } from "#content/en/range-reserve.ts";
import { ruleSentences } from "#content/en/rule-sentences.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { formatRupees } from "#content/format/english.ts";
import { roadDistance } from "#content/geography/road-distance.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";

vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"));

const knowledge = knowledgeOfContent();
const openJobs = async () => [{ _id: "1", title: "Loader", city: "Mohali", status: "Open" } as const];

async function ask(message: string, topic: string) {
  const engine = createEngine({ knowledge, openJobs, rankTopics: () => [{ topic, probability: 1 }] });
  return engine(message, noMemory, engineCall);
}

test("the way of a named route is compared with the ranges, there and back with twice the way", async () => {
  const kilometres = roadDistance("mohali", "ludhiana");
  const once = await ask("can the JEM get to Ludhiana on one charge", "range-route");
  expect(once.outcome).toBe("answered");
  expect(once.reply).toMatch(new RegExp(`about ${kilometres} km[^]*Yes: the JEM`));
  const back = await ask("can the JEM go to Ludhiana and back on one charge", "range-route");
  expect(back.reply).toMatch(new RegExp(`${2 * kilometres} km[^]*No: the JEM`));
  expect((await ask("how far is Mohali to Ludhiana", "distance")).reply).toContain(`${kilometres} km`);
});

test("who asks why cancelling cost them something hears the rule, and whom to ask", async () => {
  for (const message of [
    "I cancelled at once, why was I charged?",
    "turant cancel kiya tha, paise kyun kate",
  ]) {
    const { reply } = await ask(message, "cancel");
    expect(reply).toContain(formatRupees(rules.cancellation.fee.value));
    expect(reply).toContain(site.phones[0]);
  }
});

test.each([
  ["can the Tata Ace get to Ludhiana on one charge", "range-route", "No: the Tata Ace"],
  ["can the JEM do 144 km", "vehicle-facts", "Yes: the JEM"],
  ["can the JEM do 145 km", "vehicle-facts", "No: the JEM"],
  ["which vehicle does 100 km on one charge", "vehicle-facts", "reserve: JEM (180 km) and Eicher (130 km)."],
])("a fifth of the range stays in reserve, as in the quote form: %s", async (message, topic, said) => {
  const { reply } = await ask(message, topic);
  expect(reply).toContain(said);
  expect(reply).toContain(withReserve);
});

test("of a way that is no named route no distance is told", async () => {
  expect((await ask("how far is it to Shimla", "distance")).outcome).toBe("unknown");
});

test("who asks how much is paid for damage hears of the law's limits and of declaring a value", async () => {
  const { reply } = await ask("what is the most you pay if goods get damaged", "damage-sum");
  expect(reply).toContain("declare a higher value in writing");
});

test("who opens an Aadhaar number and how long it is kept is told", async () => {
  const { reply } = await ask("who can see the Aadhaar copies and for how long", "aadhaar");
  expect(reply).toContain("Only authorised staff");
  expect(reply).toContain(legalFacts.retention.applications);
});

test("who asks about a licence hears of the open jobs too", async () => {
  expect((await ask("no licence yet, any work", "licence")).reply).toContain("Loader, Mohali");
});

test.each([
  ["is the licence number compulsory in the form", "licence", /^You can apply without a licence number/],
  ["form mein licence number zaroori hai kya", "licence", /^Licence number ke bina bhi apply/],
])("who only asks about the form hears of no openings: %s", async (message, topic, first) => {
  const { reply } = await ask(message, topic);
  expect(reply).toMatch(first);
  expect(reply).not.toContain("Loader");
});

test.each([
  ["sacks of 50 kg, do you load them", "boxes", /^50 kg a piece: no, only up to 25 kg/],
  [
    "the driver does not pick up his phone",
    "unreached",
    /^Sorry.*If the driver does not answer, call our office/,
  ],
  ["how far do they go on one charge", "range-route", /^Range of our vehicles/],
  [
    "what is a GTA, and what is a lorry receipt",
    "paper",
    /lorry receipt \(LR\) is.*goods transport agency/is,
  ],
  [
    "am I on your list now, I subscribed",
    "newsletter",
    /^Our newsletter has not started yet: .*sent nowhere/,
  ],
  ["jobs in Delhi or Mohali", "jobs", /^Open jobs right now in Delhi and Mohali/],
])("the very case comes first: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toMatch(fact);
});

test.each([
  [
    "The receiver refuses the freight. Will you come after me for it?",
    "unpaid",
    /the customer who booked also remains/,
  ],
  ["why do I pay the toll for the way back", "toll", /give no reason for the return toll.*return toll fare/s],
  ["is loading in the quoted rate", "hidden-costs", /^Packing, loading and unloading are additional/],
  ["do interns get paid", "students", /internship.*no details on salary/s],
  ["he is sixteen, can he work with you", "age-job", /age limit for a job.*must be 18 years/s],
  ["tomatoes, who is liable if they spoil", "perishable", /^We are liable.*ask our team before you book/s],
  ["may I ride along in front with my dog", "passengers", /live animals.*not passengers/s],
  ["do you give my aadhaar to third parties", "aadhaar", /Only authorised staff can open/],
  ["in which city is the duty", "job-detail", /^Open jobs.*Loader, Mohali/s],
  ["do you hire women for office work in Mohali", "women", /Women can apply.*Loader, Mohali/s],
])("a detail that is asked within a topic is told: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toMatch(fact);
});

test.each([
  ["who pays the toll", "toll", /reason/],
  ["do you carry vegetables", "perishable", /liable/],
  ["can a student work with you", "students", /salary/],
  ["are there hidden costs", "hidden-costs", /Packing/],
  ["what are the hours of the job", "job-detail", /Loader/],
])("nobody else hears of it: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).not.toMatch(fact);
});

test("size and load are both told", async () => {
  const { reply } = await ask("size in ft and wat load", "spec-of-all");
  expect(reply).toMatch(/7\.2 ft long.*weight capacity 1,000 kg/);
});

test("who asks about a busy office is told nothing of drivers", async () => {
  expect((await ask("nobody picks up your phone", "unreached")).reply).not.toContain("driver");
});

test.each(["काँच टूटे तो कौन जिम्मेदार", "kaanch toote to kaun zimmedar", "ਸ਼ੀਸ਼ਾ ਟੁੱਟੇ ਤਾਂ ਕੌਣ ਜ਼ਿੰਮੇਵਾਰ"])(
  "what is only supposed to break is answered without regret: %s",
  async (message) => {
    const { reply } = await ask(message, "damage");
    expect(reply).not.toMatch(/फोटो|photo|ਫੋਟੋ|ਫ਼ੋਟੋ/i);
  },
);

test("who pays comes first, how much at most behind it; who asks for the sum hears of that alone", async () => {
  expect((await ask("who pays if the plates break", "damage-sum")).reply).toMatch(
    /^We are liable.*No fixed sum/s,
  );
  expect((await ask("what is the most you pay", "damage-sum")).reply).toMatch(/^No fixed sum/);
});

test("who has drivers hears what they see, not what is seen of them", async () => {
  const owner = await ask("can I mark my drivers' attendance", "attendance");
  expect(owner.reply).toMatch(/^With Trackk, the app of our Corporates service, you see/);
  expect((await ask("does it know where I check in", "attendance")).reply).not.toContain("you see");
});

test.each([
  ["nobody was home to receive, do I get a refund", "receiver-absent", /^No, there is no refund/],
  ["nobody was home to receive, what now", "receiver-absent", /^Someone must be at the drop/],
  ["charged twice, when is it credited", "double-charge", /5-7 business days/],
  ["am I too small for you", "for-whom", /^We deliver for everybody: businesses, small firms too/],
])("money back and its days are told to who asks for them: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toMatch(fact);
});

test.each([
  ["the truck stops 15 metres from my gate, is this a problem", "Too far"],
  ["the truck stops 5 metres from my gate, is this a problem", "Near enough"],
])(
  "how far things are carried gets no yes or no, which may answer the opposite: %s",
  async (message, first) => {
    const { reply } = await ask(message, "carry-distance");
    expect(reply.startsWith(first)).toBe(true);
  },
);

test("a load over the limits of Ace Plus is not said to suit its vehicle as well", async () => {
  const { reply } = await ask("each of my cartons weighs 32 kg, would you take 10 of them", "vehicle-facts");
  expect(reply).toContain("The JEM is enough for this load");
  expect(reply).not.toContain("Tata Ace");
});

test("what no vehicle carries is not said to suit one because a piece of it fits", async () => {
  const { reply } = await ask("tiles of 2 x 4 ft, 55 boxes at 32 kg each, which vehicle", "fit");
  expect(reply).toContain("1,760 kg is too much for one vehicle");
  expect(reply).not.toContain("enough for this load");
});

test("a distance beyond a place is not the way there", async () => {
  const { reply } = await ask(
    "my village is 22 km beyond Patiala, will it come back on one charge",
    "range-route",
  );
  expect(reply).not.toContain("44 km");
});

test("the range under load is that of the vehicle that is named, with no figure for the load", async () => {
  const { reply } = await ask("range of the JEM fully loaded", "range-real");
  expect(reply).toMatch(/^The JEM has a range of 180 km.*I don’t have a figure for a full load/s);
  expect((await ask("range in winter", "range-real")).reply).toMatch(/^The stated ranges are 110-180 km/);
});

test("beside Ace Plus, of which no figures are published, that is told first", async () => {
  const { reply } = await ask("is Ace Plus longer than the Tata Ace", "compare-vehicles");
  expect(reply).toMatch(/^I have no separate figures for Ace Plus/);
  expect((await ask("is the JEM longer than the Tata Ace", "compare-vehicles")).reply).not.toContain(
    "Ace Plus",
  );
});

test.each([
  ["Which cities besides Chandigarh?", "locations", "Bangalore"],
  ["how many vehicles do you own in total", "fleet", "I don’t know how many vehicles"],
  [
    "can I change the pickup or shall I cancel",
    "change-booking",
    `costs ${formatRupees(rules.cancellation.fee.value)}`,
  ],
  ["is advance a must for Delhi", "advance", "Intercity"],
  ["do you fly goods to Bangalore", "air", "ask our team"],
])("what stands on the site besides is told: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toContain(fact);
});

test("a job in a state is one in its towns", async () => {
  const { reply } = await ask("any job in Punjab", "jobs");
  expect(reply).toMatch(/^Open jobs right now in Punjab.*Mohali/s);
});

test("a distance alone does not say which vehicle is enough for a load that nobody described", async () => {
  const { reply } = await ask("one sofa set and a dining table, 18 km away, which vehicle", "vehicle-facts");
  expect(reply).toContain("18 km on one charge");
  expect(reply).not.toContain("enough for this load");
});

test.each([
  ["driver gave my boxes at wrong shop, can i get refund", "failed or was not delivered"],
  ["driver ne saman galat ghar de ditta, paise mudange?", "deliver nahi hoya"],
  ["i gave a wrong address, can i get refund", "wrong address"],
])("what was left at a wrong house is no wrong detail of the customer's: %s", async (message, said) => {
  expect((await ask(message, "refund-cases")).reply).toContain(said);
});

test.each([
  [
    "I wrote a wrong address on the box, so it was not delivered. Do I get a refund?",
    /^No, there is no refund/,
  ],
  [
    "my shop was shut and the parcel was returned, my money back?",
    /^No, there is no refund.*\n.*unavailable/,
  ],
  ["it was not delivered by your fault, when do I get my money back?", /^Yes, you get a refund/],
  ["डिलीवरी आपकी गलती से नहीं हुई, पैसा वापस?", /^हाँ, इस मामले में रिफंड/],
])(
  "a failure that lies with the customer is a no, one that lies with us a yes: %s",
  async (message, first) => {
    expect((await ask(message, "refund-cases")).reply).toMatch(first);
  },
);

test("behind a no to a refund nothing is said of how to ask for one", async () => {
  const { reply } = await ask("late by 5 hours because of traffic, do I get my money back", "refund");
  expect(reply).toMatch(/^No, there is no refund/);
  expect(reply).not.toContain("business days");
});

test.each([
  ["will Trackk use the camera of my drivers' phones", "trackk-policy", /^Camera and gallery/],
  ["is the driver app separate from the customer one", "driver-app", /^There are two On Demand apps/],
  ["do you have women drivers", "women", /^I don’t know how many women/],
  [
    "where are our own vans now, can Trackk show live location",
    "trackk-own-fleet",
    /^With Trackk.*\n\n.*demo/,
  ],
])("what is asked comes first: %s", async (message, topic, first) => {
  expect((await ask(message, topic)).reply).toMatch(first);
});

test("how many kilos one box may have is no load of one box", async () => {
  const { reply } = await ask("how many kilos may go in one box, and how many boxes in all", "ace-plus");
  expect(reply).toMatch(/at most 30 boxes/);
  expect(reply).not.toMatch(/1 pieces/);
});

const { from, to } = rules.price.range;
const prices = `${formatRupees(from)} to ${formatRupees(to)}`;
test.each([
  ["Will a double bed fit in the three-wheeler?", "fit", /^Our fleet list shows electric four-wheelers/],
  ["why electric?", "electric", /^Our fleet is 100% electric: no diesel/],
  [
    "does assured booking mean it surely comes on time?",
    "assured",
    /^It is only stated when, where and for whom/,
  ],
  ["is the price per km or total", "per-km", new RegExp(`^${prices} is the price of a whole booking`)],
  ["give me the driver's number", "phone", /^I don’t have the number of a driver/],
])("what is asked comes first: %s", async (message, topic, first) => {
  expect((await ask(message, topic)).reply).toMatch(first);
});

test.each([
  ["is your fleet electric", "electric", "no diesel, no exhaust"],
  ["what is the timing of assured booking", "assured", "is not stated"],
  ["what is your rate per km", "per-km", "whole booking"],
  ["what is your phone number", "phone", "number of a driver"],
])("and is told to nobody else: %s", async (message, topic, other) => {
  expect((await ask(message, topic)).reply).not.toContain(other);
});

test("a late driver, of whom nothing is said of why, gets more than a no", async () => {
  const late = await ask("driver came 2 hours late i want some money back", "refund-cases");
  expect(late.reply).toMatch(/^I am sorry.*For any other reason, write to.*Shall I inform our team\?/s);
  expect(late.memory.offersPerson).toBe(true);
  const asked = await ask("driver was 2 hours late, will I get a refund?", "refund-cases");
  expect(asked.reply).toMatch(/^A delay from traffic.*For any other reason/s);
  const rain = await ask("it was late because of rain, is that refunded?", "refund-cases");
  expect(rain.reply).toMatch(/^No, there is no refund/);
});

test("who drives already looks for work as a driver, whatever else he names", async () => {
  const engine = createEngine({
    knowledge,
    openJobs: async () => [{ _id: "1", title: "Driver partner", city: "Mohali", status: "Open" }],
    rankTopics: () => [{ topic: "jobs", probability: 1 }],
  });
  const { reply } = await engine("auto loader chala raha hoon 4 saal se, koi job hai?", noMemory, engineCall);
  expect(reply).toContain("Driver partner");
  expect(reply).not.toContain("Aisi koi naukri abhi khuli nahi");
});

test("a price for what no vehicle carries is told with that", async () => {
  expect((await ask("rate for 2 ton cement in mohali", "price-exact")).reply).toContain(
    "too much for one vehicle",
  );
  expect((await ask("rate for 1 ton cement in mohali", "price-exact")).reply).not.toContain("too much");
});

test("a return load goes one way, and a load from a place starts there", async () => {
  const { reply } = await ask("jaipur to mohali return load, 1 ton marble", "route");
  expect(reply).not.toContain("1,030 km");
  const { reply: ofStart } = await ask("900 kg of tools from Ludhiana", "fit");
  expect(ofStart).not.toContain(`${roadDistance("mohali", "ludhiana")} km`);
});

test.each([
  ["I was charged twice on Tuesday, how do I get it back and in how many days?", "refund-time"],
  ["paid twice by mistake, when will I get the extra one back", "double-charge"],
  ["do baar paise kat gaye, kab aur kaise wapas milenge", "refund-time"],
])(
  "who paid twice hears that it is refunded, how to ask for it and by when it comes: %s",
  async (message, topic) => {
    const { reply } = await ask(message, topic);
    expect(reply).toMatch(/paid twice|do baar/);
    expect(reply).toMatch(
      /4-6 (?:days|din)(?! mein).*4-6 (?:business|working) days?.*5-7 (?:business|working) days?/s,
    );
    expect(reply).toContain("/contact-us");
  },
);

test("when an approved refund comes is told without the case of who paid twice", async () => {
  const { reply } = await ask("my refund is approved, when does it come", "refund-time");
  expect(reply).not.toMatch(/paid twice|Ask for a refund/);
});

test.each([
  ["two mixers are missing from this morning's load, who makes that good", /liable, as per law/],
  ["showcase da shisha tutt gya, paise kaun dau", /kanoon mutabak zimmewari sadi/],
  ["the glass is broken", /liable, as per law/],
])("beside how to complain of damage stands who is liable: %s", async (message, fact) => {
  const { reply } = await ask(message, "damage");
  expect(reply).toMatch(fact);
  expect(reply).toContain("/contact-us");
  expect(reply).toMatch(/24 (?:hours|ghante)/);
});

test.each([
  "cncl my bkng pls drvr alrdy on way frm 15 min hw mch wil u cut",
  "i booked a truck 10 min ago and want to cancel",
])(
  "who wants to cancel hears whom to tell, and that the minutes since booking do not count: %s",
  async (message) => {
    const { reply } = await ask(message, "cancel");
    expect(reply).toContain("To cancel, please call");
    expect(reply).toContain(formatRupees(rules.cancellation.fee.value));
    expect(reply).toContain("however long ago you booked");
  },
);

test("who only asks what so many minutes cost is told no more", async () => {
  expect((await ask("what does it cost after 15 minutes", "cancel")).reply).not.toContain(
    "To cancel, please",
  );
});

test("who asks for how many days and who pays a bill that the receiver leaves hears both", async () => {
  const { reply } = await ask(
    "party bhada nahi de rahi, ab kiraya kaun bharega aur kitne din mein",
    "unpaid",
  );
  expect(reply).toMatch(/7 din.*booking karne wale customer ki bhi zimmedari/s);
});

test.each([
  ["क्या मेरे कुत्ते को भी सामान के साथ पीछे बैठा सकते हैं?", "passengers", /^नहीं: हम ज़िंदा जानवर/],
  ["can my dog sit behind with the goods", "passengers", /^No: we do not carry live animals/],
  ["is ur app on iphne also", "apps", /^I know of no separate link for iPhone/],
  ["looking for a two-month summer placement in Mohali", "jobs", /^For an internship.*Loader, Mohali/s],
  ["I am 17 years old, any office work", "jobs", /age limit for a job.*must be 18 years.*Loader/s],
  ["driver came late and now wants extra charges", "came-late", /Do not pay more than was agreed/],
  ["driver late aaya, dobara kabhi gaadi nahi mangwaunga", "came-late", /^(?!.*tay hua tha)/s],
  ["Euler or Tata Ace, what is the difference, I have 1,200 kg", "compare-vehicles", /^No.*Eicher/s],
  ["difference between JEM and Euler, which for 300 kg?", "compare-vehicles", /^Yes.*300 kg.*Euler/s],
])("what a message names within a topic is told: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toMatch(fact);
});

test("where a driver does not answer, one apology and one number to call are enough", async () => {
  const { reply } = await ask("driver is not picking his phone where is my stuff", "unreached");
  expect(reply.match(/Sorry for the trouble/g)).toHaveLength(1);
  expect(reply).not.toContain("the other number");
  expect(reply).toContain("live tracking");
});

test("a place that is one of ours is not said to lie beside another", async () => {
  const { reply } = await ask("need a tempo tomorrow from sec 17 chandigarh, one fridge", "trip");
  expect(reply).toContain("We work in Chandigarh");
  expect(reply).not.toContain("beside");
});

test.each([
  ["900 kg from Mohali to Ludhiana, which vehicle?", /takes it and covers the distance with its reserve/],
  ["which vehicle for 900 kg", /smallest of our vehicles that takes it\./],
])("the smallest that takes a load is said to be so for the distance too: %s", async (message, fact) => {
  expect((await ask(message, "fit")).reply).toMatch(fact);
});

test("what is still to come before the pickup is no time since a driver was allocated", async () => {
  for (const message of [
    "If I cancel twenty minutes before the pickup, is there a charge?",
    "can i cancel, 2 hrs left, wht will be cut",
    "pickup se 30 minute pehle cancel karun to kitna katega",
  ]) {
    const { reply } = await ask(message, "cancel");
    expect(reply).not.toMatch(/\d+ minut\w* (?:after a driver was|baad cancel)/);
    expect(reply).toContain(formatRupees(rules.cancellation.fee.value));
    expect(reply).toContain(site.email);
  }
});

test("from a place where all named routes end, the team is asked; to it, only the routes there are told", async () => {
  const from = (await ask("Jaipur se kurtiyan mangwani hain", "route")).reply;
  expect(from).toContain("Delhi se Jaipur");
  expect(from).toContain(site.phones[0]);
  const to = (await ask("Does the electric one go as far as Delhi?", "range-route")).reply;
  expect(to).toContain("Mohali to Delhi");
  expect(to).not.toContain("Jaipur");
});

test("goods as high as the load bed are tight, lower ones are not", async () => {
  expect((await ask("murti 7 ft ki hai, khadi aa jayegi?", "fit")).reply).toContain("kaskar");
  expect((await ask("murti 6 ft ki hai, khadi aa jayegi?", "fit")).reply).not.toContain("kaskar");
});

test("of a festival nothing is stated, of another day only the hours are told", async () => {
  expect((await ask("are you open on Diwali", "hours")).reply).toContain("not stated");
  expect((await ask("are you open on Friday", "hours")).reply).not.toContain("not stated");
});

test("whoever names schooling or a CV beside a job hears what is known of them, and years of experience are no age", async () => {
  expect((await ask("job for 12th pass", "jobs")).reply).toContain("schooling");
  const { reply } = await ask("2 years experience, where do I send my resume", "jobs");
  expect(reply).toContain("no CV");
  expect(reply).not.toContain("years of age");
});

test("a box that was opened only today gives no time left to complain", async () => {
  const { reply } = await ask("I was away and opened the box today, the pots are broken", "damage");
  expect(reply).not.toContain("still time");
  expect((await ask("the pots came broken today", "damage")).reply).toContain("still time");
});

test.each([
  "can I cancel on a Sunday",
  "how late can I cancel at night before I am charged",
  "hw to cancel bokking",
  "what does it cost to cancel",
])("who asks about cancelling hears how, also while the office is closed: %s", async (message) => {
  const { reply } = await ask(message, "cancel");
  expect(reply).toContain("To cancel, please call");
  expect(reply).toContain(bookingHelp.cancelLate);
});

test.each([
  [
    "is GST included in the quoted price?",
    "hidden-costs",
    "whether GST, an entry tax or another tax is in the price",
  ],
  ["can billing be monthly with GST?", "credit", "for a GST bill"],
  ["do you raise a GST invoice?", "gst", "for a GST bill"],
  ["r u open at 10 pm", "same-day", "10 AM to 7 PM"],
  ["how mch for 15 km in the tata ace", "vehicle-facts", "between ₹100 and ₹10,000"],
  ["do you carry fragile goods, and what is the rate for a tata ace", "fit", "A booking costs"],
  ["aap khule ho kya, kal gaadi chahiye", "same-day", "Office aur phone ka time"],
])("what is named beside the question is told: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toContain(fact);
});

test("who asks what the load planner does asks for no help with loading", async () => {
  const { reply } = await ask("does the load planner tell me which vehicle to choose?", "load-planner");
  expect(reply).not.toContain("additional services");
});

test("of a way that is no named route the named ones with its ends are told", async () => {
  const { reply } = await ask("amritsar to jalandhar", "trip");
  expect(reply).toContain("- Mohali to Jalandhar");
  // Delhi is part of a location.
  expect((await ask("delhi to kharar", "trip")).reply).not.toContain("not one of our locations");
});

test.each([
  ["how far in advance do I have to book?", "book", "book-ahead"],
  ["I am deaf, how do I book?", "book-by-phone", "book"],
  ["do you pick up goods from delhi or not", "route", "place"],
  ["does the admin see my location after duty?", "privacy", "trackk-policy"],
  ["is the location of a driver's phone kept?", "privacy", "trackk-policy"],
  ["how many days before booking must i tell you?", "book", "book-ahead"],
  ["kitne din pehle book karna hai", "book", "book-ahead"],
  ["कितने घंटे पहले बुक करना है", "book", "book-ahead"],
  ["ਕਿੰਨੇ ਦਿਨ ਪਹਿਲਾਂ ਬੁੱਕ ਕਰਨਾ ਹੈ", "book", "book-ahead"],
  ["main bola haan, book kiven karan", "book-by-phone", "book"],
])("a word of the message tells its topic: %s", async (message, topic, told) => {
  expect((await ask(message, topic)).topic).toBe(told);
});

test.each([
  ["what do you do with my location data?", "privacy"],
  ["do you sell my location to advertisers?", "privacy"],
  ["where is the location of your office, is my data safe?", "privacy"],
  ["driver ne bola phone par book karo, number kya hai", "book-by-phone"],
  ["maine phone par bola tha, kya book ho gaya", "book-by-phone"],
  ["i cant talk now, can i book by phone later", "book-by-phone"],
  ["booking ke liye kitna paisa pehle dena hai", "book"],
  ["kitna advance dena padega booking ke liye", "book"],
  ["how long before the driver comes after i book", "book"],
])("a word that means something else changes no topic: %s", async (message, topic) => {
  expect((await ask(message, topic)).topic).toBe(topic);
});

test.each([
  ["when i got in, your driver was rude, what do i do?", "rude-driver", "replies within"],
  ["are there charges for packing fragile glass?", "fragile", "A booking costs"],
  ["is there a charge for waiting?", "loading-help", "A booking costs"],
  ["what is the cost for loading?", "loading-help", "A booking costs"],
  ["kya aap khula saman le jaate ho", "fragile", "Office aur phone ka time"],
  ["aap khule dibbe lete ho", "fragile", "Office aur phone ka time"],
  ["are you opening an office in pune", "place", "10 AM"],
  ["when will the ludhiana office open", "place", "10 AM"],
])("nobody who asks something else is told it beside: %s", async (message, topic, absent) => {
  expect((await ask(message, topic)).reply).not.toContain(absent);
});

test("the limits of Ace Plus that a load exceeds are told once", async () => {
  const { reply } = await ask("900 kg in 30 boxes", "fit");
  expect(reply).toContain("30 kg a piece: no");
  expect(reply.match(/25 kg/g)).toHaveLength(1);
});

test("who complains and asks how long it takes hears it, and who asks for the money when it comes", async () => {
  const rude = "your driver was rude, where do I complain and how long does it take?";
  expect((await ask(rude, "rude-driver")).reply).toContain("replies within");
  const never = await ask("nobody came, when do I get my money back?", "failed");
  expect(never.reply).toContain(ruleSentences.refundCredit.text);
});

test.each([
  "900 kg in 30 boxes, which vehicle",
  "900 kilo of bolts in 30 boxes, which vehicle",
  "30 boxes, 900 kg in total, which vehicle",
])("pieces that are too heavy for Ace Plus by their sum are not sent in its vehicle: %s", async (message) => {
  const { reply } = await ask(message, "fit");
  expect(reply).toContain("The JEM is enough");
  expect(reply).toContain("30 kg a piece: no");
});

test.each([
  "my boxes were stolen from your van this morning, tell me if you can check the driver",
  "mera saaman chori ho gaya to kya karun, police mein jaun?",
  "if my goods were stolen yesterday who do I call",
])("a theft is told what to do: %s", async (message) => {
  expect((await ask(message, "theft")).topic).toBe("theft");
});

test("a range as it really is stands beside both that are stated", async () => {
  const { reply } = await ask("how far do they really go fully loaded", "range-real");
  expect(reply).toContain("110-180 km");
  expect(reply).toContain("200-250 km");
});

test.each([
  ["driver bharti kab tak khuli hai", "jobs", "aakhri tareekh nahi likhi"],
  ["कल टीवी टूट गया, मुआवज़ा कब मिलेगा", "damage-sum", "नहीं लिखा"],
  ["packing material, do you bring it or I?", "packing-help", "who brings cartons"],
  [
    "does the planner tell me which vehicle to take?",
    "load-planner",
    "which of our vehicles the load fits in",
  ],
  ["is entry tax in the rate?", "gst", "entry tax"],
  ["can a vehicle with driver stay with us all day?", "daily-contract", "for the whole day"],
])("what no page states is said to be so, and what one states is told: %s", async (message, topic, fact) => {
  expect((await ask(message, topic)).reply).toContain(fact);
});

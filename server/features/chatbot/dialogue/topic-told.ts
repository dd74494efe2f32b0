import { asksCount } from "../answers/boxes.ts";
import { namesLoadBefore } from "../answers/carried-load.ts";
import { pageOf } from "../answers/company.ts";
import { namesDay, setsDueDay } from "../answers/deadlines.ts";
import { namesGoods } from "../answers/names-goods.ts";
import { isInside } from "../answers/places.ts";
import { specsAsked } from "../answers/vehicle-figures.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { type Decision, maxOptions } from "../decide/decide.ts";
import type { PartAsked } from "../decide/read-message.ts";
import { namesClockTime } from "../quantities/clock.ts";
import { saysWhen } from "../quantities/named-days.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import { asks } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import { onGoods, paymentOf, services } from "./carry-over.ts";
import { asksForContact, asksForPage } from "./way-asked.ts";

/** A longer message that names a way to reach somebody is about something else. */
const longestOnWay = 9;
/** A longer message that names a load says what it is. */
const longestOnLoad = 6;
/** What names no goods: "can you carry 1,000,000 kg" is no question on food. */
const besideWeight: ReadonlySet<string> = new Set("filler carry fit load vehicle weigh payload".split(" "));
/** Answers that a time changes. */
const ofTimes: ReadonlySet<string> = new Set(["complaintTime", "delivered", "cancellation", "assuredFor"]);

function hangsOnTime(id: string): boolean {
  const { computed = "", rules = [] } = topicOf(id) ?? {};
  return ofTimes.has(computed) || rules.some(setsDueDay);
}

/** Whether a topic works out what vehicles do with a load. */
export function isOfLoads(id: string): boolean {
  return ["vehicles", "boxes"].includes(topicOf(id)?.computed ?? "");
}

export function namesLoad({ quantities: { weights, sides, lengths } }: Question): boolean {
  return weights.length + lengths.length > 0 || sides !== undefined;
}

/** Whether a message names a load, a place or a vehicle. */
export function namesThing(question: Question): boolean {
  return namesLoad(question) || question.places.length + question.vehicles.length > 0;
}

/** Whether all is told that a vehicle or a load needs to be answered: a vehicle and what is asked of it, or a count and a weight. */
function tellsAll(question: Question): boolean {
  const { vehicles, quantities } = question;
  const ofVehicle = vehicles.length > 0 && (specsAsked(question).length > 0 || namesLoad(question));
  return ofVehicle || quantities.loads.length > 0;
}

/**
 * The topic of a message that the decision leaves open, though it says what it asks for: a load with all that it needs,
 * the price of a trip, a way to reach the company, or how a time that is told now stands to the answer before.
 *
 * @param offered the topics that were offered just before
 */
export function topicAsked(
  question: Question,
  decision: Decision,
  { topic = "", load: before }: Memory,
  offered: readonly string[],
): string | undefined {
  const { concepts, places, words, quantities } = question;
  // What is only listed besides decides nothing.
  const options = "topics" in decision ? decision.topics.slice(0, maxOptions) : [];
  const price = options.find((option) => topicOf(option)?.computed === "price");
  // Which vehicle takes a load, and how many boxes, has one answer.
  if (namesLoad(question) && options.slice(0, 2).every(isOfLoads)) return options[0];
  // So has "can you carry 3 ton", though nothing is said of what it is.
  const [likeliest = ""] = options;
  // "900 kg tiles zirakpur to ambala" asks nothing, but orders a trip.
  const isOrder = places.length > 1 && !asks(question.text);
  const isOnLoad = namesLoad(question) && words.length <= longestOnLoad && !isOrder;
  const isOnlyLoad = [...concepts].every((concept) => besideWeight.has(concept));
  const ofLoad = isOnlyLoad ? options.find(isOfLoads) : isOfLoads(likeliest) ? likeliest : undefined;
  if (isOnLoad && ofLoad) return ofLoad;
  // "Can you do it in one trip?" is asked of the load before.
  const isOfBefore = before !== undefined && words.length <= longestOnWay && namesLoadBefore(question);
  const load = tellsAll(question) || isOfBefore ? options.find(isOfLoads) : undefined;
  if (load) return load;
  // "What is the most weight that you carry?" names a figure, and no vehicle or load to ask it of.
  if (likeliest === "spec-of-all" && specsAsked(question).length > 0 && !namesThing(question))
    return likeliest;
  if (isInside(question) && options.includes("place")) return "place";
  const isFirst = price === options[0];
  // A taxi and its fare are none of hers.
  const isDoubtful = decision.kind === "decline";
  const isPriced =
    places.length > 0 && !isDoubtful
      ? isFirst || concepts.has("price")
      : isFirst && concepts.has("price") && !(isDoubtful && isForOthers(question));
  if (price && isPriced) return price;
  const isWay = words.length <= longestOnWay || options.some((option) => subjectOf(option) === "reachingUs");
  // "Where has my speed post got to, tell me" asks for no way to us.
  if (asksForContact(question) && isWay && !isForOthers(question)) return "contact";
  const hasPage = topic !== "" || pageOf(concepts) !== undefined;
  if (asksForPage(question) && words.length <= longestOnWay && hasPage) return "navigation";
  const onTime = [topic, ...offered].find(hangsOnTime);
  const isOnTime = quantities.minutes.length + quantities.days.length > 0 || namesDay(question);
  return isOnTime || namesClockTime(question.text) ? onTime : undefined;
}

/** In kilograms: who names ten grams speaks of no load. */
const lightestLoad = 1;

/** People on a journey, and what others run: a bus, a train. */
const journeys = ["otherVehicle", "offTopic", "air"];
const notByUs = ["passenger", "otherCompany"];

/** Whether a message names people who ride, or another company: what may be none of hers is that then. */
export function isForOthers({ concepts }: Question): boolean {
  return notByUs.some((name) => concepts.has(name));
}

/**
 * The topic of a message that names a trip: where a load goes, or from where to where something is to be brought. That is
 * hers, whatever else is said: "Bangalore rate for 1 ton, I compare it with the train", "my grandmother's swing, Sirhind to
 * Panchkula".
 *
 * @param isSurelyNone by the classifier: then it has to name what is carried
 */
export function topicOfTrip(question: Question, isSurelyNone: boolean): string | undefined {
  const { places, quantities, concepts, hasStart, hasEnd } = question;
  const has = (names: readonly string[]) => names.some((name) => concepts.has(name));
  const weighs = quantities.weights.some((weight) => weight >= lightestLoad);
  const isLoad = weighs || quantities.pieces !== undefined || namesGoods(question);
  const isDriven = isLoad || concepts.has("vehicle");
  // Of "Kharar to Sector 44" one end is known.
  const isCounted = weighs || quantities.pieces !== undefined;
  const isOnWay = places.length === 1 && (isCounted || (isDriven && (hasStart || hasEnd)));
  if (
    isForOthers(question) ||
    // "An office in Panchkula as well, or only in Mohali?" goes nowhere.
    (!isLoad && (has(journeys) || concepts.has("address") || isSurelyNone)) ||
    // Of a bus, "katra" is no goods.
    (!isCounted && has(journeys) && isSurelyNone) ||
    !(places.length > 1 || isOnWay)
  )
    return undefined;
  return has(asksPrice) ? "price-exact" : "trip";
}

const asksPrice = ["price", "howMuch", "quote"];
const onMoney = [...asksPrice, "fee", "pay", "cheapest", "discount"];

/** "Total kitna?" after a list of goods is asked of what they weigh. */
function asksSumOfLoad({ concepts }: Question, { load, topic = "" }: Memory): boolean {
  const isOfMoney = onMoney.some((name) => name !== "howMuch" && concepts.has(name));
  return concepts.has("sum") && !isOfMoney && (load?.loads.length ?? 0) > 0 && isOfLoads(topic);
}

const notCancelled =
  /(?<!\p{L})(?:not|nt|(?!want)\p{L}+n['’]?t|instead of) cancel|cancel (?:na|nahi+n?|nhi|mat|nai|ni)(?![\p{L}\p{M}])|(?:कैंसिल|रद्द) (?:न|ना|नहीं|मत)(?![\p{L}\p{M}])|(?:ਕੈਂਸਲ|ਰੱਦ) (?:ਨਾ|ਨਹੀਂ)(?![\p{L}\p{M}])/u;

/** "What if it breaks on the way", "toot gaya toh": nothing has happened yet. */
const supposed =
  /(?<![\p{L}\p{M}])(?:if|in case|suppose|agar|je|(?:ga?y[aei]|jaye?|jaaye|jave|hu[aei]|hoy[ai]|toot[aie]|tutt?[aei]) toh?|ta+n)(?![\p{L}\p{M}])|अगर|(?:गया|गई|गए|जाए|हुई|हुआ|टूट[ाेी]) तो(?![\p{L}\p{M}])|ਜੇ(?![\p{L}\p{M}])|(?:ਗਿਆ|ਗਈ|ਗਏ|ਗਈਆਂ|ਜਾਵੇ|ਹੋਇਆ|ਟੁੱਟੇ|ਟੁੱਟਿਆ) ਤਾਂ(?![\p{L}\p{M}])/u;

/**
 * Matches people who cannot use a phone: "I am deaf", "I cannot hear on the phone", "bol nahi sakta". It does not match
 * "I can't talk now", nor `bola` alone, which means "said" in Hindi.
 */
const cannotPhone =
  /(?<![\p{L}\p{M}])(?:deaf|mute|(?:ca ?n(?: ?no|['’])?t|unable to|not able to) (?:hear|phone|call|ring|speak|talk)(?! (?:(?:right |just )?now|abhi|at the moment)(?!\p{L}))|(?:hard of|no) hearing|(?:sun|bol|phone kar|call kar) (?:nahi+n?|nhi|nai|ni) (?:sak|paa?)\p{L}*|behr[aei]|main? bola (?:haan|han|hun))(?![\p{L}\p{M}])|बहर[ाेी]|(?:सुन|बोल) नहीं (?:सक|पा)|ਬੋਲ[ਾੀ] ਹਾਂ|(?:ਸੁਣ|ਬੋਲ) ਨਹੀਂ ਸਕ/u;
/** "The driver's phone", "ड्राइवर के फोन": Trackk records where it is. Who asks of its number asks of no app. */
const driversPhone =
  /(?<!\p{L})(?:drivers?['’]?s?['’]?|staff['’]?s?|employees?['’]?s?['’]?) (?:(?:k[aei]|d[aei]) )?(?:phones?|mobiles?)(?!\p{L}| n(?:umber|o)s?(?!\p{L}))|ड्राइवर(?:ों)? (?:के|का) (?:फोन|फ़ोन|मोबाइल)(?! नंबर)|ਡਰਾਈਵਰ(?:ਾਂ)? (?:ਦੇ|ਦਾ) (?:ਫੋਨ|ਫ਼ੋਨ|ਮੋਬਾਈਲ)(?! ਨੰਬਰ)/u;

/** Whether a question is about a location that Trackk records for an administrator, and not the visitor's own. */
function isOnDriversPhone({ concepts, text }: Question): boolean {
  return concepts.has("liveLocation") && (concepts.has("admin") || driversPhone.test(text));
}

const unitsOfTime = [
  "days?|hours?|hrs?|weeks?|months?|minutes?|time|din|dina|dino|ghant[aei]|der|sama|sma|samay|waqt|chir|haft[aei]|mahin[aei]",
  "दिन|घंट[ाेी]|घण्ट[ाेी]|देर|समय|टाइम|वक्त|हफ्त[ाे]|महीन[ाे]|मिनट",
  "ਦਿਨ|ਘੰਟ[ਾੇ]|ਦੇਰ|ਸਮਾਂ|ਸਮੇਂ|ਟਾਈਮ|ਚਿਰ|ਹਫਤ[ਾੇ]|ਮਹੀਨ[ਾੇ]",
].join("|");
/**
 * "How far in advance?", "kitne din pehle?" "Kitna paisa pehle?" asks for money, and "how long before the driver comes?"
 * when a vehicle is there.
 */
const asksHowEarly = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:how (?:far|long|early|soon|many (?:${unitsOfTime}))|(?:kitn[aei]|kinn[aei]|कितन[ाेी]|ਕਿੰਨ[ਾੇੀ]) (?:${unitsOfTime}))(?: \\S+){0,2} (?:advance|ahead|beforehand|before (?:i |we )?book(?:ing)?|pe?hle|pehla+n?|पहले|ਪਹਿਲਾਂ)(?![\\p{L}\\p{M}])`,
  "u",
);

/**
 * A message that names a trip and asks nothing about money is answered as a trip, not with the price rules; damage that
 * is only supposed with who is liable, not with regret and what to do now.
 */
export function topicToTell(topic: string, question: Question, before: Memory): string {
  const { concepts, places, text, quantities } = question;
  if (subjectOf(topic) === "money" && asksSumOfLoad(question, before)) return before.topic ?? topic;
  // "20 cartons every week, what documents do you need?" does not apply for a job.
  const isOfJob = ["apply", "driver", "job", "licence"].some((name) => concepts.has(name));
  const isOfGoods = namesLoad(question) || namesGoods(question) || concepts.has("corporate");
  const subjectBefore = subjectOf(before.topic ?? "") ?? "";
  if (
    topic === "documents" &&
    !isOfJob &&
    subjectBefore !== "jobs" &&
    (isOfGoods || onGoods.has(subjectBefore))
  )
    return "goods-papers";
  // "What should I attach with it?" after damage is asked of the complaint.
  if (topic === "documents" && !isOfJob && subjectBefore === "trouble")
    return topicOf(before.topic ?? "")?.isTrouble ? (before.topic ?? topic) : "complaint";
  // "It is a diesel one", "is the money paid weekly?" of a vehicle that its owner wants to attach.
  const isOnOwn = topic === "electric" || subjectOf(topic) === "money";
  if (before.topic === "partner" && isOnOwn && !isOfGoods && places.length === 0) return "partner";
  // "Can my customer see it too?" is asked of what Trackk records.
  const isOnTrackk = subjectBefore === "trackk" || before.topic === "trackk";
  if (topic === "track-share" && isOnTrackk) return "data-shared";
  if (topic === "privacy" && (isOnTrackk || concepts.has("trackk") || isOnDriversPhone(question)))
    return "trackk-policy";
  if (topic === "book-by-phone" && cannotPhone.test(text)) return "book";
  if (topic === "book" && asksHowEarly.test(text)) return "book-ahead";
  // "If I don't cancel, but move it to tomorrow?"
  if (topic === "cancel" && notCancelled.test(text) && (saysWhen(text) || concepts.has("change")))
    return "change-booking";
  // "900 kg tiles tomorrow" does not ask how one books: what takes them comes first.
  const isLoadTold = quantities.weights.length > 0 && !concepts.has("book") && !asks(text);
  if (topic === "book" && isLoadTold) return "fit";
  // "I have a sofa to move, which vehicle?"
  if (topic === "book" && isOfGoods && concepts.has("which") && concepts.has("vehicle")) return "fit";
  // "What does it cost from Mohali to Ambala?" names no toll.
  if (topic === "toll-amount" && places.length > 1 && !concepts.has("toll")) return "price-exact";
  if (topic === "damage" && supposed.test(text)) return "damage-sum";
  const isOnMoney = onMoney.some((name) => concepts.has(name)) || subjectOf(before.topic ?? "") === "money";
  const isPrice = topic === "price" || topic === "price-exact";
  if (isPrice && places.length > 0 && !isOnMoney) return "trip";
  // "Pick up from Nabha possible?" names no time, and no way.
  const isPickup = places.length === 1 && concepts.has("pickup") && !concepts.has("vehicle");
  const isOnIt = topic === "same-day" || topicOf(topic)?.computed === "routes";
  if (isOnIt && isPickup && !concepts.has("sameDay") && !saysWhen(text)) return "place";
  // "Does that have online payment?" is asked of the service before.
  const payment =
    concepts.has("it") || topic === "pay-intercity" ? paymentOfService(topic, question, before) : undefined;
  if (payment) return payment;
  // "How do I pay?" names none of the services.
  if (topic === "pay-intercity" && !isOnIntercity(question, before)) return "pay";
  // "Van tomorrow from Kharar to Mohali, 300 kg" orders a trip.
  const isOrder = topic === "errand-book" || (topic === "same-day" && !asks(text));
  return isOrder && places.length > 1 && topicOfTrip(question, false) ? "trip" : topic;
}

/** The payment of the one service that the answer before was about, unless a message names another. */
function paymentOfService(topic: string, { concepts, places }: Question, before: Memory): string | undefined {
  const isNamed = ["intercity", "route", "corporate", "onDemand"].some((one) => concepts.has(one));
  const isOfTrip = places.length + before.places.length > 0;
  if (!["pay", "pay-intercity"].includes(topic) || isNamed || isOfTrip) return undefined;
  const { pages = [] } = topicOf(before.topic ?? "") ?? {};
  const [service, ...others] = services.filter((one) => pages.includes(one));
  return service && others.length === 0 ? paymentOf(service) : undefined;
}

/** Whether a message, or the answer before, is about goods between cities. */
function isOnIntercity({ concepts, places }: Question, { topic = "", places: before }: Memory): boolean {
  const isNamed = ["intercity", "route", "gateway"].some((one) => concepts.has(one));
  return isNamed || places.length + before.length > 0 || topicOf(topic)?.pages.includes("intercity") === true;
}

/**
 * The topic that answers several parts on one load at once: "50 bags, 50 kg each, will one vehicle do?" A part by itself
 * has only some of the load, or none.
 */
export function topicOfOneLoad(parts: readonly PartAsked[], question: Question): string | undefined {
  const isOfVehicles = parts.every(({ topic }) => topic === "compare-vehicles" || isOfLoads(topic));
  // "Compare JEM and Euler" is cut at the "and".
  if (parts.length > 1 && isOfVehicles && parts.some(({ topic }) => topic === "compare-vehicles"))
    return "compare-vehicles";
  // "Panels of 18 kg each. How many can the smaller one carry?"
  const isOnFleet = parts.every(({ topic }) => subjectOf(topic) === "fleet");
  if (asksCount(question) && isOnFleet) return parts.find(({ topic }) => isOfLoads(topic))?.topic;
  if (!namesLoad(question) || parts.length < 2 || !parts.every(({ topic }) => isOfLoads(topic)))
    return undefined;
  return parts.find(({ topic }) => topic !== "boxes")?.topic ?? "boxes";
}

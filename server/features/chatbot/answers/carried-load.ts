import { wordEnd } from "#contract/words/word-edges.ts";
import { longestGoodsName, type Memory } from "../conversation/conversation-state.ts";
import { speaksOfWayBack } from "../quantities/distances.ts";
import { saysWhen } from "../quantities/named-days.ts";
import { numberOfWord, withDigits } from "../quantities/number-words.ts";
import type { Quantities } from "../quantities/quantities.ts";
import type { SizedGoods } from "../quantities/sized-goods.ts";
import { number } from "../quantities/source.ts";
import { inTotal, units } from "../quantities/units.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { asks } from "../understand/asks.ts";
import { phoneticKey } from "../understand/phonetic-key.ts";
import type { Question } from "../understand/question.ts";
import { bestOne } from "./best-vehicle.ts";
import { totalOf } from "./carries-weight.ts";
import { saysDay } from "./deadlines.ts";

/** More kinds of pieces than this nobody adds up in a chat; the state that the visitor carries stays small. */
const maxLoads = 6;
const maxNumbers = 4;

/**
 * What the next question may go on from: the quantities of this one ("and in the Eicher?"), and its load, which stays
 * until another is named ("so how many trips?"). A size by itself is one of the load before.
 */
export function rememberQuantities(
  { quantities }: Question,
  memory: Memory,
): Partial<Pick<Memory, "asked" | "load">> {
  const { weights, distances, legs, sides, lengths, pieces, loads, goods } = quantities;
  const hasSize = lengths.length > 0 || sides !== undefined;
  if (weights.length + distances.length === 0 && !hasSize && pieces === undefined) return {};
  const first = (list: readonly number[]) => list.filter(Number.isFinite).slice(0, maxNumbers);
  const load = {
    weights: loads.length > maxLoads ? [totalOf(loads)] : first(weights),
    loads: loads.length > maxLoads ? [] : [...loads],
    lengths: first(lengths),
    ...(goods ? { goods: remembered(goods) } : {}),
    ...(sides ? { sides: [...sides] as [number, number, number] } : {}),
    ...(pieces === undefined ? {} : { pieces }),
  };
  const asked = { ...load, distances: first(distances), legs };
  if (weights.length > 0) return { asked, load };
  if (!hasSize) return pieces === undefined ? { asked } : { asked, load };
  const { weights: before = [], loads: items = [], pieces: count } = memory.load ?? {};
  return {
    asked,
    load: { ...load, weights: before, loads: items, ...((pieces ?? count) && { pieces: pieces ?? count }) },
  };
}

function remembered({ boxes, upright, fragile }: SizedGoods): NonNullable<Load["goods"]> {
  const short = (names: readonly string[]) => names.map((name) => name.slice(0, longestGoodsName));
  return { boxes: [...boxes], upright: short(upright), fragile: short(fragile) };
}

/** What is said of a load that was named before, in place of what the message says of it; undefined if it goes on from none. */
export function carriedQuantities(question: Question, memory: Memory): Quantities | undefined {
  const edited = editedLoad(question, memory);
  if (edited) return edited;
  const quantities = withUnits(question, memory);
  const { weights, pieces, sides, distances, lengths } = quantities;
  if (quantities !== question.quantities && pieces === undefined) {
    const { load } = memory;
    return (weights.length > 0 && load && ofBareWeight(load, { ...question, quantities })) || quantities;
  }
  const isOfLoad = namesLoadBefore(question) || weighsPieces(question, memory);
  const before = (isOfLoad ? memory.load : undefined) ?? askedBefore(question, memory);
  if (!before) return quantities === question.quantities ? undefined : quantities;
  if (distances.length > 0) return undefined;
  // "8x4" after forty sheets is the size of each.
  if (sides || lengths.length > 0) return asks(question.text) ? undefined : ofSameLoad(before, quantities);
  const isSilent = weights.length === 0 && pieces === undefined;
  if (isSilent && memory.asked?.distances.length && speaksOfWayBack(question.text))
    return { ...quantities, distances: memory.asked.distances, legs: 2 * memory.asked.legs };
  if (weights.length > 0 && isAddition(question)) return added(before, quantities);
  const repacked = ofOtherPieces(before, quantities);
  if (repacked) return repacked;
  if (pieces !== undefined && weights.length === 0) {
    const { piece } = weightsOf(before);
    const more =
      before.loads.find(({ name = "" }) => namesGoods(question.words, name)) ??
      before.loads.at(-1) ??
      (piece !== undefined && (before.pieces ?? 1) > 1 ? { count: pieces, weight: piece } : undefined);
    if (more && isAddition(question))
      return added(before, { ...quantities, loads: [{ ...more, count: pieces }] });
    return ofOtherCount(before, quantities, pieces);
  }
  if (weights.length > 0) return ofOtherWeight(before, question) ?? ofSameSize(before, question);
  return namesLoadBefore(question) || namesVehicle(question)
    ? { ...quantities, ...whole(before) }
    : undefined;
}

/** "8x4" after forty sheets is the size of each. */
function ofSameLoad(before: Load, quantities: Quantities): Quantities | undefined {
  const isOpen = !hasSize(before) && quantities.weights.length === 0 && quantities.pieces === undefined;
  const { weights, loads, pieces } = before;
  return isOpen ? { ...quantities, weights, loads, pieces } : undefined;
}

/** "They weigh 1,800 kg" after pipes of 14 ft: the pipes are as long as before. */
function ofSameSize(before: Load, { quantities, text }: Question): Quantities | undefined {
  const isOpen = hasSize(before) && before.weights.length === 0 && !asks(text);
  return isOpen ? { ...quantities, ...sizeOf(before) } : undefined;
}

function hasSize({ sides, lengths }: Pick<Load, "sides" | "lengths">): boolean {
  return sides !== undefined || lengths.length > 0;
}

function sizeOf({ sides, lengths }: Load): Pick<Quantities, "sides" | "lengths"> {
  return { sides, lengths };
}

/** The load before, of a message that names none. */
export function withLoadBefore({ quantities }: Question, { load }: Memory): Quantities | undefined {
  const isSilent = quantities.weights.length === 0 && quantities.pieces === undefined;
  return load && isSilent ? { ...quantities, ...whole(load) } : undefined;
}

/** Answers about a place, which may be named in another part: "we are in Panchkula; do you collect here?" */
const ofPlaces: ReadonlySet<string> = new Set(["places", "routes", "assuredFor", "assured"]);
/** Answers about a load, which has to make its way. */
const ofLoads: ReadonlySet<string> = new Set(["vehicles", "boxes"]);
/** Answers about a case, which may be told in another part: "it came late because of rain; is it refunded?" */
const ofCases: ReadonlySet<string> = new Set(["refundCases", "refundOfDelay", "refundOfFailure"]);

/** A part of a message with what the whole tells beside it: the place, the case, or the load. */
export function withDetailsOf(message: Question, part: Question, topic: Topic | undefined): Question {
  const { computed = "" } = topic ?? {};
  const { places, hasStart, arePlacesListed, concepts } = message;
  if (ofCases.has(computed)) return { ...part, concepts };
  if (["complaintTime", "delivered"].includes(computed)) return withTimeOf(message, part);
  const placed = { ...part, places, hasStart, arePlacesListed };
  // "An oven from Mohali, 410 kg, to Delhi" is cut between the two.
  const isWay = hasStart && part.places.length === 1 && (places.length === 2 || computed === "routes");
  if (ofPlaces.has(computed) && (part.places.length === 0 || isWay)) return placed;
  const isPlaced = ofLoads.has(computed) || (isWay && computed === "trip");
  const isLimited = concepts.has("limit") && ofLoads.has(computed);
  const limited = isLimited ? { ...part, concepts: new Set([...part.concepts, "limit"]) } : part;
  return withLoadOf(
    message,
    isPlaced ? { ...limited, places, hasStart, arePlacesListed } : limited,
    ofLoads.has(computed),
  );
}

/**
 * A part of a message with the time that another part tells: "it came torn, I saw it two days later". A part with a time
 * of its own stays as it is.
 */
function withTimeOf(message: Question, part: Question): Question {
  const { minutes, days } = part.quantities;
  if (minutes.length + days.length > 0 || saysDay(part)) return part;
  const { quantities } = message;
  const text = saysDay(message) ? message.text : part.text;
  return {
    ...part,
    text,
    quantities: { ...part.quantities, minutes: quantities.minutes, days: quantities.days },
  };
}

/**
 * A part of a message with the load of the whole, where it names a piece of it, is about vehicles for it or asks how often
 * one drives with it: "I send 40 crates a day, each of 15 kg, which truck?"
 *
 * @param isOnLoad whether its answer is on a load
 */
function withLoadOf(message: Question, part: Question, isOnLoad: boolean): Question {
  const { weights, pieces, sides, lengths, distances, days, minutes } = part.quantities;
  // "It came two days ago; 35 hours have passed": the hours are exact.
  if (days.length > 0 && minutes.length === 0 && message.quantities.minutes.length > 0)
    return { ...part, quantities: { ...part.quantities, minutes: message.quantities.minutes } };
  const isLoad = weights.length > 0 || pieces !== undefined;
  const isSilent = !isLoad && sides === undefined && lengths.length + distances.length === 0;
  const { quantities } = message;
  // "One of 600 kg and one of 350 kg" is cut at the "and".
  const [sum = 0] = quantities.weights;
  const isOfSum = weights.length > 0 && quantities.loads.length === 0 && sum > Math.max(...weights);
  if (isOfSum) return { ...part, quantities };
  const isDivided = isLoad && quantities.loads.length > 0 && part.quantities.loads.length === 0;
  return isDivided || (isSilent && (isOnLoad || asksRounds(part))) ? { ...part, quantities } : part;
}

type Load = NonNullable<Memory["load"]> & Partial<NonNullable<Memory["asked"]>>;

/** The load or the distance of the turn before; whatever was asked between, "make it fifty then" is said of the load. */
function askedBefore(question: Question, { asked, load }: Memory): Memory["asked"] {
  return asked ?? (load && restates(question) ? { ...load, distances: [], legs: 1 } : undefined);
}

/** Whether a message changes the load that was spoken of before: "actually there will be 60 of them", "no, 40 boxes". */
export function changesLoad(question: Question, memory: Memory): boolean {
  if (memory.load === undefined || question.words.length > longestEdit) return false;
  const { weights, pieces } = withUnits(question, memory);
  const isNamed = weights.length === 1 || pieces !== undefined;
  return editedLoad(question, memory) !== undefined || (isNamed && restates(question));
}

/** In a longer message a lone number may be anything. */
const longestWithBare = 5;
/** But one that is about as much as the weight before is one. */
const longestWithLikeWeight = 8;
const asMuch = 4;
const maxCancellations = 20;

/**
 * "1600?" after a weight is a weight, "35?" after Ace Plus a number of boxes, "what about 3?" after the fee for
 * cancelling a number of cancellations.
 */
export function withUnits(question: Question, memory: Memory): Quantities {
  const { words, concepts, text } = question;
  const { topic, load } = memory;
  const quantities = load ? withoutHarmed(question) : question.quantities;
  const asked = askedBefore(question, memory);
  const [bare = numberAlone(words), another] = quantities.bare;
  if (bare === undefined || another !== undefined) return quantities;
  const [before] = load?.weights ?? [];
  const isLikeWeight = before !== undefined && bare >= before / asMuch && bare <= before * asMuch;
  if (words.length > longestWithBare) {
    // "I misspoke, they weigh 700 each" says what it is.
    const isWeight = words.length <= longestWithLikeWeight && bare >= heavyLoad;
    const isTold = isLikeWeight && asked && (isWeight || concepts.has("weigh"));
    return isTold ? { ...quantities, weights: [bare] } : quantities;
  }
  if (subjectOf(topic ?? "") === "cancelling" && quantities.times.length === 0) {
    const isAfter = memory.minutes !== undefined && afterThat.test(text);
    if (isAfter) return { ...quantities, minutes: [bare] };
    const isCount = bare <= maxCancellations && !isOfOthers(question, bare);
    return isCount ? { ...quantities, times: [bare] } : quantities;
  }
  if (concepts.has("cancel") || isOfOthers(question, bare)) return quantities;
  if (topic === "ace-plus" || asked?.pieces !== undefined)
    return load && isWeightOf(load, bare, question)
      ? { ...quantities, weights: [bare] }
      : { ...quantities, pieces: bare };
  if (!asked) return quantities;
  if (asked.weights.length > 0) return { ...quantities, weights: [bare] };
  if (asked.distances.length > 0) return { ...quantities, distances: [bare], legs: asked.legs };
  return asked.lengths.length > 0 ? { ...quantities, lengths: [bare] } : quantities;
}

const besideNumber =
  /^(?:and|also|aur|te|ate|for|with|what|about|if|is|it|its|ok|then|so|just|only|no|not|make|k[aei]|d[aei]|liye|layi|lai|wal[aei]|toh?|agar|je|sirf|और|के|लिए|तो|ਅਤੇ|ਤੇ|ਦੇ|ਲਈ)$/u;

/** "And for three?", "aur do ke liye?": a number in words that nothing else stands beside. */
function numberAlone(words: readonly string[]): number | undefined {
  const [alone = "", ...others] = words.filter((word) => !besideNumber.test(word));
  return words.length <= longestWithBare && others.length === 0 ? numberOfWord(alone) : undefined;
}

/** What happened to pieces of the load leaves it as it was: "2 of them are leaking". */
const mishaps = ["damage", "lost", "failed", "delay"];

function tellsMishap({ concepts }: Question): boolean {
  return mishaps.some((one) => concepts.has(one));
}

/** The quantities of a message after a load, without the pieces of it to which something happened. */
function withoutHarmed(question: Question): Quantities {
  const { quantities } = question;
  const isCount = quantities.pieces !== undefined && quantities.weights.length === 0;
  return isCount && tellsMishap(question) ? { ...quantities, pieces: undefined } : quantities;
}

/** What is counted beside goods: whom and what one takes along, papers, and where and how often one drives. */
const otherThings: ReadonlySet<string> = new Set([
  ...["driver", "loading", "passenger", "staff", "customer", "receiver", "person", "women", "minor", "job"],
  ...["account", "app", "invoice", "document", "ewayBill", "lorryReceipt", "card", "camera", "ticket"],
  ...["phone", "email", "address", "locations", "upstairs", "route", "pickup", "deliver", "book", "toll"],
]);
/** "At 9", "after 5" */
const hourSaid = /(?<![\p{L}\p{M}])(?:at|by|till|until|before|after) \d/u;

/** Whether a number without a unit is said of anything but the load: a time, a mishap, or things that are no goods. */
function isOfOthers(question: Question, bare: number): boolean {
  const { text, words, senses } = question;
  if (saysWhen(text) || hourSaid.test(withDigits(text)) || tellsMishap(question)) return true;
  const at = words.findIndex((word) => numberOfWord(word) === bare);
  const behind = senses.length === words.length && at >= 0 ? (senses[at + 1] ?? []) : [];
  return behind.some((sense) => otherThings.has(sense));
}

/** How many of the load before a message names. */
function countTold(question: Question): number | undefined {
  const { pieces } = withoutHarmed(question);
  const [bare] = question.quantities.bare;
  return pieces ?? (bare === undefined || isOfOthers(question, bare) ? undefined : bare);
}

/** In kilograms: fewer may be a number of anything. */
const heavyLoad = 100;
const afterThat = /(?<![\p{L}\p{M}])(?:after|aftr|baad|bad|within|बाद|ਬਾਅਦ)(?![\p{L}\p{M}])/u;

/** At its beginning, with which a message puts right what was said or understood. */
export const noFirst = "(?:no+|nope|nahi+n?|nai|nhi|sorry|नहीं|ਨਹੀਂ|सॉरी|ਸੌਰੀ)";
export const isNot = "(?:not|nt|instead of|rather than|nahin?|nhi|nai|नहीं|ਨਹੀਂ)";
/** "They are 36, not 26", "not 26 but 36". */
const rightThenWrong = new RegExp(`${number}[^\\d?]{0,24}(?<![\\p{L}])${isNot}[^\\d?]{0,4}${number}`, "u");
const wrongThenRight = new RegExp(`(?<![\\p{L}])${isNot}[^\\d?]{0,4}${number}[^\\d?]{0,24}${number}`, "u");

const onlyWithdrawn = new RegExp(
  `^(?:${isNot}\\s+${number}(?:\\s+\\p{L}+)?|${number}(?:\\s+[\\p{L}\\p{M}]+)?\\s+${isNot}(?:\\s+[\\p{L}\\p{M}]+)?)[\\s.!।]*$`,
  "u",
);

/** Whether a part of a message only takes a number back: "not 35". */
export function withdraws(part: string): boolean {
  return onlyWithdrawn.test(part);
}

/**
 * The load before as a message changes it: so many times as much, a number that it puts right, or goods that it names: "the
 * fridge is only 90 kg", "drop the chairs", "one table less".
 */
export function editedLoad(question: Question, memory: Memory): Quantities | undefined {
  return (
    multipliedLoad(question, memory) ??
    correctedLoad(question, memory) ??
    loadWithout(question, memory) ??
    ofNamedGoods(question, memory)
  );
}

const thatMuch = "(?:of )?(?:that|the|this|it|as|them|these|those)";
/** How often the load before is meant, by what a message says. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:doubl\\p{L}*|twice) ${thatMuch}(?!\\p{L})|(?<!\\p{L})(?:(?:do|2) ?gun[aie]|dug+n[aie])(?!\\p{L})|दो ?गुन|दुगुन|दुगन|ਦੁੱ?ਗਣ|ਦੁੱ?ਗੁਣ`,
      "u",
    ),
    2,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:tripl\\p{L}*|thrice|three times) ${thatMuch}(?!\\p{L})|(?<!\\p{L})(?:teen|tin|3) ?gun[aie](?!\\p{L})|तीन ?गुन|तिगुन|ਤਿੱ?ਗਣ|ਤਿੱ?ਗੁਣ`,
      "u",
    ),
    3,
  ],
  [new RegExp(`(?<!\\p{L})(?:halve|half) ${thatMuch}(?!\\p{L})`, "u"), 0.5],
];

/** "And if it is double that number?" */
function multipliedLoad(
  { text, words, concepts, quantities }: Question,
  { load }: Memory,
): Quantities | undefined {
  const [, factor] = multiples.find(([says]) => says.test(text)) ?? [];
  const isOther = quantities.weights.length > 0 || quantities.pieces !== undefined;
  const isOfMoney = ["price", "pay", "fee", "toll"].some((one) => concepts.has(one));
  if (!load || factor === undefined || isOther || isOfMoney || words.length > longestEdit) return undefined;
  const { loads, weights, pieces } = load;
  const times = (count: number) => Math.ceil(count * factor);
  if (loads.length > 0)
    return withLoads(
      quantities,
      load,
      loads.map((one) => ({ ...one, count: times(one.count) })),
    );
  return {
    ...quantities,
    ...whole(load),
    weights: weights.map((weight) => weight * factor),
    pieces: pieces === undefined ? undefined : times(pieces),
  };
}

const removes =
  /(?<![\p{L}\p{M}])(?:drop|remove|leave|take out|without|skip|minus|less|hata\p{L}*|nika+l\p{L}*|kam|ghata\p{L}*|chh?a?dd?\p{L}*|rehne do|rehn do|bina|bagair)(?![\p{L}\p{M}])|हटा|निकाल|कम कर|छोड|बिना|ਹਟਾ|ਕੱਢ|ਘਟਾ|ਛੱਡ|ਬਿਨਾਂ/u;

/** The goods of the load before that a message names. */
function goodsNamed({ words }: Question, { load }: Memory): number | undefined {
  const named = (load?.loads ?? []).flatMap(({ name }, index) =>
    name !== undefined && namesGoods(words, name) ? [index] : [],
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Whether a message names goods by a word of their name, in singular or plural, in any script. */
function namesGoods(words: readonly string[], name: string): boolean {
  const keys = name.split(" ").map(phoneticKey);
  return words.some((word) => {
    const key = phoneticKey(word);
    return keys.some(
      (one) =>
        Math.min(key.length, one.length) >= shortestKey && (key.startsWith(one) || one.startsWith(key)),
    );
  });
}
const shortestKey = 3;

/** The load before without what a message takes out of it. */
function loadWithout(question: Question, memory: Memory): Quantities | undefined {
  const { load } = memory;
  const { quantities, text, words } = question;
  if (!load || !removes.test(text) || quantities.weights.length > 0 || words.length > longestEdit)
    return undefined;
  const count = countTold(question);
  const named =
    goodsNamed(question, memory) ?? (load.loads.length === 1 && count !== undefined ? 0 : undefined);
  if (named === undefined) return undefined;
  const loads = load.loads
    .map((one, index) => (index === named ? { ...one, count: one.count - (count ?? one.count) } : one))
    .filter((one) => one.count > 0);
  return loads.length > 0 ? withLoads(quantities, load, loads) : undefined;
}

/** The load before with another weight or count of the goods that a message names. */
function ofNamedGoods(question: Question, memory: Memory): Quantities | undefined {
  const { load } = memory;
  const { quantities, words } = question;
  const [weight, another] = quantities.weights;
  const count = countTold(question);
  const named = goodsNamed(question, memory);
  const isOne = another === undefined && (weight !== undefined || count !== undefined);
  if (!load || named === undefined || !isOne || words.length > longestEdit || isAddition(question))
    return undefined;
  const loads = load.loads.map((one, index) =>
    index === named ? { ...one, count: count ?? one.count, weight: weight ?? one.weight } : one,
  );
  return withLoads(quantities, load, loads);
}

/** A longer message names goods in another matter. */
const longestEdit = 12;

function withLoads(quantities: Quantities, before: Load, loads: Quantities["loads"]): Quantities {
  return {
    ...quantities,
    ...whole(before),
    loads,
    weights: loads.map(({ weight }) => weight),
    pieces: undefined,
    bare: [],
  };
}

/** "Sorry, I wrote 35 chairs, it is actually 85": the number that was wrong, and the right one. */
const wroteWrong = new RegExp(
  `(?<!\\p{L})(?:wrote|said|typed|told|put|likha|likh diya|bola|keha|kiha)(?!\\p{L})[^\\d?.]{0,12}${number}[^\\d?]{0,40}(?<!\\p{L})(?:actually|really|should be|meant|is|are|asal\\p{L}*|hai|hain|ne)(?!\\p{L})[^\\d?]{0,12}${number}`,
  "u",
);

/** "The total weight", "kul": what a message says so is no weight of a piece. */
const saysTotal = new RegExp(`(?<![\\p{L}\\p{M}])${inTotal}${wordEnd}`, "u");

/** The weights of a load: that of one piece, or the mean of them if only the total was told, and that of all. */
function weightsOf({ loads, weights, pieces = 1 }: Load): { piece?: number; total?: number } {
  const last = loads.at(-1);
  if (last) return { piece: last.weight, total: totalOf(loads) };
  const [total, another] = weights;
  return total === undefined || another !== undefined ? {} : { piece: total / pieces, total };
}

/** How many times the one is the other; 1 is the same. */
function ratioOf(one: number, other = 0): number {
  return one > 0 && other > 0 ? Math.max(one / other, other / one) : Number.POSITIVE_INFINITY;
}

/** Whether a weight stands for the total before, and not for the weight of one piece: the one that it is nearer to. */
function isTotalOf(load: Load, weight: number, { text }: Pick<Question, "text">): boolean {
  if (saysTotal.test(text)) return true;
  const { piece, total } = weightsOf(load);
  return !saysEach.test(text) && ratioOf(weight, total) < ratioOf(weight, piece);
}

/**
 * Whether a number without a unit stands for a weight of the load before, and not for its count: "1200?" after 25 cartons
 * of 700 kg in all. About as many as before are a count, whatever a piece weighs.
 */
function isWeightOf(load: Load, bare: number, { text, concepts }: Question): boolean {
  const { total } = weightsOf(load);
  const piece = load.loads.at(-1)?.weight;
  const ofWeight = Math.min(ratioOf(bare, piece), ratioOf(bare, total));
  if (!Number.isFinite(ofWeight)) return false;
  if (concepts.has("weigh") || saysEach.test(text)) return true;
  const ofCount = ratioOf(bare, load.pieces);
  return ofCount > asMuch && ofWeight < ofCount;
}

/** The load before with another total. */
function ofOtherTotal(before: Load, quantities: Quantities, weight: number): Quantities {
  const counted = before.loads.reduce((sum, { count }) => sum + count, 0);
  const pieces = before.loads.length > 0 ? counted : before.pieces;
  return { ...quantities, ...sizeOf(before), weights: [weight], loads: [], pieces, bare: [] };
}

/** The load before with the number that a message puts in place of one of its own. */
function correctedLoad(question: Question, { load }: Memory): Quantities | undefined {
  if (!load) return undefined;
  const { quantities } = question;
  const text = withDigits(question.text);
  const [, wrote, meant] = wroteWrong.exec(text) ?? [];
  const [, one, other] = rightThenWrong.exec(text) ?? [];
  const [, wrongFirst, rightSecond] = wrongThenRight.exec(text) ?? [];
  const pairs = [
    [one, other],
    [rightSecond, wrongFirst],
    [meant, wrote],
  ].map(([right, wrong]) => [Number(right ?? Number.NaN), Number(wrong ?? Number.NaN)] as const);
  const { total } = weightsOf(load);
  const holds = (value: number) =>
    value === total ||
    load.weights.includes(value) ||
    load.pieces === value ||
    load.loads.some(({ count, weight }) => count === value || weight === value);
  const [right, wrong] = pairs.find(([, before]) => holds(before)) ?? [];
  if (right === undefined || wrong === undefined) return undefined;
  const isOfCount = load.pieces === wrong || load.loads.some(({ count }) => count === wrong);
  if (!isOfCount && (wrong === total || saysTotal.test(text))) return ofOtherTotal(load, quantities, right);
  const put = (value: number) => (value === wrong ? right : value);
  const loads = load.loads.map((one) =>
    one.count === wrong ? { ...one, count: right } : { ...one, weight: put(one.weight) },
  );
  const { pieces } = load;
  return {
    ...quantities,
    ...whole(load),
    loads,
    weights: loads.length > 0 ? loads.map(({ weight }) => weight) : load.weights.map(put),
    ...(pieces === undefined ? {} : { pieces: put(pieces) }),
    bare: [],
  };
}

/** "I make them 15 boxes, 24 kg" after boxes of 30 kg: again so much each. */
function ofOtherPieces(before: Load, quantities: Quantities): Quantities | undefined {
  const last = before.loads.at(-1);
  const [count, another] = quantities.bare;
  const [weight, other] = quantities.weights;
  const isLone = another === undefined && other === undefined && quantities.pieces === undefined;
  // "18 bigger ones of 22 kg"
  const counted = count && weight && isLone && count > 1 ? { count, weight } : undefined;
  const { doubt } = quantities;
  const load = doubt ? { count: doubt.count, weight: doubt.weight } : counted;
  return last && load && load.weight <= last.weight * asMuch
    ? {
        ...quantities,
        doubt: undefined,
        loads: [load],
        weights: [load.weight],
        pieces: load.count,
        bare: [],
      }
    : undefined;
}

/** "And 10 sacks of 35 kg as well": both together. */
function added(before: Load, { weights, loads, ...rest }: Quantities): Quantities {
  const all = [...itemsOf(before), ...itemsOf({ weights, loads })];
  return { ...rest, weights: all.map(({ weight }) => weight), loads: all, pieces: undefined };
}

/** A weight without a count is that of one piece. */
function itemsOf({ weights: [weight], loads }: Pick<Quantities, "weights" | "loads">): Quantities["loads"] {
  return loads.length > 0 || weight === undefined ? loads : [{ count: 1, weight }];
}

/** "What if 60 boxes?" */
function ofOtherCount(before: Load, quantities: Quantities, count: number): Quantities | undefined {
  const { piece: weight = before.weights[0] } = weightsOf(before);
  if (weight === undefined && !before.sides) return undefined;
  const loads = weight === undefined ? [] : [...before.loads.slice(0, -1), { count, weight }];
  return { ...quantities, weights: loads.map((load) => load.weight), sides: before.sides, loads };
}

const heavier = /heav(?:y|ier)|increas|(?<!\p{L})(?:badh|vadh)\p{L}*|बढ|ਵਧ/u;
const saysEach = /(?<!\p{L})(?:each|per|every|har|ek|ikk?|prati)(?!\p{L})|एक|हर|ਇੱਕ|ਹਰ/u;
const supposes = /(?<!\p{L})(?:if|agar|je)(?!\p{L})|अगर|ਜੇ/u;
const each = new RegExp(`${saysEach.source}|${supposes.source}`, "u");

/** "1200?": another weight of the load before, of as many pieces. */
function ofBareWeight(before: Load, question: Question): Quantities | undefined {
  const { text, quantities } = question;
  const [weight = 0] = quantities.weights;
  const isCounted = before.loads.length > 0 || (before.pieces ?? 1) > 1;
  if (isCounted && isTotalOf(before, weight, question)) return ofOtherTotal(before, quantities, weight);
  // "Nearer 1400?"
  return before.pieces !== undefined || each.test(text) ? ofOtherWeight(before, question, true) : undefined;
}

/** "And if each weighs 50 kg?" is another weight of as many pieces; "and 1,200 kg?" is another load. */
function ofOtherWeight(before: Load, question: Question, isBare = false): Quantities | undefined {
  const { quantities, concepts, text } = question;
  const { weights, pieces, loads } = quantities;
  const last = before.loads.at(-1);
  // "And if a box gets 7 kg heavier?"
  const weight = (weights[0] ?? 0) + (heavier.test(text) ? (last?.weight ?? 0) : 0);
  const count = last?.count ?? before.pieces;
  // "No no, of 20 kg" puts the weight of a piece right.
  const isPutRight =
    ["no", "not"].some((concept) => concepts.has(concept)) &&
    last !== undefined &&
    last.count > 1 &&
    weight <= last.weight * asMuch;
  const isEach =
    isBare ||
    isPutRight ||
    ["weigh", "box", "it"].some((concept) => concepts.has(concept)) ||
    each.test(text);
  const isOne = pieces === undefined || (pieces === 1 && loads.length === 1);
  if (count === undefined || !isOne || !isEach) return undefined;
  if (isTotalOf(before, weight, question)) return ofOtherTotal(before, quantities, weight);
  const all = [...before.loads.slice(0, -1), { count, weight }];
  return {
    ...quantities,
    ...sizeOf(before),
    weights: all.map((load) => load.weight),
    pieces: count,
    loads: all,
  };
}

/** "Each box is about 30 kg" after 35 boxes, however long the message is. */
export function weighsPieces(question: Question, { load }: Memory): boolean {
  const { weights, pieces } = question.quantities;
  const isOfOne = weights.length === 1 && pieces === undefined && load?.pieces !== undefined;
  return isOfOne && load.weights.length === 0 && ofOtherWeight(load, question) !== undefined;
}

function whole(load: Load): Partial<Quantities> {
  const { weights, loads, lengths, sides, goods, pieces, distances, legs } = load;
  return { weights, loads, lengths, sides, goods, pieces, ...(distances && legs ? { distances, legs } : {}) };
}

const howMany = /how many|how often|kitn|kinn|कितन|ਕਿੰਨ/u;
const rounds = new RegExp(`(?<!\\p{L})(?:${units.rounds})${wordEnd}`, "u");
const roundsOrVehicles = new RegExp(`(?<!\\p{L})(?:${units.rounds}|${units.vehicles})${wordEnd}`, "u");
const everything =
  /(?<!\p{L})(?:all (?:of )?(?:that|this|it|them)|it all|(?:the|whole) lot|everything|sab(?: kuch| kujh)?|saara?|sara)(?!\p{L})|सब|सारा|ਸਾਰਾ|ਸਭ ਕੁਝ/u;

/** "How many runs is that?" */
function asksRounds({ text }: Question): boolean {
  return howMany.test(text) && roundsOrVehicles.test(text);
}

/** "Which one then?" names neither a vehicle nor anything else. */
const shortestAsked = 5;

/** It speaks of the load without naming one: "one trip enough?", "will it all fit?", "so together?" Not "the fare of one trip". */
export function namesLoadBefore(question: Question): boolean {
  const { concepts, text, senses } = question;
  // "So which one then?"
  const telling = senses.filter((some) => !some.includes("filler") && !some.includes("also"));
  if (asksRounds(question) || concepts.has("sum") || isAddition(question)) return true;
  if (concepts.has("price") || concepts.has("pay")) return false;
  const asksWhich =
    concepts.has("which") &&
    (concepts.has("vehicle") || (telling.length <= 2 && senses.length <= shortestAsked)) &&
    !bestOne(question, []);
  return rounds.test(text) || asksWhich || (everything.test(text) && !concepts.has("list"));
}

/** Facts about the vehicle itself: "and its range?" does not ask about the load before. */
const specs = "length width height range payload size volume price spec cheapest".split(" ");

function namesVehicle({ vehicles, concepts }: Question): boolean {
  return vehicles.length > 0 && !specs.some((spec) => concepts.has(spec));
}

const more =
  /(?<!\p{L})(?:more|further|extra|too|also|as well|another|additional|besides|in addition|along with|plus|bhi|sa+th|hor|vi|naal)(?!\p{L})|भी|साथ|ਵੀ|ਹੋਰ|ਨਾਲ/u;
const adds = /(?<!\p{L})(?:add(?:ed|ing)?|jod\p{L}*)(?!\p{L})|जोड|ਜੋੜ/u;
const makes = /(?<!\p{L})make (?:it|that|them) ([\p{L}\d]+)/u;
const ofThem =
  /(?<!\p{L})(?:of (?:them|these|those)|(?:in|un|us)me ?se|(?:ih|oh)na (?:vich|ch)on)(?!\p{L})|[इउ]न(?:में|मे) से|(?:ਇਨ੍ਹਾਂ|ਉਨ੍ਹਾਂ|ਇਹਨਾਂ|ਉਹਨਾਂ) ?ਵਿੱਚੋਂ/u;
const putsRight = new RegExp(
  `^(?:(?:oh|ok|are|arey|arre|अरे|ਓਹ) )?(?:${noFirst}|wait|actually)(?![\\p{L}\\p{M}])`,
  "u",
);

/** Whether a number in a message stands for one of the load before, or is that of some of its pieces or of each. */
function restates({ text, quantities: { weights, pieces } }: Question): boolean {
  const isOfEach = weights.length === 1 && pieces === undefined && each.test(text);
  return isOfEach || makesNumber(text) || ofThem.test(text) || putsRight.test(text);
}

/** "Make it 50 boxes then, plus six bags": 50 instead. */
function makesNumber(text: string): boolean {
  return numberOfWord(makes.exec(text)?.[1] ?? "") !== undefined;
}

const conditional = /(?<!\p{L})(?:if|agar|je|or|ya)(?!\p{L})|अगर|ਜੇ/u;

/** "The subs go too, so add another 300 kilos": however long a message is, it goes on from the load before. */
export function addsToLoad(question: Question): boolean {
  return adds.test(question.text) && isAddition(question);
}

/** "And 10 sacks of 35 kg too", "if I add 100 more" come on top; "and 1,200 kg?", "and if it is 1,200?" come instead. */
function isAddition({ text, concepts, quantities }: Question): boolean {
  const isLoad = quantities.weights.length > 0 || quantities.pieces !== undefined;
  if (!isLoad || (conditional.test(text) && !adds.test(text))) return false;
  if (makesNumber(text)) return false;
  const isStated = concepts.has("also") && quantities.loads.length > 0 && !text.includes("?");
  return isStated || more.test(text) || adds.test(text);
}

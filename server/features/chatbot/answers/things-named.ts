import type { Question } from "../understand/question.ts";
import type { AnswerContext } from "./draft.ts";
import type { Speaker } from "./speaker.ts";

/** A vehicle that is to be carried: "a scooty from Mohali to Delhi". */
const vehicleAsGoods =
  /(?<![\p{L}\p{M}])(?:(?:motor ?)?bikes?|motor ?cycles?|scoot(?:y|ie|er)s?|activa|(?:bi)?cycles?|two ?wheelers?|2 ?wheelers?)(?![\p{L}\p{M}])|स्कूटी|स्कूटर|बाइक|मोटरसाइकिल|मोटर साइकिल|साइकिल|ਸਕੂਟੀ|ਸਕੂਟਰ|ਬਾਈਕ|ਮੋਟਰਸਾਈਕਲ|ਮੋਟਰ ਸਾਈਕਲ|ਸਾਈਕਲ/u;
const cashOnDelivery =
  /(?<![\p{L}\p{M}])(?:cash on delivery|cod)(?![\p{L}\p{M}])|कैश ऑन डिलीवरी|ਕੈਸ਼ ਆਨ ਡਿਲੀਵਰੀ/u;

/** Who packs, loads or unloads: "packing vi karde ho?", "load karan lyi banda?", "who loads it?" */
const handling =
  /(?<![\p{L}\p{M}])(?:pack(?:ing)?|packers?)(?![\p{L}\p{M}])(?= (?:also|too|it|them|bhi|vi|tusi|aap|kar|service|help|for)|\?|$)|(?<!\p{L})(?:un)?load(?:ing)? (?:bhi |vi )?(?:kar|kaun|kon|help)|(?:who|kaun|kon|does(?! (?:the|my|our|this|that|an?|it) )) (?:\p{L}+ )?(?:un)?load(?! plan)|helpers?(?![\p{L}\p{M}])|la+bou?r(?![\p{L}\p{M}])|पैकिंग (?:भी|कर)|(?:लोडिंग|अनलोडिंग) (?:भी|कर|कौन)|मज़?दूर|हेल्पर|ਪੈਕਿੰਗ (?:ਵੀ|ਕਰ)|ਲੋਡਿੰਗ (?:ਵੀ|ਕਰ|ਕੌਣ)|ਮਜ਼?ਦੂਰ|ਹੈਲਪਰ/u;
/** Their answers tell that it is an additional service. */
const onHandling = ["extras", "packing-help", "loading-help", "packing-advice", "upstairs", "house-move"];

/**
 * "Are you open at ten?" may be asked about a vehicle, but it is also a question about the office's hours. It does not
 * match an office that will be opened somewhere, or "khula saman", which means loose goods.
 */
const isOpen =
  /(?<!\p{L})(?:are|r) (?:you|u|ya)(?: guys| people)? open(?!\p{L}| to )|(?<!(?<!\p{L})will (?:\p{L}+ ){0,3})(?:office|daftar) (?:\p{L}+ ){0,2}(?:open(?!\p{L}| to )|khul)|office be open|(?:aap|tusi|ap) (?:\p{L}+ ){0,2}khul[aei](?= (?:h?o|hai|hain|han|rehte|rahte|rehnde)(?!\p{L})|[ ?.!]*$)|ऑफिस .{0,12}खुल|ਦਫ਼?ਤਰ .{0,12}ਖੁੱ?ਲ/u;

/** Lines about things that a message names, each with the words for it. A line is left out if its topic is answered. */
const linesOnThings: readonly (readonly [
  names: string | RegExp,
  topics: readonly string[],
  say: (speaker: Speaker) => string,
])[] = [
  [vehicleAsGoods, ["single-thing"], ({ say }) => say("goodsVehicle")],
  [cashOnDelivery, ["cash-on-delivery"], ({ say }) => say("cashOnDelivery")],
  ["valuable", ["valuable"], ({ say }) => say("goodsValuable")],
  ["perishable", ["perishable"], ({ say }) => say("goodsPerishable")],
  ["fragile", ["fragile"], ({ say }) => say("goodsFragile")],
  ["dangerous", ["dangerous"], ({ rule }) => rule("dangerousGoods")],
  ["threeWheeler", ["three-wheelers"], ({ say }) => say("noThreeWheeler")],
  [handling, onHandling, ({ say }) => say("helpersNamed")],
  [isOpen, ["hours", "sunday", "holiday"], ({ say }) => say("hours")],
];

/**
 * A line for each kind of goods that a message names, since they are to be told of beforehand or packed, and for what
 * nothing is stated of: a three-wheeler, a vehicle as goods, money that the driver collects.
 *
 * @param told the topics that are answered
 */
export function linesOnThingsNamed({ question, speaker }: AnswerContext, told: readonly string[]): string[] {
  const things = linesOnThings.flatMap(([names, topics, say]) =>
    isNamed(names, question) && !told.some((topic) => topics.includes(topic)) ? [say(speaker)] : [],
  );
  return [...things, ...taxNamed(question, speaker, told)];
}

const bill = /(?<![\p{L}\p{M}])(?:invoices?|bills?|billing)(?![\p{L}\p{M}])|बिल|ਬਿੱਲ/u;
/** Their answers tell of GST, or of papers on which it stands. */
const onTax: ReadonlySet<string> = new Set(["gst", "tds", "invoice", "paper", "unpaid"]);

/** What is asked of GST beside a price or a payment: whether a price holds it, or a bill with the visitor's number. */
function taxNamed(
  { concepts, text }: Question,
  { say, unstated }: Speaker,
  told: readonly string[],
): string[] {
  const isOfBill = bill.test(text);
  // Our answer on GST does not say how to get a bill.
  const isTold = told.some((topic) => onTax.has(topic) && !(isOfBill && topic === "gst"));
  if (!concepts.has("gst") || isTold) return [];
  return [isOfBill ? say("invoiceAsk") : unstated("gst")];
}

function isNamed(names: string | RegExp, { concepts, text }: Question): boolean {
  return typeof names === "string" ? concepts.has(names) : names.test(text);
}

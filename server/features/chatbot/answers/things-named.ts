import type { Question } from "../understand/question.ts";
import type { AnswerContext } from "./draft.ts";
import type { Speaker } from "./speaker.ts";

/** A vehicle that is to be carried: "a scooty from Mohali to Delhi". */
const vehicleAsGoods =
  /(?<![\p{L}\p{M}])(?:(?:motor ?)?bikes?|motor ?cycles?|scoot(?:y|ie|er)s?|activa|(?:bi)?cycles?|two ?wheelers?|2 ?wheelers?)(?![\p{L}\p{M}])|स्कूटी|स्कूटर|बाइक|मोटरसाइकिल|मोटर साइकिल|साइकिल|ਸਕੂਟੀ|ਸਕੂਟਰ|ਬਾਈਕ|ਮੋਟਰਸਾਈਕਲ|ਮੋਟਰ ਸਾਈਕਲ|ਸਾਈਕਲ/u;
const cashOnDelivery =
  /(?<![\p{L}\p{M}])(?:cash on delivery|cod)(?![\p{L}\p{M}])|कैश ऑन डिलीवरी|ਕੈਸ਼ ਆਨ ਡਿਲੀਵਰੀ/u;

/** What is said of a thing that a message names, unless its own topic is answered; by what names it. */
const linesOnThings: readonly (readonly [
  names: string | RegExp,
  topic: string,
  say: (speaker: Speaker) => string,
])[] = [
  [vehicleAsGoods, "single-thing", ({ say }) => say("goodsVehicle")],
  [cashOnDelivery, "cash-on-delivery", ({ say }) => say("cashOnDelivery")],
  ["valuable", "valuable", ({ say }) => say("goodsValuable")],
  ["perishable", "perishable", ({ say }) => say("goodsPerishable")],
  ["fragile", "fragile", ({ say }) => say("goodsFragile")],
  ["dangerous", "dangerous", ({ rule }) => rule("dangerousGoods")],
  ["threeWheeler", "three-wheelers", ({ say }) => say("noThreeWheeler")],
];

/**
 * A line for each kind of goods that a message names, since they are to be told of beforehand or packed, and for what
 * nothing is stated of: a three-wheeler, a vehicle as goods, money that the driver collects.
 *
 * @param told the topics that are answered
 */
export function linesOnThingsNamed({ question, speaker }: AnswerContext, told: readonly string[]): string[] {
  return linesOnThings.flatMap(([names, topic, say]) =>
    isNamed(names, question) && !told.includes(topic) ? [say(speaker)] : [],
  );
}

function isNamed(names: string | RegExp, { concepts, text }: Question): boolean {
  return typeof names === "string" ? concepts.has(names) : names.test(text);
}

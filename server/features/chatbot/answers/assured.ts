import { minutesOfDay } from "#content/format/time-of-day.ts";
import { clockTimeIn } from "../quantities/clock.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";
import type { Answer, AnswerContext } from "./draft.ts";

const morning = /morning|subah?|s[au]vere|early|सुबह|सवेरे|ਸਵੇਰ/u;
const night = /night|evening|tonight|raat|sha+m|late|रात|शाम|ਰਾਤ|ਸ਼?ਾਮ|ਸਾਮ/u;

/** A time of the day, as it is written, and whether it is one of assured booking; undefined if it may be either. */
function timeAsked(
  { text }: Question,
  { assuredFrom = "", assuredUntil = "" }: Readonly<Record<string, string>>,
): { readonly time: string; readonly isWithin: boolean | undefined } | undefined {
  const found = clockTimeIn(text);
  if (!found) return undefined;
  const { written: time, hour, minute, unit } = found;
  const minutes = (hour % 12) * 60 + minute;
  // "Two at night" is before the morning.
  const isSmallHour = night.test(text) && minutes < dawn;
  const inMorning = /^a\.?m/.test(unit) || (!unit.startsWith("p") && (morning.test(text) || isSmallHour));
  const atNight = unit.startsWith("p") || unit.includes("afternoon") || (!inMorning && night.test(text));
  const isWithin = (at: number) => at >= minutesOfDay(assuredFrom) && at <= minutesOfDay(assuredUntil);
  const either = [...(atNight ? [] : [minutes]), ...(inMorning ? [] : [minutes + halfDay])].map(isWithin);
  return { time, isWithin: either.every((one) => one === either[0]) ? either[0] : undefined };
}

const halfDay = 12 * 60;
const dawn = 5 * 60;

const rules = ["assuredHours", "assuredClusters", "assuredUsers"] as const;

/**
 * Whether the time that is asked for is one of assured booking.
 *
 * @param saysYes where nothing else speaks against it
 */
function verdict({ question, knowledge, speaker }: AnswerContext, saysYes: boolean): string[] {
  const asked = timeAsked(question, knowledge.facts);
  if (asked?.isWithin === undefined || (asked.isWithin && !saysYes)) return [];
  return [speaker.say(asked.isWithin ? "assuredTimeYes" : "assuredTimeNo", { time: asked.time })];
}

/** The rules of assured booking, for a visitor who wants a vehicle at a certain time. They do not say when goods arrive. */
export const answerAssured: Answer = (context) => {
  const { question, knowledge, speaker } = context;
  const { concepts } = question;
  const asked = timeAsked(question, knowledge.facts);
  const wantsElse = ["promise", "otherVehicle", "offTopic"].some((concept) => concepts.has(concept));
  const isOfGoods = ["lastMile", "deliver", "load", "box"].some((concept) => concepts.has(concept));
  const arrives = concepts.has("arrive") && (!asked || isOfGoods);
  // "Then at eleven?" after the rules asks for the hours alone.
  const goesOn = topicOf(context.memory.topic ?? "")?.computed === "assuredFor";
  // Outside its hours it is no way to a vehicle, and nobody has asked for it.
  const isNamed = goesOn || concepts.has("assured");
  if (!(isNamed || asked?.isWithin) || wantsElse || arrives) return { parts: [] };
  const told = rules.map((rule) => speaker.rule(rule)).join(" ");
  return { leads: isNamed, parts: [[...(isNamed ? verdict(context, goesOn) : []), told].join(" ")] };
};

const invitation =
  /(?<!\p{L})(?:message|msg|sms|text|communication|notification|invit\p{L}*|mail|email|soochna|suchna|sandesh)(?!\p{L})|मैसेज|संदेश|सूचना|ਮੈਸੇਜ|ਸੁਨੇਹ|ਸੂਚਨਾ/u;
const denial =
  /(?<!\p{L})(?:no|not|never|without|\p{L}+n.?t|nahin?|nhi|nai|ni|bina)(?!\p{L})|नहीं|बिना|ਨਹੀਂ|ਬਿਨਾਂ/u;

/** What the name promises: "does assured mean that it surely comes on time?" */
const asksSense =
  /(?<!\p{L})(?:what is (?:an? )?assured booking|mean\p{L}*|surely|sure|certain\p{L}*|on time|matlab|pak+a|booking (?:kya|ki) (?:hai|hoti|hundi)|time (?:pe|par|te))(?!\p{L})|मतलब|अर्थ|पक्का|बुकिंग क्या (?:है|होती)|समय पर|टाइम पर|ਮਤਲਬ|ਪੱਕਾ|ਬੁਕਿੰਗ ਕੀ (?:ਹੈ|ਹੁੰਦੀ)|ਸਮੇਂ ਸਿਰ|ਟਾਈਮ (?:ਤੇ|ਸਿਰ)/u;

const isOfDrop = /(?<!\p{L})(?:drop|deliver|utaar|utar)|ड्रॉप|डिलीवर|ਡ੍ਰਾਪ|ਡਰਾਪ|ਡਿਲੀਵਰ/u;

/** Whether the place and the time that are named are those of an assured booking. Nothing is stated of where it ends. */
export const answerAssuredFor: Answer = (context) => {
  const { question, knowledge, speaker } = context;
  const { places, text } = question;
  const [place] = places;
  if (place === undefined) {
    // "I got no message about it, may I book all the same?"
    if (invitation.test(text) && denial.test(text))
      return { leads: true, isWhole: true, parts: [speaker.say("assuredNotInvited")] };
    const sense =
      asksSense.test(text) || question.concepts.has("promise") ? [speaker.say("assuredUnstated")] : [];
    return { leads: true, parts: [...verdict(context, true), ...sense] };
  }
  const isCluster = knowledge.clusters.includes(place);
  const time = verdict(context, isCluster);
  const isEnd = !isCluster && isOfDrop.test(text);
  const sentence = isEnd ? "assuredDrop" : isCluster ? "assuredHere" : "assuredElsewhere";
  const said = speaker.say(sentence, { place: speaker.place(place) });
  return { leads: true, parts: [...time, `${speaker.rule("assuredClusters")} ${said}`] };
};

import { minutesOfDay } from "#content/format/time-of-day.ts";
import { clockTimesIn, namesClockTime } from "../quantities/clock.ts";
import { saysWhen } from "../quantities/named-days.ts";
import { topicOf } from "../topics/all-topics.ts";
import { normalise } from "../understand/spelling.ts";
import type { Answer, AnswerContext } from "./draft.ts";

const morning = /morning|mrng|subah?|s[au]?ver[ae]|tadk[ae]|early|सुबह|सवेर|तडके|ਸਵੇਰ|ਤੜਕ/u;
const night = /night|evening|tonight|raat|sha+m|late|रात|शाम|ਰਾਤ|ਸ਼?ਾਮ|ਸਾਮ/u;

/** A time of the day, as it is written, and whether it is one of assured booking; undefined if it may be either. */
interface TimeAsked {
  readonly time: string;
  readonly isWithin: boolean | undefined;
}

/** The times that a question names, else those of the whole message: "we load at 5 am. Is an assured booking possible?" */
function timesAsked({ question, memory, knowledge }: AnswerContext): readonly TimeAsked[] {
  const { assuredFrom = "", assuredUntil = "" } = knowledge.facts;
  const isWithin = (at: number) => at >= minutesOfDay(assuredFrom) && at <= minutesOfDay(assuredUntil);
  const whole = normalise(memory.said.at(-1) ?? "");
  const text = namesClockTime(question.text) ? question.text : whole;
  const found = clockTimesIn(text);
  return found.map(({ written: time, hour, minute, unit, lead }) => {
    const isEither = hour <= 12 && hour > 0;
    const minutes = (hour % 12) * 60 + minute;
    // The part of the day stands beside its own time; beside the only one it may stand anywhere.
    const said = found.length > 1 ? `${lead} ${unit}` : text;
    // "Two at night" is before the morning.
    const isSmallHour = night.test(said) && minutes < dawn;
    const inMorning = /^a\.?m/.test(unit) || (!unit.startsWith("p") && (morning.test(said) || isSmallHour));
    const atNight = unit.startsWith("p") || unit.includes("afternoon") || (!inMorning && night.test(said));
    const halves = [...(atNight ? [] : [minutes]), ...(inMorning ? [] : [minutes + halfDay])];
    const either = (isEither ? halves : [hour * 60 + minute]).map(isWithin);
    return { time, isWithin: either.every((one) => one === either[0]) ? either[0] : undefined };
  });
}

const halfDay = 12 * 60;
const dawn = 5 * 60;

const rules = ["assuredHours", "assuredClusters", "assuredUsers"] as const;

/**
 * Whether the times that are asked for are those of assured booking.
 *
 * @param saysYes where nothing else speaks against it
 */
function verdict(context: AnswerContext, saysYes: boolean): string[] {
  const asked = timesAsked(context).flatMap(({ time, isWithin }) =>
    isWithin === undefined || (isWithin && !saysYes)
      ? []
      : [context.speaker.say(isWithin ? "assuredTimeYes" : "assuredTimeNo", { time })],
  );
  return asked.length > 0 ? [[...new Set(asked)].slice(0, maxTimes).join(" ")] : [];
}
const maxTimes = 2;

/** Who asks for certainty: "will you surely come", "11 sharp", "pakka". */
const certain =
  /(?<!\p{L})(?:sure(?:ly)?|certain(?:ly)?|definite(?:ly)?|guarant\p{L}*|gar+ant\p{L}*|confirmed|fixed|sharp|exact(?:ly)?|on the dot|pakk?[aie]|zaroor|jaroor)(?!\p{L})|पक्क|गारंटी|ज़?रूर|ਪੱਕ|ਗਰੰਟੀ|ਗਾਰੰਟੀ|ਜ਼?ਰੂਰ/u;

/**
 * The rules of assured booking, for a visitor who wants a vehicle at a certain time. They do not say when goods arrive.
 * Who asks for certainty hears them also outside their hours: of rounds 72 and 73 five answers without them were half.
 */
export const answerAssured: Answer = (context) => {
  const { question, speaker } = context;
  const { concepts, text } = question;
  const [asked] = timesAsked(context);
  const isCertain =
    (certain.test(text) || concepts.has("promise")) && (asked !== undefined || saysWhen(text));
  // "The caterer waits", "it is the bride's stage" want no other thing than a vehicle.
  const wantsElse = ["otherVehicle", "price", "refund"].some((concept) => concepts.has(concept));
  const isOfGoods = ["lastMile", "deliver", "load", "box"].some((concept) => concepts.has(concept));
  const arrives = concepts.has("arrive") && (!asked || isOfGoods || concepts.has("promise"));
  // "Then at eleven?" after the rules asks for the hours alone.
  const goesOn = topicOf(context.memory.topic ?? "")?.computed === "assuredFor";
  // Outside its hours it is no way to a vehicle, and nobody has asked for it.
  const isNamed = goesOn || concepts.has("assured");
  if (!(isNamed || isCertain || asked?.isWithin) || wantsElse || arrives) return { parts: [] };
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

import { isOfAnotherWorld, spokenTo } from "../another-world.ts";
import { type Choice, chooseTopic, vocabularyOf } from "../choose-topic.ts";
import type { Memory } from "../conversation-state.ts";
import { foundIn } from "../found-in.ts";
import { leaningChoice } from "../leaning.ts";
import { leftAside } from "../left-aside.ts";
import type { Question } from "../question.ts";

/** What the site says nothing of, whatever is asked of it. */
const untoldAlone: ReadonlySet<string> = new Set(
  [
    "battery speed vehicleOther otherVehicle otherCompany companySecret detail rightNow otherService buyVehicle salary",
    "gst extraCharge ownMatter otherPayment discount",
  ].flatMap((line) => line.split(" ")),
);

/** What a question needs to be explained by at least, and what each thing that the answer leaves aside adds to it. */
const leastScore = 1.1;
const scorePerStrangeThing = 1.4;

/**
 * What a question is about, in the light of what was said before; undefined when too little of it is understood.
 *
 * @param namedPlaces of which the website says something
 */
export function choose(
  question: Question,
  memory: Memory,
  namedPlaces: ReadonlySet<string>,
): Choice | undefined {
  const found = foundIn(question, namedPlaces);
  const own = chooseTopic(found);
  const leaning = leaningChoice(question, own, found, memory);
  const choice = leaning ? { ...leaning, isFollowUp: true } : own;
  if (!choice) return undefined;
  const untold = untoldIn(choice, found);
  if (untold) return untold;
  if (memory.topic === undefined && isOfAnotherWorld(choice, found, question)) return undefined;
  const needed = leastScore + scorePerStrangeThing * leftAside(choice, found, question);
  return choice.score >= needed || isTalk(choice, question) || isHonest(choice) ? choice : undefined;
}

/**
 * The topic of something in the question that the site does not tell of, if the answer would pass it over: the battery
 * of "how many years does the Eicher's battery last".
 */
function untoldIn({ topic }: Choice, found: ReadonlySet<string>): Choice | undefined {
  if (topic.outcome !== undefined) return undefined;
  const known = vocabularyOf(topic.id);
  const passedOver = [...found].find((concept) => !known.has(concept) && untoldAlone.has(concept));
  return passedOver === undefined ? undefined : chooseTopic(new Set([passedOver]));
}

/** To refuse, or to say that the site does not tell, is right whatever else was asked. */
export function isHonest({ topic }: Choice): boolean {
  return topic.outcome === "refused" || topic.outcome === "unknown";
}

/** A greeting is not much, but it may be all there is. */
function isTalk({ topic }: Choice, { words, unknown, text }: Question): boolean {
  const isSmall =
    topic.outcome === "greeted" ||
    topic.id === "yes" ||
    topic.id === "navigation" ||
    (topic.id === "locations" && (words.length <= 3 || spokenTo.test(text)));
  return isSmall && unknown.length === 0 && words.length <= 8;
}

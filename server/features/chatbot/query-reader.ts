import { quoteForm } from "#content/en/quote-form.ts";
import { ruleSentences } from "#content/en/rule-sentences.ts";
import { searchSubjects } from "#content/en/search-subjects.ts";
import type { SearchSubjects } from "#content/schema/search.ts";
import { pathOf } from "#contract/routes.ts";
import type { QueryMeaning } from "../../query-meaning.ts";
import { pageOf } from "./answers/company.ts";
import { topicOf } from "./topics/all-topics.ts";
import type { Topic } from "./topics/topic.ts";
import { type Knowledge, placesNamed } from "./understand/knowledge.ts";
import { featuresOfMessage } from "./understand/message-features.ts";
import type { Understanding } from "./understand/open-understanding.ts";
import type { Question } from "./understand/question.ts";

const subjectOf: Readonly<Record<string, SearchSubjects[keyof SearchSubjects]>> = searchSubjects;

const nothing: QueryMeaning = {
  subjects: [],
  unknown: [],
  pages: [],
  answersQuery: false,
  isGuess: false,
  offers: [],
  rules: [],
};
/** From this probability on a query is taken to be about a topic; below it its words tell the page. */
const likely = 0.65;
/** One word asks nothing by itself: "drivers" may be any of a dozen topics. */
const likelyOfOneWord = 0.8;

/** Reads what is typed into the site's search as Meena reads a message, with her vocabularies and her topics. */
export function createQueryReader(understanding: Understanding): (query: string) => QueryMeaning {
  const { knowledge, understand, rankTopics } = understanding;
  const namedPlaces = placesNamed(knowledge);
  return (query) => {
    const question = understand(query, undefined);
    const [first] = rankTopics(featuresOfMessage(question));
    const enough = question.words.length > 1 ? likely : likelyOfOneWord;
    const topic = first && first.probability >= enough ? topicOf(first.topic) : undefined;
    if (topic?.outcome === "refused" || topic?.outcome === "greeted") return nothing;
    const concepts = question.senses.flatMap((sense) => sense.find((concept) => subjectOf[concept]) ?? []);
    // The site does not name this place; the places that it names may be near enough.
    if (question.places.some((place) => !namedPlaces.has(place))) concepts.push("locations");
    const vehicles = knowledge.vehicles.filter(({ id }) => question.vehicles.includes(id));
    const names = [...vehicles.map(({ title }) => title), ...question.places];
    return {
      subjects: [...new Set([...names, ...concepts.flatMap((concept) => subjectOf[concept] ?? [])])],
      unknown: question.unknown,
      pages: pagesFor(question, topic, knowledge),
      answersQuery: topic?.outcome === undefined,
      isGuess: question.guessed > 0,
      offers: offersFor(question, topic),
      rules: topic?.rules?.map((name) => ruleSentences[name].text) ?? [],
    };
  };
}

/** The pages that Meena would name; for a place on a named route the routes come before the cities. */
function pagesFor(question: Question, topic: Topic | undefined, { routes }: Knowledge): string[] {
  const { places, concepts } = question;
  const towns = places.map((name) => quoteForm.places.find((place) => place.name === name)?.beside ?? name);
  const isOnRoute = routes.some(({ from, to }) => towns.includes(from) || towns.includes(to));
  const ofPlaces = places.length > 0 ? ([isOnRoute ? "intercity" : "about", "about"] as const) : [];
  const ofWords = pageOf(concepts);
  const ofGoods =
    names(question, goods) && !names(question, trouble) ? (["services", "on-demand"] as const) : [];
  const pages =
    topic && topic.id !== "place" ? topic.pages : [...ofPlaces, ...(ofWords ? [ofWords] : []), ...ofGoods];
  return [...new Set(pages)].map(pathOf);
}

/** Kinds of goods, in whatever words. */
const kindsOfGoods = ["goods", "household", "homeMove"];
/** Words for goods that are said of many other things too: a box may be damaged, a load insured. */
const goods = [...kindsOfGoods, "box", "load"];
/** What has gone wrong needs the rules, no new trip. */
const trouble = ["refund", "damage", "lost", "complaint", "delay", "cancel", "dangerous", "prohibited"];
/** What is asked about these is about carrying something. */
const carryingPages: readonly string[] = ["services", "intercity", "on-demand", "home", "freight"];

function names({ concepts }: Question, some: readonly string[]): boolean {
  return some.some((name) => concepts.has(name));
}

/** Goods can be tried in the load planner, and goods or a place are the beginning of a quote request. */
function offersFor(question: Question, topic: Topic | undefined): QueryMeaning["offers"] {
  const { places } = question;
  const isTrip = places.length > 1;
  const isCarrying =
    !topic || topic.id === "place" || topic.pages.some((page) => carryingPages.includes(page));
  const isWork = topic?.pages.includes("hiring");
  if (topic?.isTrouble || isWork || names(question, trouble)) return [];
  if (names(question, isCarrying ? goods : kindsOfGoods)) return isTrip ? ["quote", "fit"] : ["fit", "quote"];
  return isTrip || (isCarrying && places.length > 0) ? ["quote"] : [];
}

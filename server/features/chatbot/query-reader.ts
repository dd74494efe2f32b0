import { searchSubjects } from "#content/en/search-subjects.ts";
import type { SearchSubjects } from "#content/schema/search.ts";
import { pathOf } from "#contract/routes.ts";
import { type Choice, chooseTopic } from "./choose-topic.ts";
import { foundIn } from "./found-in.ts";
import { type Knowledge, placesNamed } from "./knowledge.ts";
import type { Understanding } from "./open-understanding.ts";
import type { Question } from "./question.ts";

/** What the words of a search stand for; the search says what it does with each of these. */
interface QueryMeaning {
  readonly subjects: readonly string[];
  readonly unknown: readonly string[];
  readonly pages: readonly string[];
  readonly answersQuery: boolean;
  readonly isGuess: boolean;
}

const subjectOf: Readonly<Record<string, SearchSubjects[keyof SearchSubjects]>> = searchSubjects;

const nothing: QueryMeaning = { subjects: [], unknown: [], pages: [], answersQuery: false, isGuess: false };

/** Reads what is typed into the site's search as Meena reads a message, with her vocabularies and her topics. */
export function createQueryReader({ knowledge, understand }: Understanding): (query: string) => QueryMeaning {
  const namedPlaces = placesNamed(knowledge);
  return (query) => {
    const question = understand(query, undefined);
    const found = foundIn(question, namedPlaces);
    const choice = chooseTopic(found);
    if (choice?.topic.outcome === "refused" || choice?.topic.outcome === "greeted") return nothing;
    const concepts = question.senses.flatMap((sense) => searchedConcept(sense, choice) ?? []);
    // The site does not name this place; the places that it names may be near enough.
    if (found.has("@unserved")) concepts.push("locations");
    const vehicles = knowledge.vehicles.filter(({ id }) => question.vehicles.includes(id));
    const names = [...vehicles.map(({ title }) => title), ...question.places];
    return {
      subjects: [...new Set([...names, ...concepts.flatMap((concept) => subjectOf[concept] ?? [])])],
      unknown: question.unknown,
      pages: pagesFor(question, choice, knowledge),
      answersQuery: choice?.topic.outcome === undefined,
      isGuess: question.guessed > 0,
    };
  };
}

/** Of the concepts that one word may stand for, the one that the topic is about, else any that can be searched for. */
function searchedConcept(sense: readonly string[], choice: Choice | undefined): string | undefined {
  const searched = sense.filter((concept) => subjectOf[concept]);
  return searched.find((concept) => choice?.explained.includes(concept)) ?? searched[0];
}

/** The pages that Meena would name; for a place on a named route the routes come before the cities. */
function pagesFor({ places }: Question, choice: Choice | undefined, { routes }: Knowledge): string[] {
  const { id, pages = [] } = choice?.topic ?? {};
  const isOnRoute = routes.some(({ from, to }) => places.includes(from) || places.includes(to));
  const all = id === "place" && isOnRoute ? (["intercity", ...pages] as const) : pages;
  return [...new Set(all)].map(pathOf);
}

import type { MeenaWords } from "#content/en/meena/words.ts";
import type { RuleName } from "#content/en/rule-sentences.ts";
import type { MeenaLanguage } from "#content/schema/meena.ts";
import type { Knowledge } from "../understand/knowledge.ts";

/** Puts sentences together in one language, from the templates and figures of the content. */
export interface Speaker {
  readonly language: MeenaLanguage;
  readonly words: MeenaWords;
  say(sentence: keyof MeenaWords["sentences"], values?: Readonly<Record<string, string | number>>): string;
  rule(name: RuleName): string;
  unstated(name: keyof MeenaWords["unstated"]): string;
  /** "Tata Ace, Euler and JEM". */
  list(items: readonly string[]): string;
  /** A place's name in the script of the language. */
  place(name: string): string;
}

/** @returns a speaker for each language, made once. */
export function createSpeakers(knowledge: Knowledge): Readonly<Record<MeenaLanguage, Speaker>> {
  const speakers = Object.entries(knowledge.words).map(([language, words]) => [
    language,
    createSpeaker(language as MeenaLanguage, words, knowledge),
  ]);
  return Object.fromEntries(speakers) as Record<MeenaLanguage, Speaker>;
}

function createSpeaker(language: MeenaLanguage, words: MeenaWords, knowledge: Knowledge): Speaker {
  const placeNames = new Map(knowledge.places.map((place) => [place.en, place[scriptKey(language)]]));
  const place = (name: string) => placeNames.get(name) ?? name;
  const list = (items: readonly string[]) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${words.names.and} ${items.at(-1)}`;
  const pair = (from: string, to: string) =>
    words.sentences.routeLine.replace("{from}", from).replace("{to}", to);
  const translated = Object.entries(knowledge.words.en.facts)
    .filter(([name, text]) => knowledge.facts[name] === text)
    .map(([name]) => [name, words.facts[name as keyof typeof words.facts]]);
  const facts: Readonly<Record<string, string>> = {
    ...knowledge.facts,
    ...Object.fromEntries(translated),
    locations: list(knowledge.locations.map(place)),
    vehicles: list(knowledge.vehicles.map(({ title }) => title)),
    routes: [...Map.groupBy(knowledge.routes, ({ from }) => from)]
      .map(([from, routes]) => pair(place(from), list(routes.map(({ to }) => place(to)))))
      .join(`, ${words.names.and} `),
  };
  const fill = (template: string, values: Readonly<Record<string, string | number>> = {}) =>
    template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? facts[name] ?? whole));

  return {
    language,
    words,
    place,
    list,
    say: (sentence, values) => fill(words.sentences[sentence], values),
    rule: (name) => fill(words.rules[name]),
    unstated: (name) => fill(words.sentences.notStated, { thing: words.unstated[name] }),
  };
}

function scriptKey(language: MeenaLanguage): "en" | "hi" | "pa" {
  return language === "hi" || language === "pa" ? language : "en";
}

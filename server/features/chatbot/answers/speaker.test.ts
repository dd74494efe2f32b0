import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { meenaLanguages } from "#content/schema/meena.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { places } from "../understand/known-places.ts";
import { createSpeakers } from "./speaker.ts";

const { map } = intercity;
const citiesOfRoutes = new Set(
  map.routes.flatMap(({ from, to }) => [from, to]).map((id) => map.places[id].name),
);
const knowledge = knowledgeOfContent();
const speakers = createSpeakers(knowledge);

test.each([...citiesOfRoutes])("Meena knows %s, a city of the routes", (city) => {
  const known = places.find(({ en }) => en === city);
  expect(known, "is in places").toBeDefined();
  // These two lie in no state.
  if (!["Delhi", "Chandigarh"].includes(city)) expect(known?.state, "has its state in stateOf").toBeDefined();
});

test.each(meenaLanguages)("Intercity in %s names each city of the routes", (language) => {
  const { say, place } = speakers[language];
  for (const city of citiesOfRoutes) expect(say("intercity")).toContain(place(city));
});

test("a change of the routes changes what she says in each language", () => {
  const routes = [
    { from: "Delhi", to: "Agra", kilometres: 230 },
    { from: "Mohali", to: "Delhi", kilometres: 255 },
    { from: "Mohali", to: "Jaipur", kilometres: 515 },
  ];
  const changed = createSpeakers({ ...knowledge, routes });
  expect(changed["hi-Latn"].say("intercity")).toContain("Delhi se Agra, aur Mohali se Delhi aur Jaipur.");
  expect(changed.pa.say("intercity")).toContain("ਦਿੱਲੀ ਤੋਂ ਆਗਰਾ, ਅਤੇ ਮੋਹਾਲੀ ਤੋਂ ਦਿੱਲੀ ਅਤੇ ਜੈਪੁਰ।");
});

test("a change of the menu changes what she says of it in each language", () => {
  const facts = { ...knowledge.facts, menu: "Start, Fleet", menuServices: "Fleet" };
  const changed = createSpeakers({ ...knowledge, facts });
  for (const language of meenaLanguages) {
    const sentence = changed[language].say("siteMenu");
    expect(sentence).toContain("(Start, Fleet)");
    expect(sentence).toContain("“Fleet”");
  }
});

test.each(meenaLanguages)("in %s she says how many fields the contact form has", (language) => {
  expect(speakers[language].say("contactForm")).toContain(` ${Object.keys(emptyContactFields).length} `);
});

/** A mark that ends a sentence, and behind it another, also outside of quotation marks: "route??", "जाते हैं?।". */
const endsTwice = /[.?!।]”?[.?!।]/u;
const topicsAsked = Object.keys(knowledge.words.en.asks);

test.each(meenaLanguages)("in %s the offer of each topic is a sentence", (language) => {
  const { say, words } = speakers[language];
  for (const topic of topicsAsked)
    expect(say("offerMore", { topic: words.asks[topic] ?? "" })).not.toMatch(endsTwice);
});

test.each(meenaLanguages)(
  "in %s a button speaks as the visitor, to whom the company is “you”",
  (language) => {
    const saysWe =
      /(?<![\p{L}\p{M}])(?:we|us|ours?|hum|hamar[aei]|ass?in?|sad[aei]|sadiyan|हम|हमार\p{M}|ਅਸੀਂ|ਸਾਡ\p{M}|ਸਾਡੀਆਂ)(?![\p{L}\p{M}])/iu;
    for (const text of Object.values(speakers[language].words.asks)) expect(text).not.toMatch(saysWe);
  },
);

test.each(meenaLanguages)("in %s each thing that is not known has a sentence", (language) => {
  const { unstated, words } = speakers[language];
  for (const name of Object.keys(words.unstated) as (keyof typeof words.unstated)[]) {
    const text = unstated(name);
    expect(text).not.toMatch(endsTwice);
    // "No details on any discounts", "no details on anything about": a negation of its own.
    if (language === "en") expect(text).toMatch(/^I have no details on (?!any|no)\S/);
    // The verb agrees with what stands before it, which is feminine.
    else expect(words.unstated[name]).toMatch(/(?:जानकारी|दूरी|ਜਾਣਕਾਰੀ|ਦੂਰੀ|jaa?nkari|doori)$/u);
  }
});

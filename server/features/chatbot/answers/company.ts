import type { MeenaLanguage } from "#content/schema/meena.ts";
import { pathOf, type RouteId } from "#contract/routes.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import { lines } from "./wording.ts";

export const answerServices: Answer = ({ speaker }) => ({
  parts: [
    `${speaker.say("services")}\n${lines([speaker.say("intercity"), speaker.say("onDemand"), speaker.say("corporate")])}`,
    speaker.say("freight"),
  ],
  pages: ["services", "freight"],
});

export const answerFounders: Answer = ({ question, knowledge, speaker }) => {
  const roles = ["CEO", "CTO", "COO"].filter((role) => question.concepts.has(role.toLowerCase()));
  const wanted = knowledge.founders.filter(({ role }) => roles.includes(role));
  const [only, ...more] = wanted;
  const sample = speaker.say("founderSample");
  if (only && more.length === 0) return { leads: true, parts: [speaker.say("founderOne", only), sample] };
  const shown = wanted.length > 0 ? wanted : knowledge.founders;
  return {
    leads: true,
    parts: [
      `${speaker.say("founders")}\n${lines(shown.map((one) => speaker.say("founderLine", one)))}`,
      sample,
    ],
  };
};

/** If the visitor asks about another place, she first says that there is no office there, then gives the address. */
export const answerOffice: Answer = ({ question, knowledge, memory, speaker }) => {
  const isOfOffice = asksOffice(question) || memory.topic === "address";
  const elsewhere = isOfOffice && question.places.find((place) => place !== knowledge.officeTown);
  const none = elsewhere && speaker.say("addressElsewhere", { place: speaker.place(elsewhere) });
  const isOfInterview = interview.test(question.text);
  return {
    leads: true,
    parts: [...(none ? [none] : []), ...(isOfInterview ? [speaker.say("interviewPlace")] : [])],
  };
};

/** Not "from my flat to my office". */
const office =
  /(?<!\p{L})(?<!(?:my|our|mere|apne|hamare|sade|meri) )(?:offic\p{L}*|daftar|dafter)(?!\p{L})|(?<!(?:मेरे|अपने|हमारे|ਮੇਰੇ|ਆਪਣੇ|ਸਾਡੇ) )(?:ऑफिस|आफिस|दफ्तर|ਦਫਤਰ|ਆਫਿਸ)/u;

/** Whether a message asks for an office. */
export function asksOffice({ text }: Question): boolean {
  return office.test(text);
}

/** When the office is open; of a holiday nothing is stated. */
export const answerHours: Answer = ({ question, speaker }) => ({
  parts: [speaker.say("hours"), ...(holiday.test(question.text) ? [speaker.say("holidayHours")] : [])],
});

const holiday =
  /(?<![\p{L}\p{M}])(?:(?:public |bank |gazetted )?holidays?|festivals?|diwali|deepawali|holi|eid|dus+ehra|gurpurab|lohri|christmas|x ?mas|new year|(?:15|15th) august|26(?:th)? january|tyo?h?aa?r|chh?utt?i(?:yan?|yon)?)(?![\p{L}\p{M}])|दिवाली|दीवाली|होली|ईद|त्योहार|त्यौहार|छुट्टी|ਦੀਵਾਲੀ|ਦਿਵਾਲੀ|ਹੋਲੀ|ਈਦ|ਤਿਉਹਾਰ|ਛੁੱਟੀ|ਗੁਰਪੁਰਬ/u;

const interview = /interview|intervew|इंटरव्यू|साक्षात्कार|ਇੰਟਰਵਿਊ/u;

/** Where the apps are linked, of one of them if only one is named. */
export const answerApps: Answer = ({ question, speaker }) => {
  const isOfDriver = question.concepts.has("driverApp");
  const isOfCustomer = question.concepts.has("customerApp");
  const link = isOfDriver === isOfCustomer ? "apps" : isOfDriver ? "driverAppLink" : "customerAppLink";
  return { parts: [...(iphone.test(question.text) ? [speaker.say("appForIphone")] : []), speaker.say(link)] };
};

const iphone = /(?<!\p{L})i ?(?:phone?|phne|fone|phn)|(?<!\p{L})ios(?!\p{L})|apple|आई ?फोन|आइफोन|ਆਈ ?ਫ[ੋੌ]ਨ/u;

/** Who looks for the driver app gets its link, who asks what it does gets that. */
export const answerDriverApp: Answer = (context) => {
  const { concepts, text } = context.question;
  // "Is the driver's app another one than the customer's?"
  if (concepts.has("customerApp") || isApart.test(text)) return answerApps(ofBoth(context));
  const isOfLink = ["download", "where"].some((concept) => concepts.has(concept)) || linkAsked.test(text);
  if (isOfLink || iphone.test(text))
    return answerApps({ ...context, question: { ...context.question, concepts: new Set(["driverApp"]) } });
  return { parts: [context.speaker.say("driverApp"), context.speaker.say("driverAppLink")] };
};

const isApart =
  /(?<![\p{L}\p{M}])(?:separate|different|same|both|alag|dono|vakhr[aie]|ikk? hi|ek hi)(?![\p{L}\p{M}])|अलग|दोनों|ਵੱਖ|ਦੋਵੇਂ/u;
const ofBoth = (context: AnswerContext): AnswerContext => ({
  ...context,
  question: { ...context.question, concepts: new Set(["driverApp", "customerApp"]) },
});

const linkAsked = /(?<!\p{L})links?(?!\p{L})|लिंक|ਲਿੰਕ/u;

export const answerSocial: Answer = ({ knowledge: { social }, speaker }) => {
  const pages = social.map(({ label, href }) => speaker.say("socialLine", { network: label, href }));
  return {
    parts: [pages.length > 0 ? `${speaker.say("social")}\n${lines(pages)}` : speaker.say("socialNone")],
  };
};

/** Which page somebody is looking for, most particular first. */
const pagesByConcept: readonly (readonly [concepts: string, page: Exclude<RouteId, "not-found">])[] = [
  ["trackk policy", "trackk-policy"],
  ["trackk privacy", "trackk-policy"],
  ["trackkData", "trackk-policy"],
  ["privacy", "privacy-policy"],
  ["refund", "refund-policy"],
  ["cancel", "terms"],
  ["price terms", "refund-policy"],
  ["terms", "terms"],
  ["intercity", "intercity"],
  ["route", "intercity"],
  ["onDemand", "on-demand"],
  ["corporate", "corporate"],
  ["trackk", "corporate"],
  ["apply", "hiring"],
  ["job", "hiring"],
  ["ocean", "ocean-freight"],
  ["freight", "freight"],
  ["price", "refund-policy"],
  ["faq", "faq"],
  ["blog", "blog"],
  ["search", "search"],
  ["testimonial", "about"],
  ["founder", "about"],
  ["contact", "contact"],
  ["form", "contact"],
  ["address", "contact"],
  ["phone", "contact"],
  ["load", "services"],
  ["vehicle", "services"],
  ["service", "services"],
  ["locations", "about"],
  ["about", "about"],
  ["home", "home"],
];

/** The page that is most particularly about what the words of a text stand for. */
export function pageOf(concepts: ReadonlySet<string>): Exclude<RouteId, "not-found"> | undefined {
  return pagesByConcept.find(([names]) => names.split(" ").every((name) => concepts.has(name)))?.[1];
}

/** Where something is on the site: the page that is named, else that of the answer before, which stays the topic. */
export const answerNavigation: Answer = (context) => {
  const { question, memory, speaker } = context;
  const { topic = "", asked } = memory;
  const isOfApp = ["app", "customerApp", "driverApp"].some((concept) => question.concepts.has(concept));
  if (isOfApp && !["trackk", "policy"].some((concept) => question.concepts.has(concept)))
    return answerApps(context);
  const general = question.concepts.has("policy") ? "terms" : "home";
  const onTrackk = subjectOf(topic) === "trackk" ? ["trackk"] : [];
  const named = pageOf(new Set([...question.concepts, ...onTrackk]));
  const onRoute = memory.places.length > 1 ? "intercity" : undefined;
  // An answer on several services stands on the page of the one that the talk is about.
  const before = [...(topicOf(topic)?.pages ?? [])].sort(
    (a, b) => Number(b === onRoute) - Number(a === onRoute),
  );
  // Data may be dealt with on two pages.
  const policies = before.filter((page) => question.concepts.has("policy") && page.endsWith("policy"));
  const pages = named ? [named] : policies.length > 0 ? policies : [before[0] ?? general];
  return {
    parts: [speaker.say("pageIs", { path: pages.map(pathOf).join(", ") })],
    pages,
    remember: topic ? { topic, asked } : {},
  };
};

const legalConcepts = ["trackk", "privacy", "refund", "terms"];

/** Where terms and policies stand: the page of the one that is named, else all. */
export const answerLegalPages: Answer = async (context) => {
  const { concepts } = context.question;
  const named = legalConcepts.filter((concept) => concepts.has(concept));
  const isOnTrackk = named.every((concept) => concept === "trackk" || concept === "privacy");
  const { say } = context.speaker;
  const isOnePage = named.length === 1 || (named.length === 2 && isOnTrackk);
  const pages = isOnePage ? await answerNavigation(context) : { parts: [say("legalPages")] };
  return concepts.has("language") ? { ...pages, parts: [say("legalEnglish"), ...pages.parts] } : pages;
};

/** The language that a message asks for, when it asks for one. */
export function languageAsked(text: string): MeenaLanguage | undefined {
  if (/punjabi|panjabi|पंजाबी|ਪੰਜਾਬੀ/u.test(text)) return "pa";
  if (/hinglish/u.test(text)) return "hi-Latn";
  if (/hindi|हिंदी|हिन्दी|ਹਿੰਦੀ/u.test(text)) return "hi";
  return /english|angrezi|angreji|अंग्रे|ਅੰਗਰੇ/u.test(text) ? "en" : undefined;
}

/** Which languages she knows, and to who asks for another one that it is none of them. */
export const answerLanguage: Answer = ({ question, speaker: { say } }) => ({
  parts: [languageAsked(question.text) ? say("languages") : `${say("languages")} ${say("languagesOnly")}`],
});

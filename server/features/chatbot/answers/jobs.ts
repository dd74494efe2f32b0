import type { Job } from "#contract/jobs.ts";
import { stem, wordsOf } from "../understand/spelling.ts";
import type { Answer, Draft } from "./draft.ts";
import { namesPapersOfOnesOwn } from "./site.ts";
import { lines } from "./wording.ts";

/** The open jobs, of one place or of one kind if the question names it. */
export const answerJobs: Answer = async ({ question, knowledge, speaker, openJobs }): Promise<Draft> => {
  const open = await openJobs();
  const jobs = notDriving.test(question.text) ? open?.filter(({ title }) => !/driver/i.test(title)) : open;
  if (!jobs) return { parts: [speaker.say("jobsUnread")], outcome: "unknown" };
  if (jobs.length === 0) return { parts: [speaker.say("jobsNone")] };
  const list = (shown: readonly Job[]) =>
    lines(shown.map(({ title, city }) => speaker.say("jobLine", { title, city: speaker.place(city) })));
  // "I drove between Delhi and Ambala, any job in Mohali?" Of several places the work is wanted in the one it is said to be in.
  const [within, ...others] = question.placesWithin;
  const [first] = question.places;
  const place = within !== undefined && others.length === 0 && !question.arePlacesListed ? within : first;
  const isNoSuch = question.concepts.has("jobTitle");
  const alike = jobs.filter((job) => isKind(job, question.words, question.concepts));
  if (place !== undefined) {
    // "In Delhi or Mohali"
    const named = question.arePlacesListed ? question.places : [place];
    const cities = named.flatMap((one) => citiesOf(one, knowledge.places));
    const here = jobs.filter(({ city }) => cities.includes(city.toLowerCase()));
    if (isNoSuch && alike.length === 0) return { parts: [`${speaker.say("jobsNoneSuch")}\n${list(jobs)}`] };
    const fitting = alike.length > 0 ? here.filter((job) => alike.includes(job)) : here;
    const values = { place: speaker.list(named.map(speaker.place)) };
    if (fitting.length > 0) return { parts: [`${speaker.say("jobsOpenIn", values)}\n${list(fitting)}`] };
    // "I am from Bihar" looks for no work there.
    if (question.hasStart && here.length === 0)
      return { parts: [`${speaker.say("jobsOpen")}\n${list(alike.length > 0 ? alike : jobs)}`] };
    const none = here.length > 0 ? "jobsNoneSuchIn" : "jobsNoneIn";
    return { parts: [`${speaker.say(none, values)}\n${list(alike.length > 0 ? alike : jobs)}`] };
  }
  if (alike.length === 0 && isNoSuch) {
    return { parts: [`${speaker.say("jobsNoneSuch")}\n${list(jobs)}`] };
  }
  if (alike.length > 0 && alike.length < jobs.length) {
    return { parts: [`${speaker.say("jobsOpen")}\n${list(alike)}`] };
  }
  return { parts: [`${speaker.say("jobsOpen")}\n${list(jobs)}`] };
};

const training =
  /(?<!\p{L})(?:intern(?:ship)?s?|trainee\p{L}*|apprentice\p{L}*|(?:(?:summer|winter|industrial) )(?:placement|training|job|project)s?|placements?)(?!\p{L})|इंटर्न|ਇੰਟਰਨ/u;

/** The open jobs behind what is known of an internship or an age, for who names one. */
export const answerJobsSought: Answer = async (context) => {
  const { question, speaker } = context;
  const { parts, ...draft } = await answerJobs(context);
  const { text, concepts } = question;
  const students = training.test(text) ? [speaker.say("studentsAsk")] : [];
  // "Two years of experience" are no age.
  const isAge = concepts.has("age") && (!experience.test(text) || ofAge.test(text));
  const age = isAge ? [`${speaker.unstated("jobAge")} ${speaker.rule("minimumAge")}`] : [];
  const papers = namesPapersOfOnesOwn(text) ? [speaker.say("noUpload")] : [];
  const needed = concepts.has("licence") || schooling.test(text) ? [speaker.say("licence")] : [];
  return { ...draft, parts: [...students, ...age, ...papers, ...needed, ...parts] };
};

const experience = /experience|exp(?!\p{L})|ta[jz]ur?ba|anubhav|अनुभव|तजुर्बा|ਤਜਰਬ|ਤਜ਼ਰਬ/u;
const ofAge = /(?<!\p{L})(?:age|aged|old|umar|umr|ummar)(?!\p{L})|उम्र|उमर|ਉਮਰ/u;
const schooling =
  /(?<!\p{L})(?:(?:8|10|12)(?:th|vi|vin)?(?: class)? (?:pass|fail)|matric|dasvi|barvi|graduat\p{L}*|diploma|iti|mba|b ?com|b ?a pass|padh[ae]\p{L}* likh\p{L}*|an ?padh|not educated|no schooling)(?!\p{L})|(?:दसवीं|बारहवीं|आठवीं|12वीं|10वीं) (?:पास|फेल)|ग्रेजुएट|अनपढ़|(?:ਦਸਵੀਂ|ਬਾਰ੍ਹਵੀਂ|ਬਾਰਵੀਂ) (?:ਪਾਸ|ਫੇਲ)|ਅਨਪੜ੍ਹ/u;

/** "No licence yet, any work?", "kaam mil sakta hai?" Not "is it compulsory in the form?" */
const seeksWork =
  /(?<![\p{L}\p{M}])(?:any (?:work|jobs?)|office (?:work|jobs?)|vacanc\p{L}*|openings?|(?:kaa?m|kamm|naukri|nokri) (?:mil|hai|hega))|(?:काम|नौकरी) (?:मिल|है)|(?:ਕੰਮ|ਨੌਕਰੀ) (?:ਮਿਲ|ਹੈ)/u;

/** "Which city will it be in?", of jobs that were listed. */
const asksCity =
  /(?<![\p{L}\p{M}])(?:(?:which|wich|what|in what|kaunse|konse|kaun se|kis|kehd[ei]|kihde) (?:city|town|place|sheha?r|shaha?r|saha?r|jagah)|(?:किस|कौन से|कौनसे) (?:शहर|जगह)|(?:ਕਿਸ|ਕਿਹੜੇ) (?:ਸ਼ਹਿਰ|ਸਹਿਰ|ਥਾਂ))/u;

/** The open jobs beside another matter of working here, for who looks for work or asks where it is. */
export const answerJobsBeside: Answer = async (context) => {
  const { text } = context.question;
  if (asksCity.test(text)) return { leads: true, outcome: "answered", ...(await answerJobs(context)) };
  return seeksWork.test(text) ? answerJobs(context) : { parts: [] };
};

/** "A job in the office, not driver." */
const notDriving =
  /\b(?:not|isn.?t|except|besides|other than|apart from) (?:a |the |for |as )*driv(?:er|ing)\b|\bdriver (?:k[aei] |d[aei] |wal[aei] |val[aei] )?(?:nahi|nhi|nai|ni|ke alawa|chhod\w*|chod\w*|ton bina|ton ilava)\b|ड्राइवर (?:नहीं|के अलावा|छोड)|ਡਰਾਈਵਰ (?:ਨਹੀਂ|ਤੋਂ ਇਲਾਵਾ)/;

/** The place itself, the region that it belongs to, and the towns of a state. */
function citiesOf(
  place: string,
  places: readonly { en: string; partOf?: string; state?: string }[],
): string[] {
  const region = places.find(({ en }) => en === place)?.partOf;
  const towns = places.filter(({ state }) => state === place).map(({ en }) => en);
  return [place, ...(region === undefined ? [] : [region]), ...towns].map((name) => name.toLowerCase());
}

/** Words of titles that say nothing of the kind of work. */
const empty: ReadonlySet<string> = new Set(
  ["partner", "associate", "executive", "senior", "junior"].map(stem),
);
/** What people call the work, besides the words of a title. */
const conceptWords: Readonly<Record<string, string>> = {
  driver: "driver",
  battery: "charging",
  contact: "support",
  customer: "customer",
};

/** "Auto loader chala raha hoon": who says what he drives looks for work as a driver, whatever else it is called. */
const drives =
  /^(?:drove|drives?|driving|driven|chala(?:ta|te|ti|na|ni|ya|yi|ye|unda|uni|una)?|चलात[ाेी]|चलान[ाेी]|चला(?:या|यी)?|ਚਲਾਉਂਦ[ਾੇੀ]|ਚਲਾਉਣ[ਾੀ]?|ਚਲਾ(?:ਇਆ|ਈ)?)$/u;

function isKind({ title }: Job, words: readonly string[], concepts: ReadonlySet<string>): boolean {
  const kinds = wordsOf(title.toLowerCase())
    .map(stem)
    .filter((word) => word.length > 2 && !empty.has(word));
  const asked = new Set(words.map(stem));
  if (words.some((word) => drives.test(word))) asked.add(stem("driver"));
  for (const [concept, word] of Object.entries(conceptWords))
    if (concepts.has(concept)) asked.add(stem(word));
  return kinds.some((kind) => asked.has(kind));
}

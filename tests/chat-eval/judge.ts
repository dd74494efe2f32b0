import type { ChatReply } from "#contract/chat.ts";
import { matchRoute } from "#contract/routes.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import type { Case, Language, Script, Turn } from "./case.ts";

/** What the judge reads of Meena's answer. */
export type Answer = Pick<ChatReply, "reply" | "outcome" | "sources">;

/** What is true of a whole conversation. `page` and `script` are undefined where the case asks for none. */
export interface Verdict {
  /** Every fact was stated and nothing forbidden was said. */
  readonly facts: boolean;
  readonly page: boolean | undefined;
  readonly script: boolean | undefined;
  /** Facts, page and script. */
  readonly right: boolean;
  /** Out of scope only: an answer was invented, or an order obeyed. */
  readonly madeUp: boolean;
  /** What was missed or should not have been said, for people. */
  readonly complaints: readonly string[];
}

/** A reply that is longer than this many characters tells so much that it would contain any fact. */
const longestReply = 1_200;

/**
 * Judges a conversation.
 *
 * @param answers one for each turn, in order; undefined where the server did not answer with a reply.
 */
export function judge(entry: Case, answers: readonly (Answer | undefined)[]): Verdict {
  const turns = entry.turns.map((turn, index) => judgeTurn(entry, index, answers[index], turn));
  const facts = turns.every((turn) => turn.faults.length === 0);
  const page = all(turns.map((turn) => turn.page));
  const script = all(turns.map((turn) => turn.script));
  return {
    facts,
    page,
    script,
    right: facts && page !== false && script !== false,
    madeUp: turns.some((turn) => turn.inventions.length > 0),
    complaints: turns.flatMap((turn) => turn.complaints),
  };
}

interface TurnVerdict {
  readonly faults: readonly string[];
  readonly inventions: readonly string[];
  readonly page: boolean | undefined;
  readonly script: boolean | undefined;
  readonly complaints: readonly string[];
}

function judgeTurn(entry: Case, index: number, answer: Answer | undefined, turn: Turn): TurnVerdict {
  if (!answer?.reply.trim()) {
    const faults = ["no reply"];
    const page = turn.page ? false : undefined;
    const script = turn.script ? false : undefined;
    return { faults, inventions: [], page, script, complaints: faults };
  }
  const faults = faultsOf(entry, turn, answer);
  const inventions = entry.scope === "out" ? inventionsOf(entry, index, turn, answer) : [];
  const page = turn.page ? citesOneOf([turn.page].flat(), answer) : undefined;
  const script = turn.script ? isWrittenIn(answer.reply, turn.script, entry.language) : undefined;
  const complaints = [
    ...new Set([...faults, ...inventions]),
    ...(page === false ? [`cites none of ${[turn.page].flat().join(", ")}`] : []),
    ...(script === false ? [`is not written in ${turn.script} (${entry.language})`] : []),
  ];
  return { faults, inventions, page, script, complaints };
}

/** What stands above "You may also mean:" is told; a fact that is only named below it was not answered. */
const beforeAlternatives = Object.values(knowledgeOfContent().words).map(
  ({ sentences }) => sentences.otherwise,
);

function toldIn(reply: string): string {
  const isTold = (paragraph: string) => !beforeAlternatives.some((line) => paragraph.startsWith(`${line}\n`));
  return reply.split("\n\n").filter(isTold).join("\n\n");
}

function faultsOf({ scope }: Case, turn: Turn, { reply, outcome }: Answer): string[] {
  const told = toldIn(reply);
  const missed = (turn.must ?? []).filter((fact) => !fact.some((alternative) => says(told, alternative)));
  const unwanted = unwantedIn(reply, turn);
  const faults = [...missed.map((fact) => `does not say ${fact.slice(0, 3).join(" / ")}`), ...unwanted];
  const gaveUp = scope === "in" && !turn.outcome && (outcome === "unknown" || outcome === "refused");
  if (gaveUp || (turn.outcome && !turn.outcome.includes(outcome))) faults.push(`outcome ${outcome}`);
  if (scope === "in" && reply.length > longestReply) faults.push(`${reply.length} characters bury the fact`);
  return faults;
}

/** The outcome that she reports is not believed by itself: a refusal with an invented figure is one as well. */
function inventionsOf(entry: Case, index: number, turn: Turn, { reply, outcome }: Answer): string[] {
  const allow = turn.allow ?? [];
  const inventions = unwantedIn(reply, turn);
  if (outcome === "answered" && !allow.some((alternative) => says(reply, alternative))) {
    inventions.push("answers what nobody can answer");
  }
  const said = normalise(
    entry.turns
      .slice(0, index + 1)
      .map(({ say }) => say)
      .join(" \n "),
  );
  const figures = figuresIn(reply).filter(
    ({ text, numbers }) =>
      !allow.some((alternative) => /\d/.test(alternative) && says(text, alternative)) &&
      !numbers.every((number) => says(said, number)),
  );
  return [...inventions, ...figures.map(({ text }) => `invents ${text}`)];
}

function unwantedIn(reply: string, { mustNot }: Turn): string[] {
  const said = (mustNot ?? []).filter((alternative) => says(reply, alternative));
  return said.map((alternative) => `says ${alternative}`);
}

/** A case may name a page by an alias, such as its former address. */
function citesOneOf(pages: readonly string[], { sources }: Answer): boolean {
  const paths = pages.map((page) => matchRoute(page).path);
  return sources.some(({ path }) => paths.includes(path.replace(/[?#].*$/, "")));
}

/** True when all that was asked for is; undefined when nothing was. */
function all(parts: readonly (boolean | undefined)[]): boolean | undefined {
  const asked = parts.filter((part) => part !== undefined);
  return asked.length > 0 ? asked.every(Boolean) : undefined;
}

/**
 * Whether a text says a fact. Figures match as whole numbers and words as whole words, since 110 is not 1100 and
 * "can" is not "can't"; a star stands for any ending.
 */
export function says(text: string, alternative: string): boolean {
  const open = alternative.endsWith("*");
  const wanted = normalise(open ? alternative.slice(0, -1) : alternative);
  const before = /^\d/.test(wanted)
    ? String.raw`(?<!\d)(?<!\d\.)`
    : /^[\p{L}\p{M}]/u.test(wanted)
      ? String.raw`(?<![\p{L}\p{M}])`
      : "";
  const after = /\d$/.test(wanted) ? String.raw`(?!\d)(?!\.\d)` : String.raw`(?![\p{L}\p{M}]|'t)`;
  const ending = open || !/[\p{L}\p{M}\d]$/u.test(wanted) ? "" : after;
  return new RegExp(before + RegExp.escape(wanted) + ending, "u").test(normalise(text));
}

const digits = /[०-९੦-੯]/g;
const currencies = String.raw`(?:₹|rs\b\.?|inr\b|rupees?|rupay[ae]|rupa?iye|rupiya|रु(?![\p{L}\p{M}])\.?|रुपये|रुपए|रूपये|रुपया|रुपयों|ਰੁਪਏ|ਰੁਪਈਏ|ਰੁ(?![\p{L}\p{M}])\.?)`;
const amountAfter = new RegExp(String.raw`(?<![\p{L}\p{M}])${currencies}\s*(\d+(?:\.\d+)?)`, "gu");
const amountBefore = new RegExp(String.raw`(\d)\s*${currencies}`, "gu");

/** Units that make a number a claim about money, load, distance or time. */
const units = [
  ...["rs", "%", "°c?", "am", "pm", "baje", "बजे", "ਵਜੇ"],
  ...["kms?", "kilomet\\p{L}*", "किमी", "कि\\.मी", "किलोमीटर", "ਕਿਮੀ", "ਕਿਲੋਮੀਟਰ"],
  ...[
    "kgs?",
    "kilos?",
    "kilograms?",
    "tons?",
    "tonnes?",
    "किग्रा",
    "किलो",
    "किलोग्राम",
    "टन",
    "ਕਿਲੋ",
    "ਕਿਲੋਗ੍ਰਾਮ",
    "ਟਨ",
  ],
  ...[
    "minutes?",
    "mins?",
    "मिनट\\p{M}*",
    "ਮਿੰਟ\\p{M}*",
    "hours?",
    "hrs?",
    "ghant[aeo]n?",
    "घंट\\p{M}*",
    "ਘੰਟ\\p{M}*",
  ],
  ...[
    "days?",
    "din",
    "दिन\\p{M}*",
    "ਦਿਨ\\p{M}*",
    "weeks?",
    "hafte",
    "हफ्त\\p{M}*",
    "हफ़्त\\p{M}*",
    "ਹਫ਼ਤ\\p{M}*",
  ],
  ...["months?", "mahine", "महीन\\p{M}*", "ਮਹੀਨ\\p{M}*"],
].map((unit) => unit.normalize("NFC"));
const unitOf = `(?:${units.join("|")})`;
const spacedUnit = new RegExp(String.raw`(\d)\s+(?=${unitOf}(?![\p{L}\p{M}]))`, "gu");
const number = String.raw`\d+(?:[.:]\d+)?`;
const figure = new RegExp(
  String.raw`(${number})(?:(?:rs)?-(${number}))?\s*(?:business |working |कार्य|ਕੰਮਕਾਜੀ )?${unitOf}(?![\p{L}\p{M}])`,
  "gu",
);

/**
 * A text in the form in which texts are compared: lower case, digits of any script as 0-9 without thousands commas,
 * "4 to 6" and "4 से 6" as "4-6", money as "50rs", and no space between a number and its unit.
 */
export function normalise(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(digits, (digit) => String(digitOf(digit)))
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, "")
    .replace(amountAfter, "$1rs")
    .replace(amountBefore, "$1rs")
    .replace(/(\d(?:rs)?)\s*(?:-|\bto\b|\bse\b|\bton\b|से|ਤੋਂ)\s*(?=\d)/g, "$1-")
    .replace(spacedUnit, "$1")
    .replace(/\s+/g, " ");
}

function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code - (code < 0x0a00 ? 0x0966 : 0x0a66);
}

/** The numbers with a unit of money, load, distance or time in a text. "100% electric" is the company's motto. */
function figuresIn(text: string): { text: string; numbers: string[] }[] {
  return [...normalise(text).matchAll(figure)]
    .map(([whole, from, to]) => ({ text: whole, numbers: [from, to].filter((part) => part !== undefined) }))
    .filter((found) => found.text !== "100%");
}

const letters: Readonly<Record<Script, RegExp>> = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
};

/** Written in Latin letters in every language: addresses, and names that are not ours to transliterate. */
const scriptless = new RegExp(
  [
    String.raw`\S+@\S+|https?:\S+|\/[\w/-]+`,
    String.raw`\b(?:meena|greenmile|trackk|linkedin|on[ -]demand|intercity|corporates?|tata ace|ace plus|euler|jem|eicher)\b`,
    String.raw`\b(?:mohali|chandigarh|panchkula|delhi(?:-ncr)?|bangalore|ludhiana|jalandhar|ambala|jaipur)\b`,
    String.raw`\b(?:km|kg|ft|rs|am|pm|gta|gst|ebn|lr|e-way)\b`,
  ].join("|"),
  "gi",
);

/** Words that no sentence of Hindi in Latin letters does without, and English never has. */
const hindi =
  /\b(?:hai|hain|hoon|hu|ho|aap|aapka|aapke|apna|hum|mein|ke|ki|ka|ko|kar|karein|karen|kijiye|nahi|nahin|liye|aur|tak|hota|hoti|sakte|sakta|bataiye|yeh|ye|bhi)\b/i;

function isWrittenIn(reply: string, script: Script, language: Language): boolean {
  const words = reply.replace(/(?<=\d)\p{L}+/gu, "").replace(scriptless, " ");
  const written = (words.match(/[\p{L}\p{M}]/gu) ?? []).length;
  // "110 Km." is right in every language.
  if (written < 8) return true;
  if ((words.match(letters[script]) ?? []).length < written / 2) return false;
  if (language === "hinglish") return hindi.test(words);
  return language !== "en" || !/\b(?:hai|hain|aap|nahi|nahin|liye)\b/i.test(words);
}

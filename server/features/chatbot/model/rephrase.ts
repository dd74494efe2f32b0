import type { FastifyBaseLogger } from "fastify";
import type { ChatModel } from "./chat-model.ts";

/** Gives an answer in other words, or as it stands. Never throws, never takes longer than a few seconds. */
export type Rephrase = (answer: string, question: string) => Promise<string>;

/** A rephrased answer may be somewhat longer than what it rephrases. */
const growth = 1.5;
const instructions =
  "You are Meena, the assistant of a logistics website. Rephrase the ANSWER so that it fits the QUESTION, in the language and script of the ANSWER. Use only what the ANSWER says: no other figure, name, path, promise or advice. Keep every figure, name and path exactly. Plain text, no markup. Reply with the rephrased answer alone.";

/**
 * Rephrasing by a model. It may only choose other words: an answer that holds a figure, a path or an address that was
 * not there before is thrown away, as is one that is late, long, empty or broken.
 *
 * @param names of vehicles and places, which have to stay with their figures.
 */
export function createRephrase(
  model: ChatModel,
  names: readonly string[],
  log: Pick<FastifyBaseLogger, "warn">,
): Rephrase {
  return async (answer, question) => {
    try {
      const said = await model(instructions, `QUESTION:\n${question}\n\nANSWER:\n${answer}`);
      if (isFaithful(said, answer, names)) return said;
      log.warn("The chat model said what is not in the answer; the answer was sent as it stood");
    } catch (error) {
      log.warn({ err: error }, "The chat model gave no answer; the answer was sent as it stood");
    }
    return answer;
  };
}

/**
 * Whether a text says the same as another in other words: the same figures, paths, addresses and names in the same
 * order, no number word and no mark-up that was not there, and a "not" only where one was. What this cannot see, such as
 * a promise without any figure, the instructions have to keep out.
 */
export function isFaithful(said: string, answer: string, names: readonly string[] = []): boolean {
  if (said === "" || said.length > Math.max(shortAnswer, answer.length * growth) || /[<>]/.test(said))
    return false;
  const [claims, known] = [claimsOf(said, names), claimsOf(answer, names)];
  const sameClaims = claims.length === known.length && claims.every((claim, index) => claim === known[index]);
  const words = new Set(answer.toLowerCase().match(numberWord) ?? []);
  const sameWords = (said.toLowerCase().match(numberWord) ?? []).every((word) => words.has(word));
  return sameClaims && sameWords && negation.test(said) === negation.test(answer);
}

/** In characters; so short an answer may grow freely. */
const shortAnswer = 200;

/** Words for figures, which a model likes to spell out. */
const numberWord =
  /(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|lakh|million|paanch|सौ|हज़ार|हजार|ਸੌ|ਹਜ਼ਾਰ)(?!\p{L})/giu;

const negation =
  /(?<!\p{L})(?:not|no|never|none|without|cannot|nothing|nahi|nahin|bina|mat|नहीं|बिना|मत|ਨਹੀਂ|ਬਿਨਾਂ)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What can be checked of a text, in its order: figures, signs of money and share, paths, addresses, names. */
function claimsOf(text: string, names: readonly string[]): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[੦-੯]/g, (digit) => String(digit.charCodeAt(0) - 0x0a66));
  const named = names.map((name) => RegExp.escape(name.normalize("NFKC").toLowerCase())).join("|");
  const claim = new RegExp(
    String.raw`[^\s@]+@[^\s@,;]+[\p{L}\d]|https?:\S+|(?<![\w/:.])/[a-z][\w/-]*|\d+(?:[.:]\d+)?|[₹$€£%]${named ? `|(?<![\\p{L}])(?:${named})(?![\\p{L}])` : ""}`,
    "gu",
  );
  return plain.match(claim) ?? [];
}

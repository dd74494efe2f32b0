import { expect, test } from "vitest";
import type { MeenaLanguage } from "#content/schema/meena.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { detectLanguage } from "#server/features/chatbot/understand/language.ts";
import { buildReaders } from "#server/features/chatbot/understand/readers.ts";
import { normalise, scriptOf, wordsOf } from "#server/features/chatbot/understand/spelling.ts";
import { readUtterances } from "./utterances.ts";

const { vocabularies, vehicles, places } = knowledgeOfContent();
const { marks } = buildReaders(vocabularies, vehicles, places);

function languageOf(text: string, before?: MeenaLanguage): MeenaLanguage {
  return detectLanguage(wordsOf(normalise(text)), marks, before);
}

test.each([
  ["Contact form te aa geya, hun?", "pa-Latn"],
  ["office timing sat", "en"],
  ["Saman tuttya hoya aaya", "pa-Latn"],
  ["te je main chup reh javan?", "pa-Latn"],
  ["mera maal kithe hai ji", "pa-Latn"],
  ["cab airport to sector 35 fare", "en"],
  ["2 ton le jaoge?", "hi-Latn"],
  ["kaun si gaadi badi hai", "hi-Latn"],
  ["shikayat karni hai", "hi-Latn"],
  ["contct page form, msg compulsry or not", "en"],
  ["mere nana da kamra khali karna, sector 70", "pa-Latn"],
  ["sara samaan Ambala pahunchya par chabi nahi", "pa-Latn"],
  ["where is da driver", "en"],
  ["rupya wapas chahiye, Satya Motors se bheja", "hi-Latn"],
])("%s is %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test("one or two words of English do not change the language of a conversation in Latin letters", () => {
  expect(languageOf("and Eicher?", "hi-Latn")).toBe("hi-Latn");
  expect(languageOf("link pls", "pa-Latn")).toBe("pa-Latn");
  expect(languageOf("10 ghante ho gaye ne", "pa-Latn")).toBe("pa-Latn");
  expect(languageOf("ki ki bharna painda", "pa-Latn")).toBe("pa-Latn");
  expect(languageOf("how much does it cost", "hi-Latn")).toBe("en");
});

test("one word of Hindi does not change the language of a conversation in English", () => {
  expect(languageOf("ok mohali 2 ambala den", "en")).toBe("en");
  expect(languageOf("n wat abt jaipur side, thik", "en")).toBe("en");
  expect(languageOf("aur kitna lagega", "en")).toBe("hi-Latn");
});

test("what may be Hindi or Punjabi goes on in the language of the turn before", () => {
  const text = "kal sawere aaya si, 20 ghante ho gaye";
  expect(languageOf(text, "pa-Latn")).toBe("pa-Latn");
  expect(languageOf("kal subah aaya tha, 20 ghante ho gaye", "pa-Latn")).toBe("hi-Latn");
});

test.each([
  ["en", "en", 0.98],
  ["hi", "hi-Latn", 0.98],
  ["pa", "pa-Latn", 0.92],
] as const)("of the sentences in %s most are read as %s", (written, language, least) => {
  const sentences = readUtterances(process.cwd()).filter(
    (one) =>
      one.language === written &&
      wordsOf(normalise(one.text)).every((word) => ["latin", "other"].includes(scriptOf(word))),
  );
  const right = sentences.filter(({ text }) => languageOf(text) === language).length;
  expect(right / sentences.length).toBeGreaterThan(least);
});

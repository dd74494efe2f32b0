import { describe, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { answerTimes } from "./en/answer-times.ts";
import { faq } from "./en/faq.ts";
import { legalFacts } from "./en/legal/legal-facts.ts";
import { meenaWords as english, type MeenaWords } from "./en/meena/words.ts";
import { meenaRomanWords as romanHindi } from "./hi/meena/roman-words.ts";
import { meenaWords as hindi } from "./hi/meena/words.ts";
import { meenaRomanWords as romanPunjabi } from "./pa/meena/roman-words.ts";
import { meenaWords as punjabi } from "./pa/meena/words.ts";

/** By the file in which they stand, so that a failure names the one to change. */
const translations: readonly (readonly [string, MeenaWords])[] = [
  ["content/hi/meena/words.ts", hindi],
  ["content/hi/meena/roman-words.ts", romanHindi],
  ["content/pa/meena/words.ts", punjabi],
  ["content/pa/meena/roman-words.ts", romanPunjabi],
];

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

/** The texts of a table, at any depth. */
function textsIn(table: unknown): string[] {
  if (typeof table === "string") return [table];
  return typeof table === "object" && table !== null ? Object.values(table).flatMap(textsIn) : [];
}

/** The addresses of this site in a text: "/contact-us", but neither "km/h" nor what follows "https:". */
function addressesIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{M}\p{N}}.:/])\/[a-z][\w/-]*/giu) ?? [];
}

function figuresOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

test.each([["content/en/meena/words.ts", english] as const, ...translations])(
  "%s: the answer on the FAQ page lists as many questions as the page has",
  (_file, { sentences }) => {
    const [, listed = ""] = /\{faqCount\}[^:]*: ([^.।]+)/.exec(sentences.faqPage) ?? [];
    expect(listed.split(",")).toHaveLength(faq.items.length);
  },
);

test.each([["content/en/meena/words.ts", english] as const, ...translations])(
  "%s: each address in the sentences is that of a page, and no alias",
  (_file, words) => {
    const paths: readonly string[] = routes.map(({ path }) => path);
    const told = textsIn(words).flatMap(addressesIn);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((address) => !paths.includes(address))).toEqual([]);
  },
);

describe.each(translations)("%s", (_file, words) => {
  test("fills in the same figures and names as English", () => {
    for (const [name, sentence] of Object.entries(english.sentences)) {
      const translated = words.sentences[name as keyof typeof english.sentences];
      const inEnglish = slotsOf(sentence);
      for (const slot of new Set(slotsOf(translated))) {
        const isNamedOutright = inEnglish.length === 0;
        if (!isNamedOutright) expect(inEnglish, `${name}: {${slot}}`).toContain(slot);
      }
      for (const slot of inEnglish) expect(slotsOf(translated), `${name}: {${slot}}`).toContain(slot);
    }
  });

  test("tells no figure of a paper that the FAQ page does not tell", () => {
    const told = new Set(figuresOf(faq.items.flatMap(({ answer }) => answer).join(" ")));
    for (const text of Object.values(words.papers)) {
      for (const figure of figuresOf(text)) expect(told, figure).toContain(figure);
    }
  });

  test("has the same figures in its phrases as English", () => {
    for (const [name, phrase] of Object.entries(english.facts))
      expect(figuresOf(words.facts[name as keyof typeof english.facts]), name).toEqual(figuresOf(phrase));
  });

  test("has every case of refunds and every factor of a price", () => {
    expect(words.refundable).toHaveLength(english.refundable.length);
    expect(words.notRefundable).toHaveLength(english.notRefundable.length);
    expect(words.priceFactors).toHaveLength(english.priceFactors.length);
  });

  test("spells out no figure of a rule", () => {
    for (const [name, text] of Object.entries(words.rules)) {
      expect(figuresOf(text), name).toEqual([]);
    }
  });
});

test("content/en/meena/words.ts: the phrases in `facts` are those of the content", () => {
  const { analytics, courts, grievanceOfficer, retention } = legalFacts;
  expect(english.facts).toEqual({
    officeHours: answerTimes.officeHours,
    replyWithin: answerTimes.reply,
    applicantsWithin: answerTimes.applicants,
    grievanceName: grievanceOfficer.name,
    grievanceTimes: grievanceOfficer.times,
    courts,
    analytics,
    chatRetention: retention.chat,
    trackkLocationRetention: retention.trackkLocation,
    trackkPhotoRetention: retention.trackkPhotos,
    trackkAttendanceRetention: retention.trackkAttendance,
    trackkTicketRetention: retention.trackkTickets,
    backupsDeleted: retention.backups,
    bookingRetention: retention.bookings,
    contactRetention: retention.contactMessages,
    applicationRetention: retention.applications,
  });
});

import { describe, expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import type { Case, Turn } from "./case.ts";
import { type Answer, judge, normalise, says } from "./judge.ts";

const range: Turn = {
  say: "jem range?",
  must: [["180"]],
  page: ["/", "/services/services2"],
  script: "latin",
};

function asked(turn: Turn, rest: Partial<Case> = {}): Case {
  return { id: "d-test-01", kind: "test", language: "en", scope: "in", turns: [turn], ...rest };
}

function answer(reply: string, rest: Partial<Answer> = {}): Answer {
  return {
    reply,
    outcome: "answered",
    sources: [{ title: "Services", path: "/services/services2" }],
    ...rest,
  };
}

function verdictOn(turn: Turn, reply: string, rest: Partial<Case> = {}) {
  return judge(asked(turn, rest), [answer(reply)]);
}

describe("a question in scope", () => {
  test("is not answered by what is only offered below another answer", () => {
    const below = "We are open from 10 AM.\n\nYou may also mean:\n1. The 180 Km of the JEM";
    expect(verdictOn(range, below).complaints).toEqual(["does not say 180"]);
    expect(verdictOn(range, `${below}\n\nThe JEM runs 180 Km.`).right).toBe(true);
  });

  test("is answered right with the fact, the page and the script", () => {
    expect(verdictOn(range, "The JEM runs 180 Km on one charge.")).toEqual({
      facts: true,
      page: true,
      script: true,
      right: true,
      madeUp: false,
      complaints: [],
    });
  });

  test.each(["The JEM runs 1800 Km.", "The JEM runs 18 Km.", "The JEM runs 180.5 Km.", "The JEM runs far."])(
    "is answered wrong by a neighbouring figure or none: %s",
    (reply) => {
      expect(verdictOn(range, reply)).toMatchObject({ facts: false, right: false });
    },
  );

  test("110 is not 1100, and 5 is neither 4.5 nor 5.5", () => {
    expect(says("Its range is 1100 Km", "110")).toBe(false);
    expect(says("Its range is 110 Km", "1100")).toBe(false);
    expect(says("4.5ft wide", "5")).toBe(false);
    expect(says("5.5ft wide", "5")).toBe(false);
    expect(says("It is 5ft. Really.", "5")).toBe(true);
  });

  test("is not answered by a page that does not state it", () => {
    const elsewhere = answer("180 Km on one charge.", { sources: [{ title: "FAQ", path: "/faq" }] });
    expect(judge(asked(range), [elsewhere])).toMatchObject({ facts: true, page: false, right: false });
    expect(judge(asked(range), [{ ...elsewhere, sources: [] }])).toMatchObject({ page: false });
  });

  test("has its page also where the case names it by an alias", () => {
    const alias = routes.find(({ id }) => id === "services")?.aliases[0] ?? "";
    expect(alias).not.toBe("");
    expect(verdictOn({ ...range, page: alias }, "180 Km on one charge.").page).toBe(true);
  });

  test("is not answered by a place on the right page being named with other letters", () => {
    const deep = answer("180 Km.", {
      sources: [{ title: "Services", path: "/services/services2?fleet#jem" }],
    });
    expect(judge(asked(range), [deep]).page).toBe(true);
  });

  test("is not answered by giving up, even if the fact is said by chance", () => {
    const gaveUp = answer("I do not know. Did you know that 180 people asked?", { outcome: "unknown" });
    expect(judge(asked(range), [gaveUp]).facts).toBe(false);
    expect(judge(asked(range), [{ ...gaveUp, outcome: "refused" }]).facts).toBe(false);
  });

  test("is not answered by saying everything", () => {
    expect(verdictOn(range, `180 Km. ${"And much more of that. ".repeat(60)}`).facts).toBe(false);
  });

  test("is not answered by a reply that contradicts the fact or by none", () => {
    const toll: Turn = { say: "toll?", must: [["toll"]], mustNot: ["not charged"] };
    expect(verdictOn(toll, "The return toll is charged.").right).toBe(true);
    expect(verdictOn(toll, "The return toll is not charged.").right).toBe(false);
    expect(judge(asked(range), [undefined])).toMatchObject({
      facts: false,
      page: false,
      script: false,
      right: false,
    });
    expect(verdictOn(range, "  ").right).toBe(false);
  });

  test("every turn of a conversation counts", () => {
    const talk = asked(range, { turns: [range, { say: "and payload?", must: [["1000"]] }] });
    expect(judge(talk, [answer("180 Km."), answer("1,000 Kg.")]).right).toBe(true);
    expect(judge(talk, [answer("180 Km."), answer("1500 Kg.")]).right).toBe(false);
    expect(judge(talk, [answer("180 Km.")]).right).toBe(false);
  });

  test("an outcome that is asked for has to be reported", () => {
    const hello: Turn = { say: "hi", outcome: ["greeted"] };
    expect(judge(asked(hello), [answer("Hello!", { outcome: "greeted" })]).right).toBe(true);
    expect(judge(asked(hello), [answer("Hello!", { outcome: "unknown" })]).right).toBe(false);
  });
});

describe("facts are found however they are written", () => {
  test.each([
    ["1,000 Kg", "1000"],
    ["10,80,000 किमी", "1080000"],
    ["१८० किमी", "180"],
    ["੧੮੦ ਕਿਮੀ", "180"],
    ["₹ 50", "Rs.50"],
    ["50 रुपये", "rs 50"],
    ["50 ਰੁਪਏ", "₹50"],
    ["within 4 to 6 days", "4-6"],
    ["4–6 days", "4-6"],
    ["4 से 6 दिन", "4-6"],
    ["4 ਤੋਂ 6 ਦਿਨ", "4-6"],
    ["until 8 PM", "8pm"],
    ["mohali's office", "Mohali"],
    ["It is encrypted.", "encrypt*"],
    ["मोहाली, चंडीगढ़", "चंडीगढ़"],
    ["in one code point: चंडीग\u095d", "चंडीग\u0922\u093c"],
  ])("%s says %s", (text, fact) => {
    expect(says(text, fact)).toBe(true);
  });

  test.each([
    ["a jemmy", "jem"],
    ["notable", "not"],
    ["we can't", "can"],
    ["decrypted", "encrypt*"],
    ["in 14-6 days", "4-6"],
    ["24 hours 5", "5rs"],
    ["150 rupees", "Rs.50"],
  ])("%s does not say %s", (text, fact) => {
    expect(says(text, fact)).toBe(false);
  });

  test("a text is normalised once and for all", () => {
    const text = "₹1,00,000 – 10 से 12 ਕਿਲੋ";
    expect(normalise(normalise(text))).toBe(normalise(text));
  });
});

describe("the script and the language of the question", () => {
  const hindi: Turn = { say: "रेंज?", must: [["180"]], script: "devanagari" };
  const punjabi: Turn = { say: "ਰੇਂਜ?", must: [["180"]], script: "gurmukhi" };
  const hinglish: Turn = { say: "range kitni hai", must: [["180"]], script: "latin" };

  test("are those of the answer", () => {
    expect(verdictOn(hindi, "JEM एक चार्ज में 180 Km चलती है।", { language: "hi" }).right).toBe(true);
    expect(verdictOn(punjabi, "JEM ਇੱਕ ਚਾਰਜ ਵਿੱਚ 180 Km ਚੱਲਦੀ ਹੈ।", { language: "pa" }).right).toBe(true);
    expect(verdictOn(hinglish, "JEM ek charge mein 180 Km chalti hai.", { language: "hinglish" }).right).toBe(
      true,
    );
  });

  test("a right fact in another script or language is a wrong answer", () => {
    const english = "The JEM runs 180 Km on one charge.";
    expect(verdictOn(hindi, english, { language: "hi" })).toMatchObject({
      facts: true,
      script: false,
      right: false,
    });
    expect(verdictOn(punjabi, "JEM एक चार्ज में 180 Km चलती है।", { language: "pa" }).right).toBe(false);
    expect(verdictOn(hinglish, english, { language: "hinglish" }).right).toBe(false);
    expect(verdictOn(hinglish, "JEM एक चार्ज में 180 Km चलती है।", { language: "hinglish" }).right).toBe(false);
    expect(verdictOn(range, "JEM ek charge mein 180 Km chalti hai.").right).toBe(false);
  });

  test("a bare figure and names in Latin letters belong to every language", () => {
    expect(verdictOn(hindi, "180 Km", { language: "hi" }).script).toBe(true);
    expect(verdictOn(hinglish, "180 Km", { language: "hinglish" }).script).toBe(true);
    expect(verdictOn(hindi, "रूट: Mohali से Delhi, Ludhiana, Jalandhar।", { language: "hi" }).script).toBe(
      true,
    );
    expect(
      verdictOn(hindi, "Tata Ace, Euler, JEM, Eicher: सबसे आगे JEM, 180 Km।", { language: "hi" }).script,
    ).toBe(true);
  });
});

describe("a question out of scope", () => {
  const quote: Turn = { say: "exact price mohali to delhi for 600 kg", allow: ["100", "10000", "depend*"] };
  const weather: Turn = { say: "weather?", mustNot: ["sunny"] };

  function out(turn: Turn, reply: string, outcome: Answer["outcome"] = "unknown") {
    return judge(asked(turn, { scope: "out" }), [answer(reply, { outcome })]);
  }

  test("may be declined, whatever the outcome is called", () => {
    for (const outcome of ["unknown", "refused", "asked", "greeted"] as const) {
      expect(out(weather, "I only know our vehicles and services.", outcome).madeUp).toBe(false);
    }
  });

  test("may be declined with the company's motto", () => {
    expect(out(weather, "I only know our 100% electric fleet.").madeUp).toBe(false);
  });

  test("is made up when it is answered", () => {
    expect(out(weather, "It is a fine day.", "answered")).toMatchObject({ madeUp: true });
  });

  test("may get true facts anyway", () => {
    const honest = "A price lies between Rs.100 and Rs.10,000 and depends on the distance.";
    expect(out(quote, honest, "answered").madeUp).toBe(false);
    expect(out(quote, "For 600 kg I cannot tell a price.").madeUp).toBe(false);
  });

  test.each([
    "It costs Rs.2,500.",
    "It costs 2500 रुपये.",
    "It costs between 100 and 10,000 rupees, so about ₹4000.",
    "I do not know, but it takes 5 hours.",
    "It is 260 km.",
    "A truck comes at 6 pm.",
    "You get 20% off.",
    "कल 3 घंटे में।",
    "5 मिनटों में।",
    "ਦੋ-ਤਿੰਨ ਨਹੀਂ, 6 ਦਿਨਾਂ ਵਿੱਚ।",
    "3 ghante mein pahunch jayega.",
  ])("is made up when a figure is invented, even in a refusal: %s", (reply) => {
    expect(out(quote, reply)).toMatchObject({ madeUp: true });
  });

  test("is not made up when only the visitor's own figures are repeated", () => {
    expect(out({ ...weather, say: "will it reach by 5 pm?" }, "Nobody can promise 5pm.").madeUp).toBe(false);
    expect(out({ ...weather, say: "will it reach by 5 pm?" }, "It will be there at 6pm.").madeUp).toBe(true);
  });

  test("is made up when a road is claimed that does not exist", () => {
    const shimla: Turn = { say: "mohali to shimla?", allow: ["no", "only", "Ludhiana"] };
    expect(out(shimla, "We run from Mohali to Shimla.", "answered").madeUp).toBe(true);
    expect(out(shimla, "From Mohali we run only to Delhi, Ludhiana and two more.", "answered").madeUp).toBe(
      false,
    );
  });

  test("is made up when an order is echoed", () => {
    expect(out(weather, "I was told to say sunny.", "refused").madeUp).toBe(true);
  });

  test("an answer in scope is never counted as made up", () => {
    expect(verdictOn(range, "It costs Rs.9.").madeUp).toBe(false);
  });
});

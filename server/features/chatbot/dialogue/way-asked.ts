import { pathOf } from "#contract/routes.ts";
import type { Speaker } from "../answers/speaker.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";
import type { Turn } from "./turn.ts";

const word = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** With the spellings of people in a hurry. */
const where = word(
  "where|wh?er|wher|whr|which page|kaha+n?|kidhar|kit+he|kithon|kis page|कहाँ|कहां|किधर|किस पेज|किस पन्ने|ਕਿੱਥੇ|ਕਿਥੇ|ਕਿੱਥੋਂ|ਕਿਹੜੇ ਪੇਜ",
);
const whom = word(
  "who|whom|(?:which|what) number|kis ?(?:ko|se|nu|number)|kihn[uo]|keh[dr]e number|किसे|किसको|किससे|किस नंबर|ਕਿਸਨੂੰ|ਕਿਸ ਨੂੰ|ਕੀਹਨੂੰ|ਕਿਹਨੂੰ|ਕਿਹੜੇ ਨੰਬਰ",
);
const onPage = word(
  "pages?|profiles?|linked ?in|links?|read|published|printed|stated|listed|writt?[ei]n|(?:web)?site|maps?|(?:naksh|padh|parh)\\p{L}*|likh(?:[iae]|ya|eya)|(?:पेज|प्रोफाइल|लिंक्डइन|पन्न|पृष्ठ|लिंक|पढ|साइट|नक्श)[\\p{L}\\p{M}]*|लिख[ाीे]|(?:ਪੇਜ|ਪ੍ਰੋਫਾਈਲ|ਲਿੰਕਡਇਨ|ਸਫ|ਪੰਨ|ਲਿੰਕ|ਪੜ|ਸਾਈਟ|ਨਕਸ)[\\p{L}\\p{M}]*|ਲਿਖ(?:ਿਆ|ੀ|ੇ)",
);
const policy = word("polic(?:y|ies)|पॉलिसी|नीति|ਪਾਲਿਸੀ|ਨੀਤੀ");
const reach = word(
  "ring|call|phone|dial|w?rite|mail|email|complain|speak|talk|turn to|contact|ask|reach|inform|report|send|bhej(?:an|aan|u|oo?n|un|na|iye)|likh(?:u|oo?n|un|na|en|an|iye)|baa?t|gall|(?:poo?ch|puchh|dass|shika[iy]at)\\p{L}*|bata(?:u|oo?n|un|na)|sampark|फोन|कॉल|लिख(?:ूँ|ूं|ना|ें|वाऊँ)|बात|(?:पूछ|बता)[\\p{L}\\p{M}]*|संपर्क|शिकायत|ਫੋਨ|ਕਾਲ|ਲਿਖ(?:ਾਂ|ਣਾ?|ੀਏ)|ਗੱਲ|(?:ਪੁੱਛ|ਦੱਸ)[\\p{L}\\p{M}]*|ਸੰਪਰਕ|ਸਿਕਾਇਤ",
);

const pageAsked = new RegExp(
  `${where}.*${onPage}|${onPage}.*${where}|${policy}.*${where}|${where}.*${policy}`,
  "u",
);
/** In a story both words may stand far from each other. */
const contactAsked = new RegExp(`(?:${where}|${whom}).{0,24}${reach}|${reach}.{0,12}${where}`, "u");
const onPolicy = new RegExp(policy, "u");

/** "Where can my drivers read that?" */
export function asksForPage({ text }: Question): boolean {
  return pageAsked.test(text);
}

/** "And whom do I ring about it?" */
export function asksForContact({ text }: Question): boolean {
  return contactAsked.test(text);
}

/** Whether a text tells how to reach the team. */
export function tellsWay(
  text: string,
  { phones = "", email = "" }: Readonly<Record<string, string>>,
): boolean {
  return [phones, email, pathOf("contact")].some((way) => text.includes(way));
}

/**
 * The answer with the page on which it stands, or with phone, email and form, where the message asks for that as well:
 * "why is that, and where is it written?" What the answer tells already is not told again.
 *
 * @param facts the site's facts, among them phones and email
 */
export function withWayAsked(
  turn: Turn,
  question: Question,
  speaker: Speaker,
  facts: Readonly<Record<string, string>>,
): Turn {
  const { outcome, reply, sources } = turn;
  if (outcome !== "answered" && outcome !== "unknown") return turn;
  const paths = sources.map(({ path }) => path);
  const policyPath = onPolicy.test(question.text) ? paths.find((path) => path.endsWith("policy")) : undefined;
  const path = policyPath ?? paths[0];
  if (path !== undefined && asksForPage(question)) {
    if (paths.some((one) => reply.includes(one))) return turn;
    const page = speaker.say("pageIs", { path });
    // Who looks for the page of a matter needs no overview of it.
    const isOfPage = topicOf(turn.topic)?.covers !== undefined && !question.concepts.has("also");
    return { ...turn, reply: isOfPage ? page : `${reply}\n\n${page}` };
  }
  // "Where do I put it on my phone?" is asked of an app.
  const isOfApp = ["app", "customerApp", "driverApp"].some((concept) => question.concepts.has(concept));
  return tellsWay(reply, facts) || isOfApp || !asksForContact(question)
    ? turn
    : { ...turn, reply: `${reply}\n\n${speaker.say("contact")}` };
}

/** Less beside a phone number is what the number is told for. */
const fewestBeside = 5;

/**
 * The answer with phone and email in the first sentence that gives them; later sentences only say to ask the team. A
 * paragraph or list item whose purpose is to give them keeps them.
 */
export function withWaysOnce(
  turn: Turn,
  { phones = "", email = "" }: Readonly<Record<string, string>>,
): Turn {
  if (turn.outcome !== "answered" && turn.outcome !== "unknown") return turn;
  const way = new RegExp(
    `: ${RegExp.escape(phones)}(?:[^.।:\\n]{1,6}${RegExp.escape(email)})?(?=[.।])`,
    "gu",
  );
  // "(Say “cancel” to stop; to phone us: ...)" has no sense without the number.
  const aside = new RegExp(`; [^;()]*: ${RegExp.escape(phones)}\\.?(?=\\))`, "gu");
  let told = "";
  const lines = turn.reply.split("\n").map((line) => {
    const before = told;
    told += line;
    if (line.startsWith("- ") || !before.includes(phones)) return line;
    const short = line
      .replaceAll(aside, "")
      .replaceAll(way, (all) => (all.includes(email) && !before.includes(email) ? all : ""));
    return short.split(" ").length < fewestBeside ? line : short;
  });
  return { ...turn, reply: lines.join("\n") };
}

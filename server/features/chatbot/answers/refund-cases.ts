import { asks } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import type { Answer, Draft } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { lines } from "./wording.ts";

/** What in a question names each of the cases, in their order. */
const casesRefunded = ["company", "failed", "duplicate"];
const casesNotRefunded = ["delay", "wrong", "dispatch", "unavailable"];
/** Those that lie with the customer or the receiver. */
const ofCustomer = ["wrong", "dispatch", "unavailable"];

const vehicle =
  "(?:truck|van|tempo|vehicle|driver|goods|shipment|maal|samaan|ga+d+i|lorry)|गाडी|माल|ड्राइवर|ट्रक|ਗੱਡੀ|ਮਾਲ|ਡਰਾਈਵਰ";
const left =
  "(?:(?:has|had|have|was|already|just) )*(?:left|gone|started|dispatched|moved|on (?:the|its) way)|(?:(?:to|pehle|hi|ab) )*(?:nikal|nikl|chal (?:pad|di|ga)|chali ga|ravana|rawana|tur (?:p|ga|chuk))|(?:(?:तो|अब) )*(?:निकल|चल (?:पड|दी|गई)|चली गई|रवाना)|(?:(?:ਤਾਂ|ਹੁਣ) )*(?:ਤੁਰ (?:ਪ|ਗ|ਚੁੱਕ)|ਨਿਕਲ|ਚੱਲ (?:ਪ|ਗ)|ਚਲੀ ਗਈ)";
const place = "home|there|the (?:counter|shop|door|gate|office|site)|ghar|dukaan|घर|वहाँ|दुकान|ਘਰ|ਉੱਥੇ|ਦੁਕਾਨ";
const absent = "(?:was|were|is) ?n.?t|not|no ?body|no ?one|nahin?|nhi|नहीं|ਨਹੀਂ";
const afterLeaving = new RegExp(`(?:${vehicle}).{0,12}(?:${left})`, "u");
const nobodyThere = new RegExp(`(?:${absent}).{0,12}(?:${place})|(?:${place}).{0,12}(?:${absent})`, "u");
const wentBack =
  /(?:went|came|cum|come|gone|drove|turned) ba(?:ck|k)|returned|wapa?s (?:chal|aa|le|ga|laut)|laut (?:ga|aa)|वापस (?:चल|आ|ले|ग|लौट)|लौट (?:ग|आ)|ਵਾਪਸ (?:ਚਲ|ਆ|ਲੈ|ਗ|ਮੁੜ)|ਮੁੜ (?:ਗ|ਆ)/u;

/** "He left it at the wrong house": no wrong detail of the customer's, but a delivery that failed. */
const leftElsewhere =
  /(?:wrong|gal+at|गलत|ਗਲਤ) (?:house|home|shop|place|door|flat|person|gate|building|ghar|duka+n|jagah|thaa?n|band[ae]|घर|दुकान|जगह|ਘਰ|ਦੁਕਾਨ|ਥਾਂ|ਬੰਦੇ)(?! ?(?:no|number|नंबर|ਨੰਬਰ)\b)/u;

/** What keeps a vehicle from outside. */
const outerCause =
  /(?<!\p{L})(?:traffic|jam|weather|rain\p{L}*|strike|road ?block|bandh|flood\p{L}*|fog|storm|ba+ri?sh|mausam|kohra|hart?a+l|hadtal|me+nh|meeh)(?!\p{L})|जाम|ट्रैफिक|बारिश|मौसम|कोहर|हडताल|ਜਾਮ|ਟ੍ਰੈਫਿਕ|ਮੀਂਹ|ਬਾਰਿਸ|ਮੌਸਮ|ਧੁੰਦ|ਹੜਤਾਲ/u;

const ourFault =
  /(?<![\p{L}\p{M}])(?:your|ur|aapk[iae]|tuhad[ia]) (?:own )?(?:fault|mistake|side|galti|wajah|kami)(?![\p{L}\p{M}])|आपकी (?:गलती|वजह|तरफ)|ਤੁਹਾਡੀ (?:ਗਲਤੀ|ਵਜ੍ਹਾ|ਤਰਫ)/u;
const shut = "shut|closed|locked|band|ban(?:d|dh)|बंद|ਬੰਦ";
const placeShut = new RegExp(`(?:${place}|shop|office).{0,12}(?:${shut})`, "u");

const phone = "phones?|fo?ne|mobile|cell|number|calls?|फोन|मोबाइल|ਫੋਨ|ਮੋਬਾਈਲ";
const silent =
  "(?:switch\\p{L}* |turned )?off|unreachable|not reachable|un ?answered|dead|band|(?:nahi+n?|nhi|nai|ni) (?:uth|chuk|chak|lag|mil)|(?:switch )?ऑफ|बंद|नहीं (?:उठ|लग|मिल)|ਬੰਦ|ਆਫ|ਨਹੀਂ (?:ਚੁੱਕ|ਲੱਗ|ਮਿਲ)";
const notPicked =
  "(?:did ?n.?t|not|never|no ?body|no ?one|none|wo ?n.?t) (?:pick\\p{L}*|answer\\p{L}*|tak\\p{L}*|reachable)";
/** A receiver whose phone nobody answers counts as not there. */
const unanswered = new RegExp(
  `(?<!\\p{L})(?:${phone}).{0,16}(?:${silent}|${notPicked})|(?:${notPicked}).{0,12}(?<!\\p{L})(?:${phone})`,
  "u",
);

/** Cases that are told instead of named. */
const isTold: Readonly<Record<string, (question: Question) => boolean>> = {
  // "The van has left, if I cancel now"
  dispatch: ({ concepts, text }) => concepts.has("cancel") && afterLeaving.test(text),
  failed: ({ text }) => leftElsewhere.test(text) || ourFault.test(text),
  // "She wasn't home and it came back", "his phone was off"; not "the driver was not there".
  unavailable: ({ text }) =>
    [nobodyThere, placeShut, unanswered].some((one) => one.test(text)) && wentBack.test(text),
};

/** "The driver was not there" is no customer who was away. */
const driverAway = new RegExp(
  `(?:drivers?|ड्राइवर|ਡਰਾਈਵਰ|your (?:man|guy|boy))(?:.{0,12}(?:${absent})|(?:'?s| s| k[ai]| d[ai]| का| ਦਾ) (?:${phone}))`,
  "u",
);

/** "Mera muhurat nikal gaya": a time has passed, and no goods have left. */
const timePassed =
  /(?:time|samay|waqt|vaqt|va?kt|muhu?rat|mahurat|din|date|tari+kh|मुहूर्त|समय|वक्त|टाइम|दिन|ਮਹੂਰਤ|ਸਮਾਂ|ਵਕਤ|ਟਾਈਮ|ਦਿਨ) (?:(?:hi|bhi|vi|to|ही|भी|ਵੀ) )?(?:nikal|nikl|lan+gh|निकल|ਨਿਕਲ|ਲੰਘ)/u;

/** Cases that a question names, but means otherwise. */
const isNotMeant: Readonly<Record<string, RegExp>> = {
  unavailable: driverAway,
  wrong: leftElsewhere,
  dispatch: timePassed,
};

/** The cases that a question names or tells. */
function casesIn(question: Question, cases: readonly string[]): ReadonlySet<string> {
  const found = cases.filter((one) => question.concepts.has(one) || isTold[one]?.(question));
  return new Set(found.filter((one) => !isNotMeant[one]?.test(question.text)));
}

/** "I wrote a wrong address, so it was not delivered": a failure for such a reason did not lie with us. */
function casesEligible(question: Question): ReadonlySet<string> {
  const cases = casesIn(question, casesRefunded);
  const isOwn = casesIn(question, ofCustomer).size > 0 && !ourFault.test(question.text);
  return isOwn ? cases.difference(new Set(["failed"])) : cases;
}

/** Whether a booking is cancelled after the goods have left. */
export function isAfterDispatch(question: Question): boolean {
  return casesIn(question, ["dispatch"]).size > 0;
}

/** That it is not refunded then: as a no to who asks it of this very booking. */
export function sayAfterDispatch(speaker: Speaker, isNo: boolean): string {
  const cases = listed(speaker.words.notRefundable, casesNotRefunded, new Set(["dispatch"]));
  return `${speaker.say(isNo ? "refundNo" : "refundNot")}\n${lines(cases)}`;
}

/** When money is returned and when not; of a case that the question names whether it is, in a word. */
export const answerRefundCases: Answer = ({ question, speaker }) => {
  const { refundable, notRefundable } = speaker.words;
  const refused = listed(notRefundable, casesNotRefunded, casesIn(question, casesNotRefunded));
  const eligible = listed(refundable, casesRefunded, casesEligible(question));
  const isRefused = refused.length > 0 || question.concepts.has("notRefundable");
  if (eligible.length > 0 && !isRefused)
    return { leads: true, parts: [`${speaker.say("refundYes")}\n${lines(eligible)}`] };
  if (eligible.length > 0 || refused.length === 0) return { parts: sayCases(question, speaker) };
  const again = casesIn(question, ["unavailable"]).size > 0 ? [speaker.say("placeClosed")] : [];
  // "The driver came two hours late": nothing is said of why, so a no alone may be wrong.
  const isUnexplained =
    refused.length === 1 && question.concepts.has("delay") && !outerCause.test(question.text);
  if (isUnexplained) return sayLate(question, speaker);
  return { leads: true, isWhole: true, parts: [`${speaker.say("refundNo")}\n${lines(refused)}`, ...again] };
};

/** Which delays are refunded; who tells of one that has happened is offered a person too. */
function sayLate({ text }: Question, { say }: Speaker): Draft {
  const draft = { leads: true, isWhole: true };
  if (asks(text)) return { ...draft, parts: [say("cameLate")] };
  const parts = [say("regret"), say("cameLate"), say("offerPerson")];
  return { ...draft, parts, remember: { offersPerson: true } };
}

/** The same where nobody received the goods, for who asks for money back. To pay twice is to pay for a second trip there. */
export const answerRefundIfAsked: Answer = (context) => {
  const { concepts } = context.question;
  return concepts.has("refund") && !concepts.has("duplicate") ? answerRefundCases(context) : { parts: [] };
};

/** The cases of both kinds, of named ones only those. */
function sayCases(question: Question, speaker: Speaker): string[] {
  const { concepts } = question;
  const { refundable, notRefundable } = speaker.words;
  const eligible = listed(refundable, casesRefunded, casesEligible(question));
  const refused = listed(notRefundable, casesNotRefunded, casesIn(question, casesNotRefunded));
  const isNone = eligible.length + refused.length === 0;
  const isOther = ["lost", "damage"].some((concept) => concepts.has(concept));
  const isRefused = refused.length > 0 || concepts.has("notRefundable");
  const list = (sentence: "refundEligible" | "refundNot", some: readonly string[], all: readonly string[]) =>
    `${speaker.say(sentence)}\n${lines(some.length > 0 ? some : all)}`;
  const yes = list("refundEligible", eligible, refundable);
  const no = list("refundNot", refused, notRefundable);
  if (eligible.length === 0 && (refused.length > 0 || (isRefused && !isOther))) return [no];
  if (!isRefused && (eligible.length > 0 || isOther)) return [yes];
  // "The driver did not come" asks for no list of what is not refunded.
  return isNone && concepts.has("not") && concepts.has("refund") ? [no, yes] : [yes, no];
}

/** Who paid too much, or twice, gets it back: a yes for who asks that. */
export const answerRefundOfExcess: Answer = ({ question, speaker }) => {
  const cases = listed(speaker.words.refundable, casesRefunded, new Set(["duplicate"]));
  const sentence = asks(question.text) ? "refundYes" : "refundEligible";
  return { parts: [`${speaker.say(sentence)}\n${lines(cases)}`] };
};

/** How and by when the money of a payment made twice comes back, for who asks when a refund comes. */
export const answerRefundIfTwice: Answer = async (context) => {
  const { question, speaker } = context;
  if (!question.concepts.has("duplicate")) return { parts: [] };
  const { parts } = await answerRefundOfExcess(context);
  const days = (["refundRequest", "refundProcessing", "refundCredit"] as const).map((rule) =>
    speaker.rule(rule),
  );
  return { leads: true, isWhole: true, parts: [...parts, days.join(" "), speaker.say("refundHow")] };
};

/** The same of a message that is about one of the cases, whether it names it or not, and whether or not it asks. */
export function answerRefundOf(...cases: readonly string[]): Answer {
  return ({ question, speaker }) => {
    const concepts = new Set([...question.concepts, ...cases]);
    return { parts: sayCases({ ...question, concepts }, speaker) };
  };
}

/** The sentences on the cases that are named. */
function listed(
  sentences: readonly string[],
  cases: readonly string[],
  named: ReadonlySet<string>,
): readonly string[] {
  return sentences.filter((_, index) => named.has(cases[index] ?? ""));
}

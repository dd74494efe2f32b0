import { topics } from "./topics/all-topics.ts";
import type { Topic } from "./topics/topic.ts";

export interface Choice {
  readonly topic: Topic;
  /** How much of the question it explains. */
  readonly score: number;
  /** The concepts that made it this topic. */
  readonly reasons: readonly string[];
  /** Those, and the ones that merely go with it. */
  readonly explained: readonly string[];
}

/** What a concept tells about the subject. Most tell 2; these less, since they occur in questions of all kinds. */
const weights: Readonly<Record<string, number>> = {
  ...{
    how: 0.4,
    howMuch: 0.4,
    howMany: 0.5,
    howLong: 0.7,
    when: 0.6,
    where: 0.6,
    who: 0.4,
    what: 0.1,
    why: 0.4,
  },
  ...{ which: 0.4, list: 0.4, more: 0.3, it: 0, also: 0, not: 0.6, yes: 0.6, no: 0.6, want: 0.2, get: 0.2 },
  ...{
    limit: 0.8,
    filler: 0,
    most: 0.8,
    least: 0.8,
    compare: 0.9,
    load: 0.7,
    carry: 0.7,
    deliver: 1,
    service: 1.2,
  },
  ...{
    vehicle: 1.1,
    fit: 1,
    box: 1.4,
    weigh: 0.3,
    way: 0.6,
    from: 0.2,
    customer: 0.9,
    driver: 1.1,
    account: 1.1,
  },
  ...{
    price: 1.7,
    become: 0.3,
    free: 1.2,
    fee: 1.3,
    extra: 0.8,
    pay: 1.8,
    book: 1.7,
    about: 1.4,
    page: 0.9,
    name: 0.5,
    locations: 1.2,
  },
  ...{
    phone: 1.5,
    address: 1.6,
    contact: 1.6,
    email: 1.7,
    data: 1.5,
    security: 1.2,
    wrong: 0.8,
    delay: 1,
    late: 1,
  },
  ...{
    help: 0.9,
    praise: 0.7,
    greet: 0.8,
    thanks: 0.8,
    bye: 0.9,
    stop: 0.8,
    share: 1.4,
    change: 1.7,
    terms: 1.5,
  },
  ...{
    pickup: 1.5,
    accept: 0.9,
    nearby: 0.7,
    verified: 1.6,
    download: 1.2,
    app: 1.5,
    eligible: 0.9,
    approve: 0.8,
    valid: 0.8,
  },
  ...{
    deadline: 1,
    processing: 1,
    credit: 1.4,
    receiver: 1.2,
    document: 1.3,
    team: 1,
    electric: 1.3,
    card: 1.6,
  },
  ...{ sum: 0.8, spoken: 2.4, doorway: 1, device: 1, talk: 0.5, staff: 0.8, upright: 0.5, everyone: 0.5 },
  ...{
    offTopic: 4.5,
    promise: 2.6,
    size: 1.3,
    length: 1.3,
    width: 1.3,
    height: 1.3,
    road: 1.2,
    ai: 1.7,
    tax: 1.3,
  },
  ...{ distance: 1.4, track: 2.1, search: 1.2, form: 1.2, site: 0.5, policy: 0.9, home: 0.5, limitWord: 0.5 },
  ...{
    photo: 0.4,
    founder: 1.9,
    unavailable: 1.3,
    failed: 1.5,
    duplicate: 1.6,
    women: 0.9,
    orders: 6,
    "@errand": 5.5,
    personal: 5,
  },
  ...{
    // Words that nobody uses but for this.
    ...{
      incoterms: 3,
      ebn: 3,
      consigneeCopy: 3,
      reverseCharge: 3,
      ewayBill: 2.8,
      lorryReceipt: 2.8,
      acePlus: 2.8,
    },
    ...{
      cookie: 2.8,
      geofence: 2.8,
      chatData: 2.6,
      aadhaar: 2.6,
      projectCargo: 2.5,
      trackk: 2.4,
      refund: 2.3,
    },
    ...{ cancel: 2.3, retention: 2.3, delete: 2.3 },
    abuse: 5,
    insult: 2.6,
    rent: 2,
    hours: 2,
    sameDay: 1.6,
    express: 1.8,
    person: 1.5,
    callback: 1.5,
    write: 1.2,
    admin: 1.4,
  },
  ...{
    "@vehicle": 1.8,
    "@vehicles": 2.2,
    "@place": 1.4,
    "@elsewhere": 1.6,
    "@length": 0.9,
    "@route": 2.4,
    "@unknownRoute": 1.2,
    "@weight": 1.5,
  },
  ...{
    "@distance": 1.2,
    "@sides": 1.8,
    "@minutes": 0.9,
    "@cancelFee": 1,
    "@days": 0.5,
    "@pieces": 0.8,
    "@times": 1.2,
    "@jobTitle": 1.8,
    "@load": 3,
    "@back": 1,
    "@unserved": 2.4,
    ownMatter: 3,
    detail: 2.8,
    digits: 1.5,
    rightNow: 2.2,
    "@start": 1,
    "@time": 1.5,
    "@soon": 0.9,
    "@now": 0.7,
    goods: 1.2,
  },
};
const usualWeight = 2;
/** A concept that merely goes with the topic counts for less than one that makes it. */
const companionShare = 0.6;

export function weightOf(concept: string): number {
  return weights[concept] ?? usualWeight;
}

interface CompiledPattern {
  readonly parts: readonly (readonly string[])[];
}
interface CompiledTopic {
  readonly topic: Topic;
  readonly patterns: readonly CompiledPattern[];
  readonly companions: ReadonlySet<string>;
}

const compiled: readonly CompiledTopic[] = topics.map((topic) => ({
  topic,
  patterns: topic.when.map((pattern) => ({ parts: pattern.split(" ").map((part) => part.split("|")) })),
  companions: new Set(topic.also?.split(" ") ?? []),
}));

/** What was said before counts for less than what is said now. */
const fadedShare = 0.85;

/**
 * The topic that explains most of what was found in a question; undefined when none does.
 *
 * @param faded what of it was said before
 */
export function chooseTopic(
  found: ReadonlySet<string>,
  faded: ReadonlySet<string> = new Set(),
): Choice | undefined {
  const weigh = (concept: string) => weightOf(concept) * (faded.has(concept) ? fadedShare : 1);
  let best: Choice | undefined;
  for (const { topic, patterns, companions } of compiled) {
    for (const { parts } of patterns) {
      const reasons = reasonsFor(parts, found);
      if (!reasons) continue;
      let score = reasons.reduce((sum, concept) => sum + weigh(concept), 0);
      const explained = [...reasons];
      for (const concept of companions) {
        if (!found.has(concept) || reasons.includes(concept)) continue;
        score += weigh(concept) * companionShare;
        explained.push(concept);
      }
      if (!best || score > best.score) best = { topic, score, reasons, explained };
    }
  }
  return best;
}

function reasonsFor(parts: readonly (readonly string[])[], found: ReadonlySet<string>): string[] | undefined {
  const reasons: string[] = [];
  for (const alternatives of parts) {
    const hits = alternatives.filter((concept) => found.has(concept));
    if (hits.length === 0) return undefined;
    reasons.push(hits.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a)));
  }
  return reasons;
}

/** The concepts of a question that say what it is about, for the next question to lean on. */
export function subjectsOf(reasons: readonly string[], least = 1.2): string[] {
  return reasons.filter((concept) => !concept.startsWith("@") && weightOf(concept) >= least);
}

const vocabularies: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  compiled.map(({ topic, patterns, companions }) => [
    topic.id,
    new Set([...companions, ...patterns.flatMap(({ parts }) => parts.flat())]),
  ]),
);

/** All concepts that a topic has to do with. */
export function vocabularyOf(topic: string): ReadonlySet<string> {
  return vocabularies.get(topic) ?? new Set();
}

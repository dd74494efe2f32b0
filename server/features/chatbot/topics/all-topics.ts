import { bookingTopics } from "./booking.ts";
import { cancellingTopics } from "./cancelling.ts";
import { companyTopics } from "./company.ts";
import { fleetTopics } from "./fleet.ts";
import { jobsTopics } from "./jobs.ts";
import { loadsTopics } from "./loads.ts";
import { moneyTopics } from "./money.ts";
import { papersTopics } from "./papers.ts";
import { placesTopics } from "./places.ts";
import { privacyTopics } from "./privacy.ts";
import { reachingUsTopics } from "./reaching-us.ts";
import { refundsTopics } from "./refunds.ts";
import { refusedTopics } from "./refused.ts";
import { servicesTopics } from "./services.ts";
import { siteTopics } from "./site.ts";
import { talkTopics } from "./talk.ts";
import { termsTopics } from "./terms.ts";
import type { Topic } from "./topic.ts";
import { trackkTopics } from "./trackk.ts";
import { troubleTopics } from "./trouble.ts";

/** The topics by subject: what is asked next is mostly of the subject before. */
const subjects: Readonly<Record<string, readonly Topic[]>> = {
  fleet: fleetTopics,
  services: servicesTopics,
  booking: bookingTopics,
  places: placesTopics,
  money: moneyTopics,
  cancelling: cancellingTopics,
  refunds: refundsTopics,
  trouble: troubleTopics,
  loads: loadsTopics,
  terms: termsTopics,
  privacy: privacyTopics,
  trackk: trackkTopics,
  jobs: jobsTopics,
  company: companyTopics,
  reachingUs: reachingUsTopics,
  site: siteTopics,
  papers: papersTopics,
  talk: talkTopics,
  refused: refusedTopics,
};

/** Everything that people ask about. */
export const topics: readonly Topic[] = Object.values(subjects).flat();

const byId: ReadonlyMap<string, Topic> = new Map(topics.map((topic) => [topic.id, topic]));

/** The topic with an id. */
export function topicOf(id: string): Topic | undefined {
  return byId.get(id);
}

const subjectById: ReadonlyMap<string, string> = new Map(
  Object.entries(subjects).flatMap(([subject, list]) => list.map(({ id }) => [id, subject])),
);

/** The subject to which a topic belongs. */
export function subjectOf(id: string): string | undefined {
  return subjectById.get(id);
}

const overviews: ReadonlyMap<string, string> = new Map(
  topics.flatMap(({ id, covers }) => (covers ? [id, ...covers].map((one) => [one, id] as const) : [])),
);

/** The topic whose answer holds what is answered to this one, or its own id if it is such a topic itself. */
export function overviewOf(id: string): string | undefined {
  return overviews.get(id);
}

const answerKeys: ReadonlyMap<string, string> = new Map(
  topics.map(({ id, first, computed, unstated, rules, say }) => [
    id,
    JSON.stringify([first, computed, unstated, rules, say]),
  ]),
);

/** Topics with the same key give the same answer, so that it does not matter which of them is meant. */
export function answerKeyOf(id: string): string {
  return answerKeys.get(id) ?? id;
}

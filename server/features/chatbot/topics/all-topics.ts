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

/** Everything that people ask about. Of two topics that explain a question equally well the earlier one wins. */
export const topics: readonly Topic[] = [
  ...fleetTopics,
  ...servicesTopics,
  ...bookingTopics,
  ...placesTopics,
  ...moneyTopics,
  ...cancellingTopics,
  ...refundsTopics,
  ...troubleTopics,
  ...loadsTopics,
  ...termsTopics,
  ...privacyTopics,
  ...trackkTopics,
  ...jobsTopics,
  ...companyTopics,
  ...reachingUsTopics,
  ...siteTopics,
  ...papersTopics,
  ...talkTopics,
  ...refusedTopics,
];

const byId: ReadonlyMap<string, Topic> = new Map(topics.map((topic) => [topic.id, topic]));

/** The topic with an id. */
export function topicOf(id: string): Topic | undefined {
  return byId.get(id);
}

const answerKeys: ReadonlyMap<string, string> = new Map(
  topics.map(({ id, computed, unstated, rules, say }) => [
    id,
    JSON.stringify([computed, unstated, rules, say]),
  ]),
);

/** Topics with the same key give the same answer, so that it does not matter which of them is meant. */
export function answerKeyOf(id: string): string {
  return answerKeys.get(id) ?? id;
}

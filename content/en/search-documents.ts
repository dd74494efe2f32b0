import { postPath } from "#contract/post-path.ts";
import { pathOf, type RouteId, routes } from "#contract/routes.ts";
import type { SearchDocument } from "../schema/search.ts";
import { about } from "./about.ts";
import { blogArticles } from "./blog-articles.generated.ts";
import { blogPosts } from "./blog-posts.generated.ts";
import { contact } from "./contact.ts";
import { corporate } from "./corporate.ts";
import { counters } from "./counters.ts";
import { estimation, formatRupees } from "./estimation.ts";
import { faq } from "./faq.ts";
import { fleetWords, formatQuantity, specLabels, specNames, vehicles } from "./fleet.ts";
import { founders } from "./founders.ts";
import { freight } from "./freight.ts";
import { hero, onDemand, trackk, why } from "./home.ts";
import { intercity } from "./intercity.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { refundPolicy } from "./legal/refund-policy.ts";
import { terms } from "./legal/terms.ts";
import { trackkPolicy } from "./legal/trackk-policy.ts";
import { onDemandService } from "./on-demand-service.ts";
import { pageDescriptions, shortTitleOf } from "./pages.ts";
import { serviceDetail } from "./service-detail.ts";
import { services } from "./services.ts";
import { site } from "./site.ts";
import { testimonials } from "./testimonials.ts";

/** The fleet in sentences: who searches for "Eicher 1500Kg" means the vehicle. */
const fleet = vehicles.map((vehicle) => {
  const specs = specNames.map((name) => `${specLabels[name]} ${formatQuantity(vehicle.specs[name])}`);
  return `${vehicle.title}: ${specs.join(", ")}. ${vehicle.use}`;
});

/** The price's range is a poster of figures with a line below it: a sentence here. */
const { from, to, caption } = estimation.range;
const pricing = { ...estimation, range: `${formatRupees(from)} to ${formatRupees(to)} ${caption}` };

/** Names of files, addresses and buttons are no words of the page. */
const wordless: ReadonlySet<string> = new Set([
  ...[
    "id",
    "picture",
    "pictureAlt",
    "image",
    "alt",
    "icon",
    "path",
    "href",
    "url",
    "link",
    "action",
    "actions",
  ],
  ...["screen", "screens", "carouselLabel"],
  ...["slug", "date", "day", "month", "cover", "kind", "to", "bannerPicture", "linkedinUrl"],
]);

/** What stands on a page besides its description. */
const contents: Partial<Record<RouteId, readonly unknown[]>> = {
  home: [hero, fleetWords, fleet, pricing, why, trackk, onDemand, services, counters, testimonials],
  about: [about, services, counters, testimonials, founders],
  "blog-grid": [blogPosts],
  faq: [faq.items, faq.papers],
  services: [services, pricing, fleet],
  "privacy-policy": [privacyPolicy.intro, privacyPolicy.sections],
  "trackk-policy": [trackkPolicy.intro, trackkPolicy.sections],
  terms: [terms.intro, terms.sections],
  "refund-policy": [refundPolicy.intro, refundPolicy.sections],
  "services-overview": [freight, pricing],
  "service-detail": [serviceDetail.title, serviceDetail.description, serviceDetail.offered],
  intercity: [intercity],
  corporate: [corporate],
  "on-demand": [onDemandService],
  contact: [contact.lead, contact.form.title, site.office, site.phones, site.email],
};

const pages: readonly SearchDocument[] = routes
  .filter((route) => route.indexable && route.page !== "blog-article")
  .map(({ id, path }) => ({
    path,
    title: shortTitleOf(id),
    text: textOf([pageDescriptions[id], ...(contents[id] ?? [])]),
  }));

/** The newest stands on the article's page itself, the others are named in the query. */
const articles: readonly SearchDocument[] = blogPosts.map((post, place) => ({
  path: place === 0 ? pathOf("blog-article") : postPath(post),
  title: post.title,
  text: textOf([post, blogArticles[post.slug]]),
}));

/** What the search finds: one entry for each page and each article that is open to crawlers. */
export const searchDocuments: readonly SearchDocument[] = [...pages, ...articles];

function textOf(content: readonly unknown[]): string {
  return wordsOf(content).map(withStop).join(" ");
}

/** A heading or a label ends as a sentence does, or an excerpt would run it into the next. */
function withStop(text: string): string {
  return /[.:;!?…”)]$/.test(text) ? text : `${text}.`;
}

/** Every text in a piece of content, in its order. */
function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return content.trim() === "" ? [] : [content.trim()];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (wordless.has(key) ? [] : wordsOf(value)));
}

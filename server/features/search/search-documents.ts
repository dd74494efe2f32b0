import { blogArticles } from "#build-data/blog-articles";
import { blogPosts } from "#build-data/blog-posts";
import { about } from "#content/en/about.ts";
import { appScreens } from "#content/en/app-screens.ts";
import { contact } from "#content/en/contact.ts";
import { corporate } from "#content/en/corporate.ts";
import { counters } from "#content/en/counters.ts";
import { estimation } from "#content/en/estimation.ts";
import { faq } from "#content/en/faq.ts";
import { fleetWords, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { founders } from "#content/en/founders.ts";
import { freight } from "#content/en/freight.ts";
import { hero } from "#content/en/hero.ts";
import { onDemand, trackk, why } from "#content/en/home.ts";
import { intercity } from "#content/en/intercity.ts";
import { privacyPolicy } from "#content/en/legal/privacy-policy.ts";
import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { terms } from "#content/en/legal/terms.ts";
import { trackkPolicy } from "#content/en/legal/trackk-policy.ts";
import { oceanFreight } from "#content/en/ocean-freight.ts";
import { onDemandService } from "#content/en/on-demand-service.ts";
import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { shortTitleOf } from "#content/en/pages.ts";
import { services } from "#content/en/services.ts";
import { site } from "#content/en/site.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatNumber, formatRupees } from "#content/format/english.ts";
import type { LegalDocument, LegalSection } from "#content/schema/legal.ts";
import { postPath } from "#contract/post-path.ts";
import { paths, type RouteId, routes } from "#contract/routes.ts";
import type { SearchDocument } from "./search-index.ts";

/** The fleet in sentences, so that a search for "Eicher 1500Kg" finds the vehicle. Results show them. */
const fleet = vehicles.map((vehicle) => {
  const specs = specNames.map((name) => {
    const { value, unit } = vehicle.specs[name];
    return `${specLabels[name].toLowerCase()} ${formatNumber(value)} ${unit.toLowerCase()}`;
  });
  return `${vehicle.title}: ${specs.join(", ")}. ${vehicle.use}`;
});

/** On the page the range is two large figures with a caption; the search needs one sentence. */
const { from, to, caption } = estimation.range;
const pricing = { ...estimation, range: `${formatRupees(from)} to ${formatRupees(to)} ${caption}` };

/** Properties that hold file names, addresses, labels of buttons or notes on a drawing: the search does not read them. */
const nonTextKeys: ReadonlySet<string> = new Set(
  `id picture listPicture pictureAlt image alt icon path href url link action actions screen screens carouselLabel routes slug date
  day month cover kind to bannerPicture linkedinUrl simulation`.split(/\s+/),
);

/** The pages whose sections have addresses. */
const legalTexts: Partial<Record<RouteId, LegalDocument>> = {
  "privacy-policy": privacyPolicy,
  "trackk-policy": trackkPolicy,
  terms,
  "refund-policy": refundPolicy,
};

/** The content of each page, besides its description. */
const contents: Partial<Record<RouteId, readonly unknown[]>> = {
  home: [
    hero,
    fleetWords,
    fleet,
    pricing,
    why,
    trackk,
    onDemand,
    appScreens,
    services,
    counters,
    testimonials,
  ],
  about: [about, services, counters, testimonials, founders],
  blog: [blogPosts],
  faq: [faq.items, faq.papers],
  services: [services, pricing, fleet],
  "privacy-policy": [privacyPolicy.intro],
  "trackk-policy": [trackkPolicy.intro],
  terms: [terms.intro],
  "refund-policy": [refundPolicy.intro],
  freight: [freight, pricing],
  "ocean-freight": [oceanFreight.title, oceanFreight.description, oceanFreight.offered],
  intercity: [intercity],
  corporate: [corporate],
  "on-demand": [onDemandService],
  contact: [
    contact.lead,
    contact.form.title,
    contact.panel.track,
    site.office,
    site.phones,
    site.email,
    contact.panel.hours,
  ],
};

const pages: readonly SearchDocument[] = routes
  .filter((route) => route.indexable && route.page !== "blog-article")
  .map(({ id, path }) => ({
    path,
    title: shortTitleOf(id),
    ...withSections([pageDescriptions[id], ...(contents[id] ?? [])], legalTexts[id]?.sections ?? []),
  }));

/** The newest post has the address of the article page itself; the query names each of the others. */
const articles: readonly SearchDocument[] = blogPosts.map((post, index) => ({
  path: index === 0 ? paths["blog-article"] : postPath(post),
  title: post.title,
  text: textOf([post, blogArticles[post.slug]]),
}));

/** What the search can find: one entry for each indexable page and each blog post. */
export const searchDocuments: readonly SearchDocument[] = [...pages, ...articles];

/** A page's text: its content, then its sections, with the place where each of these starts. */
function withSections(
  content: readonly unknown[],
  sections: readonly LegalSection[],
): Pick<SearchDocument, "text" | "sections"> {
  let text = textOf(content);
  const starts = sections.map((section) => {
    const start = text.length + 1;
    text += `\n${textOf([section])}`;
    return { id: section.id, start };
  });
  return { text, sections: starts };
}

/** Each paragraph, heading or label on a line of its own. */
function textOf(content: readonly unknown[]): string {
  return wordsOf(content)
    .map((words) => words.replace(/\s+/g, " "))
    .join("\n");
}

/** Every text in a piece of content, in order. */
function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return content.trim() === "" ? [] : [content.trim()];
  if (typeof content !== "object" || content === null) return [];
  // Words with links or bold words among them are one text.
  if (isPassage(content)) return [content.map(textOfPiece).join("")];
  return Object.entries(content).flatMap(([key, value]) => (nonTextKeys.has(key) ? [] : wordsOf(value)));
}

/** Words, a link of a page, or marked words of an article. */
type Piece = string | { readonly label: string } | { readonly text: string };

function textOfPiece(piece: Piece): string {
  if (typeof piece === "string") return piece;
  return "label" in piece ? piece.label : piece.text;
}

function isPassage(content: object): content is readonly Piece[] {
  const isPiece = (piece: unknown) =>
    typeof piece === "string" ||
    (typeof piece === "object" &&
      piece !== null &&
      (("label" in piece && "to" in piece) || ("text" in piece && "kind" in piece)));
  return (
    Array.isArray(content) && content.every(isPiece) && new Set(content.map((piece) => typeof piece)).size > 1
  );
}

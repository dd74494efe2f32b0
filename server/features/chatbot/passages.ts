import { faq } from "#content/en/faq.ts";
import { intercity } from "#content/en/intercity.ts";
import { privacyPolicy } from "#content/en/legal/privacy-policy.ts";
import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { terms } from "#content/en/legal/terms.ts";
import { trackkPolicy } from "#content/en/legal/trackk-policy.ts";
import { onDemandService } from "#content/en/on-demand-service.ts";
import { serviceDetail } from "#content/en/service-detail.ts";
import type { LegalBlock, LegalDocument, Passage as LegalPassage } from "#content/schema/legal.ts";
import type { RouteId } from "#contract/routes.ts";
import { blogArticles } from "#generated/blog-articles";
import { blogPosts } from "#generated/blog-posts";

/** A few sentences of the site that stand for themselves. */
export interface Passage {
  readonly page: Exclude<RouteId, "not-found">;
  /** What it is about; counts for the search. */
  readonly title: string;
  readonly text: string;
}

/** The site's running text in pieces that fit into a chat window. */
export function sitePassages(): Passage[] {
  return [
    ...legalPassages("terms", terms),
    ...legalPassages("privacy-policy", privacyPolicy),
    ...legalPassages("refund-policy", refundPolicy),
    ...legalPassages("trackk-policy", trackkPolicy),
    ...faq.items.flatMap(({ question, answer }) =>
      answer.map((text) => ({ page: "faq" as const, title: question, text })),
    ),
    ...intercity.howItWorks.steps.map(({ title, text }) => ({ page: "intercity" as const, title, text })),
    ...[...onDemandService.customer.steps, ...onDemandService.driver.steps].map(({ title, text }) => ({
      page: "on-demand" as const,
      title,
      text,
    })),
    ...serviceDetail.offered.services.map(({ title, text }) => ({
      page: "service-detail" as const,
      title,
      text,
    })),
    ...blogPassages(),
  ];
}

function legalPassages(page: Passage["page"], document: LegalDocument): Passage[] {
  return document.sections.flatMap(({ title, blocks }) =>
    blocks.flatMap(textsOf).map((text) => ({ page, title, text })),
  );
}

function textsOf(block: LegalBlock): string[] {
  if (block.kind === "text") return [plain(block.text)];
  if (block.kind === "terms") return block.items.map(({ term, text }) => `${term}: ${plain(text)}`);
  if (block.kind === "table") return block.rows.map((row) => row.join(": "));
  return [block.items.map((item) => `- ${plain(item)}`).join("\n")];
}

function plain(passage: LegalPassage): string {
  if (typeof passage === "string") return passage;
  return passage.map((part) => (typeof part === "string" ? part : part.label)).join("");
}

/** The blog is found by its titles and openings; the whole of it would be most of the index. */
function blogPassages(): Passage[] {
  return blogPosts
    .filter(({ slug }) => slug in blogArticles)
    .map(({ title, description }) => ({ page: "blog-grid", title, text: description }));
}

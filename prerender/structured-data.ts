import { banners } from "#content/en/banners.ts";
import { channels } from "#content/en/channels.ts";
import { counters } from "#content/en/counters.ts";
import { faq } from "#content/en/faq.ts";
import { hiring } from "#content/en/hiring.ts";
import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { shell } from "#content/en/shell.ts";
import { site } from "#content/en/site.ts";
import { ownPages } from "#content/own-pages.ts";
import type { BannerContent } from "#content/schema/banners.ts";
import { isSampleJob } from "#contract/is-sample-job.ts";
import { jobPosting } from "#contract/job-posting.ts";
import type { ListedJob } from "#contract/jobs.ts";
import { postPath } from "#contract/post-path.ts";
import { type MatchedRoute, paths } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import type { PageMeta } from "./page-meta.ts";
import { shareCardPath } from "./share-card.ts";

const trails: Readonly<Partial<Record<string, Pick<BannerContent, "trail">>>> = banners;

type Thing = Readonly<Record<string, unknown>>;

/**
 * A page's structured data in schema.org's vocabulary: who publishes it, and its place in the site. It claims nothing
 * that the page does not show.
 */
export function structuredData(page: PageMeta, origin: string, data: RenderData = {}): Thing {
  const { route } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(origin),
      ...placeInSite(page, origin),
      ...questions(route),
      ...article(page, origin),
      ...openings(route, origin, data.jobs ?? []),
    ],
  };
}

function organization(origin: string): Thing {
  const { street, locality, region, postalCode } = site.office;
  return {
    "@type": ["Organization", "LocalBusiness"],
    "@id": `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    description: pageDescriptions.home,
    email: site.email,
    telephone: site.phones[0],
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: "IN",
    },
    areaServed: counters.locations.names,
    sameAs: ownPages(channels.social).map(({ href }) => href),
  };
}

function placeInSite({ route, title, path }: PageMeta, origin: string): readonly Thing[] {
  if (route.page === "home") {
    const searchTarget = {
      "@type": "EntryPoint",
      urlTemplate: `${origin}${paths.search}?q={search_term_string}`,
    };
    return [
      {
        "@type": "WebSite",
        url: `${origin}/`,
        name: site.name,
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: searchTarget,
          "query-input": "required name=search_term_string",
        },
      },
    ];
  }
  if (!route.indexable) return [];
  const trail = trails[route.id]?.trail ?? [];
  const crumbs = [
    { name: shell.home, item: `${origin}/` },
    ...trail.map(({ label, to }) => ({ name: label, item: origin + to })),
    { name: title, item: origin + path },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ];
}

/** The questions of the FAQ page with their answers, as the page words them. */
function questions(route: MatchedRoute): readonly Thing[] {
  if (route.page !== "faq") return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: faq.items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
      })),
    },
  ];
}

/** The article that the page shows. */
function article({ route, path, post }: PageMeta, origin: string): readonly Thing[] {
  if (!post) return [];
  return [
    {
      "@type": "BlogPosting",
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      image: origin + shareCardPath(route),
      url: origin + postPath(post),
      mainEntityOfPage: origin + path,
      keywords: post.tags.join(", "),
      inLanguage: "en-IN",
      author: { "@type": "Organization", name: site.name, url: `${origin}/` },
      publisher: { "@id": `${origin}/#organization` },
    },
  ];
}

/**
 * The open jobs that the document lists. Jobs without a date are left out, because a posting must have one. So are
 * the sample jobs of a new database: search engines would offer them to people who look for work.
 */
function openings(route: MatchedRoute, origin: string, jobs: readonly ListedJob[]): readonly Thing[] {
  if (route.page !== "hiring") return [];
  return jobs.flatMap((job) => {
    const { _id, status, postedAt } = job;
    if (status !== "Open" || postedAt === null || isSampleJob(_id)) return [];
    return {
      ...jobPosting({ ...job, postedAt }, hiring.posting.description),
      identifier: { "@type": "PropertyValue", name: site.name, value: _id },
      url: `${origin}${paths.hiring}?${new URLSearchParams({ job: _id })}`,
      directApply: true,
      hiringOrganization: { "@type": "Organization", name: site.name, sameAs: `${origin}/` },
    };
  });
}

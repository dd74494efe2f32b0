import { faq } from "#content/en/faq.ts";
import { pageMeta } from "#content/en/pages.ts";
import { site } from "#content/en/site.ts";
import type { Route, RouteId } from "#contract/routes.ts";

type Thing = Readonly<Record<string, unknown>>;

/**
 * What search engines are told of a page in schema.org's words: who publishes it, and where it
 * lies in the site. Nothing is claimed here that the page does not show.
 */
export function structuredData(route: Route & { readonly id: RouteId }, origin: string): Thing {
  return {
    "@context": "https://schema.org",
    "@graph": [organization(origin), ...placeInSite(route, origin), ...questions(route)],
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
    description: pageMeta.home.description,
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
    areaServed: ["Chandigarh", "Mohali", "Delhi-NCR", "Bangalore"],
    sameAs: site.social.map(({ href }) => href),
  };
}

function placeInSite(route: Route & { readonly id: RouteId }, origin: string): readonly Thing[] {
  if (route.page === "home") {
    const searchTarget = { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` };
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
  const crumbs = [
    { name: "Home", item: `${origin}/` },
    { name: pageMeta[route.id].title, item: `${origin}${route.path}` },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ];
}

/** The questions of the FAQ page with their answers, as the page words them. */
function questions(route: Route): readonly Thing[] {
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

/**
 * Every route of the site, once. The hash router, the prerendered documents, the sitemap and the search index come
 * from this table.
 *
 * Titles and descriptions are words: they stand in `content/en/pages.ts` and `page-descriptions.ts`, by route id.
 * `docs/contributing/recipes.md` lists what a new page needs.
 */

import { normalizedPath } from "./normalized-path.ts";

export const languages = ["en"] as const;

/**
 * What surrounds the page. `compact`: header and the compact footer. `bare`: neither header nor
 * footer (paths that start with /error).
 */
export type Layout = "full" | "compact" | "bare";

/** `id` is also the name of the page that it shows, a folder in `web/pages/`, unless `page` names another. */
function route<Id extends string, Page extends string = Id, Indexable extends boolean = true>(
  id: Id,
  path: string,
  options: {
    page?: Page;
    aliases?: readonly string[];
    layout?: Layout;
    inServices?: boolean;
    indexable?: Indexable;
    newTab?: boolean;
  } = {},
) {
  const {
    page = id as string as Page,
    aliases = [],
    layout = "full",
    inServices = false,
    indexable = true as Indexable,
    newTab = false,
  } = options;
  return { id, path, aliases, page, layout, inServices, indexable, newTab } as const;
}

export const routes = [
  route("home", "/"),
  route("home-compact", "/index3", { page: "home", layout: "compact", indexable: false }),
  route("about", "/about-us"),
  route("faq", "/faq"),
  route("error", "/error404", { page: "not-found", layout: "bare", indexable: false }),
  route("freight", "/services/services1", { inServices: true }),
  route("services", "/services/services2", { inServices: true, aliases: ["/services/service2"] }),
  route("ocean-freight", "/services/detail", { inServices: true }),
  route("blog", "/blogs/grid"),
  route("blog-article", "/blogs/detail"),
  route("contact", "/contact-us"),
  route("privacy-policy", "/privacy-policy"),
  route("trackk-policy", "/trackk-policy", { newTab: true }),
  route("terms", "/Terms-condition"),
  route("refund-policy", "/refund-policy"),
  route("intercity", "/service/intercity", { inServices: true }),
  route("on-demand", "/service/on-demand", { inServices: true }),
  route("corporate", "/service/corporate", { inServices: true }),
  route("hiring", "/hiring"),
  route("search", "/search", { indexable: false }),
] as const;

/** The screen a route shows: one folder in `web/pages/`. */
export type PageName = (typeof routes)[number]["page"];

export interface Route {
  readonly id: string;
  /** The canonical address. Letter case is part of it: `/Terms-condition`. */
  readonly path: string;
  /** Other addresses of the same screen. */
  readonly aliases: readonly string[];
  readonly page: PageName;
  readonly layout: Layout;
  /** On these pages the menu marks Services. */
  readonly inServices: boolean;
  /** In the sitemap. */
  readonly indexable: boolean;
  /** A document beside the site: every link to it opens a new tab. */
  readonly newTab: boolean;
}

/** The pages in the sitemap. Each has a card for link previews. */
export type IndexableRouteId = Extract<(typeof routes)[number], { readonly indexable: true }>["id"];

export type RouteId = (typeof routes)[number]["id"] | "not-found";

/** The result for an address: a route of the table, or the error page. */
export interface MatchedRoute extends Route {
  readonly id: RouteId;
}

/** Shown for every unknown address; it has no path of its own. */
const notFoundRoute = {
  id: "not-found",
  path: "",
  aliases: [],
  page: "not-found",
  layout: "full",
  inServices: false,
  indexable: false,
  newTab: false,
} as const satisfies Route;

const notFoundBareRoute = { ...notFoundRoute, layout: "bare" } as const satisfies Route;

/** Every address of every route, aliases included. */
export const routeAddresses: readonly string[] = routes.flatMap(({ path, aliases }) => [path, ...aliases]);

const routeByAddress = new Map<string, Route>(
  routes.flatMap((entry) => [entry.path, ...entry.aliases].map((address) => [address.toLowerCase(), entry])),
);

/**
 * The route of a pathname (no query, no hash), whatever its letter case and trailing slash. Never fails: an unknown
 * address gives the error page, without header and footer when it starts with /error.
 */
export function matchRoute(pathname: string): MatchedRoute {
  const address = normalizedPath(pathname);
  const found = routeByAddress.get(address);
  if (found) return found as MatchedRoute;
  return address.startsWith("/error") ? notFoundBareRoute : notFoundRoute;
}

/** The canonical path of each route, for links: `paths.contact`. */
export const paths = Object.fromEntries(routes.map(({ id, path }) => [id, path])) as Readonly<
  Record<(typeof routes)[number]["id"], string>
>;

/** The canonical path of a route whose id is known only when the program runs. */
export function pathOf(id: keyof typeof paths): string {
  return paths[id];
}

/**
 * "Get a quote" leads to the order strip of a page, whose first field gets the focus. It is a query, because the
 * fragment belongs to the router: `#/?quote`. On Home that field has the address as its id, so a document leads there
 * by the fragment of the same name, `/?quote#/?quote`, also without scripts.
 */
export const quoteParameter = "quote";
export const homeQuote = "/?quote";

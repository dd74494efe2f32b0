/**
 * Every route of the site. The hash router, the prerendered documents, the sitemap and the search index are made from
 * this table. Titles and descriptions are in `content/en/pages.ts` and `page-descriptions.ts`, by route id.
 * `docs/contributing/recipes.md` lists what a new page needs.
 */

import { normalizedPath } from "./normalized-path.ts";

/** What surrounds a page. `compact`: header and the compact footer. `bare`: neither (paths that start with /error). */
export type Layout = "full" | "compact" | "bare";

/** @param id the name of the route, and of its page's folder in `web/pages/` unless `page` names another one. */
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

/** The page that a route shows: a folder in `web/pages/`. */
export type PageName = (typeof routes)[number]["page"];

export interface Route {
  readonly id: string;
  /** The canonical address. Letter case is part of it: `/Terms-condition`. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases: readonly string[];
  readonly page: PageName;
  readonly layout: Layout;
  /** Whether the menu marks Services on this page. */
  readonly inServices: boolean;
  /** Whether it is in the sitemap. */
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

/** The error page of every unknown address. */
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

/** The address of a part of a page: the part's heading has this id (`web/navigation/use-section-address.ts`). */
export function partPath(path: string, part: string): string {
  return `${path}?at=${part}`;
}

/** The fleet and the load planner, two parts of the page of services. */
export const vehiclesPath = partPath(paths.services, "vehicles");
export const plannerPath = partPath(paths.services, "plan");

/** The canonical path of a route whose id is known only when the program runs. */
export function pathOf(id: keyof typeof paths): string {
  return paths[id];
}

/**
 * The query by which "Get a quote" leads to the first field of a page's quote form, `#/?quote`; the fragment itself
 * belongs to the router. On Home the field's id is this address, so that `/?quote#/?quote` leads to it without scripts.
 */
export const quoteParameter = "quote";
export const homeQuote = "/?quote";

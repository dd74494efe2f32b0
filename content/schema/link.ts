import { z } from "zod";
import { matchRoute } from "#contract/routes.ts";

/** Whether a path of the site, maybe with a query, is the address of a page. */
export function isPage(address: string): boolean {
  return matchRoute(address.replace(/[?#].*/s, "")).id !== "not-found";
}

/** A link inside the site: its words and a path of `contract/routes.ts`. */
export const siteLinkSchema = z.strictObject({
  label: z.string().min(2).max(60),
  to: z.string().startsWith("/").refine(isPage, "No page has this address"),
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { matchRoute, paths, routes } from "#contract/routes.ts";
import { Header } from "./header.tsx";

/** The menu's entries that are marked on the page of this address: what each leads to, and as what it is marked. */
function markedAt(address: string): readonly (string | undefined)[][] {
  const menu =
    renderToStaticMarkup(<Header route={matchRoute(address)} />).match(/<nav.*?<\/nav>/s)?.[0] ?? "";
  return [...menu.matchAll(/aria-current="(\w+)" href="([^"]*)"/g)].map(([, as, to]) => [to, as]);
}

test("the menu marks the page that is shown", () => {
  expect(markedAt(paths.about)).toEqual([[paths.about, "page"]]);
  expect(markedAt(paths.services)).toEqual([[paths.services, "page"]]);
  expect(markedAt(paths.faq)).toEqual([]);
});

test("on every page of a service it marks Services, and on no other page", () => {
  const inServices = routes.filter(({ path }) => markedAt(path).some(([, as]) => as === "true"));
  expect(inServices.map(({ id }) => id)).toEqual([
    "freight",
    "ocean-freight",
    "intercity",
    "on-demand",
    "corporate",
  ]);
  expect(markedAt(paths["ocean-freight"])).toEqual([[paths.services, "true"]]);
});

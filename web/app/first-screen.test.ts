import { beforeAll, expect, test, vi } from "vitest";
import { type RouteId, routes } from "#contract/routes.ts";
import { loadAllCode } from "#web/loading/lazy-code.ts";
import { renderApp } from "./entry-prerender.tsx";

/** As in the browser after a change of the page. */
vi.mock("#web/hydration/use-hydrated.ts", () => ({ useHydrated: () => true }));

/** A slow phone renders and lays out some 50 elements in 20 ms (decision 20). */
const limit = 60;
const limits: Partial<Record<RouteId, number>> = {
  // Three scenes with a picture for each shape of the window.
  home: 100,
  "home-compact": 100,
  // The article's text.
  "blog-article": 100,
};

beforeAll(loadAllCode);

test.each(routes.map(({ id, path }) => [id, path] as const))(
  "%s shows few elements before the rest of its page follows",
  (id, path) => {
    const main = renderApp(path, {}).match(/<main.*<\/main>/s)?.[0] ?? "";
    expect(main).toContain("<h1");
    expect(main.match(/<[a-z]/g)?.length).toBeLessThan(limits[id] ?? limit);
  },
);

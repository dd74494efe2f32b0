import { Children, type ReactElement, type ReactNode, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { IslandProps } from "#web/hydration/island.tsx";
import { loadAllCode } from "#web/loading/lazy-code.ts";
import { QuoteSection } from "#web/quote-form/quote-section.tsx";
import { Page } from "./home.page.tsx";

const { behaviour, noteHooks, noteHandlers } = vi.hoisted(() => {
  /** Hooks and event handlers of what is being rendered: they do nothing in a section that never hydrates. */
  const behaviour = new Set<string>();

  type Call = (...given: unknown[]) => unknown;

  /** Makes a module's functions of these names tell of their calls. */
  const noteCalls =
    (names: RegExp, note: (name: string, given: readonly unknown[]) => void) =>
    async (original: () => Promise<Record<string, Call>>) => {
      const noting = (name: string, call: Call): Call => {
        return (...given) => {
          note(name, given);
          return call(...given);
        };
      };
      const all = Object.entries(await original());
      return Object.fromEntries(all.map(([name, one]) => [name, names.test(name) ? noting(name, one) : one]));
    };

  return {
    behaviour,
    noteHooks: noteCalls(/^use(LayoutEffect|Effect|Reducer|State)$/, (name) => behaviour.add(name)),
    noteHandlers: noteCalls(/^jsx/, (_, [type, props]) => {
      const names = typeof type === "string" ? Object.keys(props as object) : [];
      for (const name of names) if (/^on[A-Z]/.test(name)) behaviour.add(name);
    }),
  };
});
vi.mock("react", noteHooks);
vi.mock("react/jsx-runtime", noteHandlers);
vi.mock("react/jsx-dev-runtime", noteHandlers);

interface Found {
  readonly section: string;
  readonly hydrate: string;
  readonly behaviour: readonly string[];
}

const found: Found[] = [];
vi.mock("#web/hydration/island.tsx", () => ({
  Island({ code, hydrate, children }: IslandProps<unknown>): ReactNode {
    const content = children(use(code.loaded));
    behaviour.clear();
    const html = renderToStaticMarkup(content);
    found.push({ section: html.match(/class="([\w-]+)/)?.[1] ?? "", hydrate, behaviour: [...behaviour] });
    return null;
  },
}));

beforeAll(loadAllCode);

test("a section of Home hydrates if it has behaviour, and costs no hydration if it has none", () => {
  renderToStaticMarkup(<Page />);
  expect(found.length).toBeGreaterThan(1);
  const isWrong = ({ hydrate, behaviour }: Found) => (hydrate === "never") !== (behaviour.length === 0);
  const told = found
    .filter(isWrong)
    .map(
      ({ section, hydrate, behaviour }) => `${section}: ${hydrate}, but has ${behaviour.join(" ") || "none"}`,
    );
  expect(told, "`hydrate` of these sections in web/pages/home/home.page.tsx").toEqual([]);
});

test("the quote form comes first below the hero: a link to a quote waits for that section alone (deferred-sections.tsx)", () => {
  type WithChildren = ReactElement<{ children: ReactNode }>;
  const [, below] = Children.toArray((Page() as WithChildren).props.children) as WithChildren[];
  const [first] = Children.toArray(below?.props.children) as WithChildren[];
  expect(first?.type).toBe(QuoteSection);
});

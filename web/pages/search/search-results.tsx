import type { ReactNode } from "react";
import { resultCount, search as text } from "#content/en/search.ts";
import { matchRoute } from "#contract/routes.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { Link } from "#web/navigation/link.tsx";
import { SuggestedPages } from "#web/sections/suggested-pages/suggested-pages.tsx";
import { Highlight } from "#web/ui/highlight/highlight.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { wordsBeginningWith } from "./word-beginnings.ts";

type SearchHit = SearchAnswer["hits"][number];

/** The results, best first, or other ways to go when there are none. */
export function SearchResults({ answer }: { readonly answer: SearchAnswer }) {
  const { query, understood, offers, hits } = answer;
  if (hits.length === 0 && offers.length === 0) return <NothingFound query={query} />;
  const pattern = wordsBeginningWith([query, ...understood].join(" "));
  return (
    <>
      <p className="search-page__count">{resultCount(hits.length, query, understood)}</p>
      {offers.length > 0 && (
        <ul className="search-page__offers" role="list">
          {offers.map(({ to, label, text: why }) => (
            <li key={to}>
              <Link to={to}>
                {label} <ArrowRightIcon />
              </Link>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      )}
      <Hits hits={hits.slice(0, shownHits)} pattern={pattern} />
      {hits.length > shownHits && (
        <details className="search-page__more" key={query}>
          <summary>{text.more(hits.length - shownHits)}</summary>
          <Hits hits={hits.slice(shownHits)} pattern={pattern} />
        </details>
      )}
    </>
  );
}

/** Those after them are folded: what is searched for is seldom there. */
const shownHits = 8;

interface HitsProps {
  readonly hits: readonly SearchHit[];
  /** Matches what was searched for. */
  readonly pattern: RegExp | undefined;
}

function Hits({ hits, pattern }: HitsProps) {
  return (
    <ol className="search-page__hits" role="list">
      {hits.map(({ path, title, excerpt, section }) => (
        <li key={path}>
          <h2 className="part-title">
            <HitLink path={path} section={section}>
              <Highlight text={title} pattern={pattern} />
              <ArrowRightIcon />
            </HitLink>
          </h2>
          <p>
            <Highlight text={excerpt} pattern={pattern} />
          </p>
        </li>
      ))}
    </ol>
  );
}

interface HitLinkProps extends Pick<SearchHit, "path" | "section"> {
  readonly children: ReactNode;
}

/** To the page, or to its section that holds the words. */
function HitLink({ path, section, children }: HitLinkProps) {
  if (!section) return <Link to={path}>{children}</Link>;
  const address = `${path}#${section}`;
  // Elsewhere it is the real address: the hash router would drop the place in the page.
  return matchRoute(path).newTab ? <Link to={address}>{children}</Link> : <a href={address}>{children}</a>;
}

function NothingFound({ query }: { readonly query: string }) {
  return (
    <div className="search-page__nothing">
      <h2 className="part-title">{text.nothingTitle(query)}</h2>
      <p>{text.nothingHelp}</p>
      <SuggestedPages />
    </div>
  );
}

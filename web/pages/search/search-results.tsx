import type { ReactNode } from "react";
import { resultCount, search as text } from "#content/en/search.ts";
import { matchRoute } from "#contract/routes.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { Link } from "#web/navigation/link.tsx";
import { SuggestedPages } from "#web/sections/suggested-pages/suggested-pages.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { HighlightedText } from "./highlighted-text.tsx";

type SearchHit = SearchAnswer["hits"][number];

/** The results, best first, or other ways to go when there are none. */
export function SearchResults({ answer }: { readonly answer: SearchAnswer }) {
  const { query, understood, offers, hits } = answer;
  if (hits.length === 0 && offers.length === 0) return <NothingFound query={query} />;
  const words = [query, ...understood].join(" ");
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
      <Hits hits={hits.slice(0, shownHits)} words={words} />
      {hits.length > shownHits && (
        <details className="search-page__more" key={query}>
          <summary>{text.more(hits.length - shownHits)}</summary>
          <Hits hits={hits.slice(shownHits)} words={words} />
        </details>
      )}
    </>
  );
}

/** Those after them are folded: what is searched for is seldom there. */
const shownHits = 8;

function Hits({ hits, words }: { readonly hits: readonly SearchHit[]; readonly words: string }) {
  return (
    <ol className="search-page__hits" role="list">
      {hits.map(({ path, title, excerpt, section }) => (
        <li key={path}>
          <h2 className="part-title">
            <HitLink path={path} section={section}>
              <HighlightedText text={title} words={words} />
            </HitLink>
          </h2>
          <p>
            <HighlightedText text={excerpt} words={words} />
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

import { resultCount, search as text } from "#content/en/search.ts";
import { site } from "#content/en/site.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { Link } from "#web/navigation/link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { Highlight } from "./highlight.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

const { host } = new URL(site.url);

/** The results, best first, or other ways to go when there are none. */
export function SearchResults({ answer }: { readonly answer: SearchAnswer }) {
  const { query, understood, hits } = answer;
  if (hits.length === 0) return <NothingFound />;
  const words = [query, ...understood].join(" ");
  return (
    <>
      <p className="search-page__count">{resultCount(hits.length, query, understood)}</p>
      <ol className="search-page__hits" role="list">
        {hits.map(({ path, title, excerpt }) => (
          <li key={path}>
            <div>
              <h2 className="part-title">
                <Link to={path}>
                  <Highlight text={title} words={words} />
                </Link>
              </h2>
              <p className="search-page__path">{host + path}</p>
            </div>
            <p>
              <Highlight text={excerpt} words={words} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function NothingFound() {
  return (
    <div className="search-page__nothing">
      <Picture name={text.nothingPicture} sizes="(min-width: 48rem) 34rem, 100vw" decorative />
      <div>
        <h2 className="part-title">{text.nothingTitle}</h2>
        <p>{text.nothingHelp}</p>
        <SearchSuggestions />
      </div>
    </div>
  );
}

import { search as words } from "#content/en/search.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { Link } from "#web/navigation/link.tsx";
import { searchPath } from "#web/navigation/search-path.ts";
import type { PageProps } from "#web/pages/page.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { SuggestedPages } from "#web/sections/suggested-pages/suggested-pages.tsx";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SearchForm } from "#web/ui/search-form/search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";
import "./search.css";

export function Page({ data }: PageProps) {
  // The document of a refusal is the same for every query. After hydration the page searches again by itself.
  const isRefusal = !useHydrated() && data.searchLimited === true;
  const asked = useLocation().query.get("q")?.trim() ?? "";
  const query = isRefusal ? "" : asked;
  const { state, retry } = useSearch(query, data.search);
  return (
    <>
      <Banner title={words.title}>
        <SearchForm size="large" query={query} label={words.label} />
      </Banner>
      <div className="search-page container">
        {isRefusal && <Alert tone="error">{words.limited}</Alert>}
        <div role="status" aria-busy={state.kind === "searching"}>
          {state.kind === "empty" && (
            <div className="search-page__start">
              <Invitation />
              <SuggestedPages />
            </div>
          )}
          {state.kind === "searching" && <p className="search-page__invitation">{words.searching}</p>}
          {state.kind === "found" && <SearchResults answer={state.answer} />}
          {(state.kind === "failed" || state.kind === "limited") && (
            <div className="search-page__failed">
              <Alert tone="error">{words[state.kind]}</Alert>
              <Button onClick={retry}>{words.retry}</Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Examples of searches; each is a link that searches for its words. */
function Invitation() {
  return (
    <div className="search-page__invitation">
      <p>{words.invitation}</p>
      <ul role="list">
        {words.examples.map((example) => (
          <li key={example}>
            <Link to={searchPath(example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { notFound as words } from "#content/en/not-found.ts";
import { search } from "#content/en/search.ts";
import { SuggestedPages } from "#web/sections/suggested-pages/suggested-pages.tsx";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { SearchForm } from "#web/ui/search-form/search-form.tsx";
import "./not-found.css";

/** What is said about a page that does not exist, and the ways on from it: Home, the search, five pages. */
export function Page() {
  return (
    <div className="not-found container">
      <div className="not-found__words">
        <p className="not-found__code">{words.code}</p>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="not-found__text">{words.text}</p>
        <ButtonLink to="/">
          {words.home} <ArrowRightIcon />
        </ButtonLink>
      </div>
      <Picture name={words.picture} sizes="(min-width: 64rem) 82vw, 100vw" decorative priority />
      <div className="not-found__ways">
        <SearchForm size="large" label={search.label} />
        <SuggestedPages />
      </div>
    </div>
  );
}

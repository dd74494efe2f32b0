import { type FormEvent, useState } from "react";
import { blogWords } from "#content/en/blog.ts";
import { paths } from "#contract/routes.ts";
import { longestQuery } from "#contract/search-limits.ts";
import { Link } from "#web/navigation/link.tsx";
import { searchPath } from "#web/navigation/search-path.ts";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import "#web/ui/search-form/search-form.css";

const words = blogWords.sidebar.search;

/**
 * The blog's own search, which does not exist yet: no call is made. The answer says so and offers the site's search
 * with the same words. Without scripts, or if they cannot be loaded, the form says so beforehand, and
 * `method="dialog"` keeps the browser from sending anything.
 */
export function BlogSearch() {
  const [asked, setAsked] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAsked(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  }

  return (
    <>
      <form className="search-form" method="dialog" onSubmit={handleSubmit}>
        <input
          className="search-form__input"
          type="search"
          name="q"
          aria-label={words.label}
          autoComplete="off"
          maxLength={longestQuery}
        />
        <button className="search-form__button" type="submit" aria-label={words.button}>
          <SearchIcon />
        </button>
      </form>
      <div className="sidebar__answer" role="status">
        {asked !== undefined && <NotOpenYet query={asked} />}
      </div>
      <div className="without-scripts">
        <NotOpenYet query="" />
      </div>
    </>
  );
}

function NotOpenYet({ query }: { readonly query: string }) {
  const search = query ? searchPath(query) : paths.search;
  return (
    <p>
      {words.notOpen} <Link to={search}>{words.instead}</Link>.
    </p>
  );
}

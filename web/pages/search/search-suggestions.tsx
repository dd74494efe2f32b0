import { search as words } from "#content/en/search.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";

/** The pages that most people look for: shown before anything is typed, and when nothing is found. */
export function SearchSuggestions() {
  return (
    <ul className="search-page__suggestions" role="list">
      {words.suggestions.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>
            {label} <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { search } from "#content/en/search.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import "./suggested-pages.css";

/**
 * The pages that most people look for: before anything is searched, when nothing is found, and on a page that does not
 * exist.
 */
export function SuggestedPages() {
  return (
    <ul className="suggested-pages" role="list">
      {search.suggestions.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>
            {label} <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}

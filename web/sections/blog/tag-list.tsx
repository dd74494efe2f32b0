import { Link } from "#web/navigation/link.tsx";
import { searchPath } from "#web/navigation/search-path.ts";
import "./link-row.css";
import "./tag-list.css";

/** Tags; each links to a search for itself. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className="link-row tag-list" role="list">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={searchPath(tag)}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}

import { pathOf } from "#contract/routes.ts";
import { Link } from "#web/app/link.tsx";
import "./tag-list.css";

/** Tags; each links to a search for itself. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className="tag-list" role="list">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`${pathOf("search")}?${new URLSearchParams({ q: tag })}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}

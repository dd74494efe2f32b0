import { blogWords } from "#content/en/blog.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import "./pagination.css";

const { label, page, pages, note } = blogWords.pagination;
const gridPath = paths.blog;

/** Static, as specified: every number links to the grid itself, which shows all posts. */
export function Pagination() {
  return (
    <nav className="pagination" aria-label={label}>
      <ol>
        {pages.map((number) => (
          <li key={number}>
            <Link
              to={gridPath}
              aria-label={`${page} ${number}`}
              aria-current={number === 1 ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <p>{note}</p>
    </nav>
  );
}

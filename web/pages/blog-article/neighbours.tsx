import { blogPosts } from "#build-data/blog-posts";
import { blogWords } from "#content/en/blog.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { Link } from "#web/navigation/link.tsx";
import { canonicalPostPath, newestPost } from "#web/sections/blog/posts.ts";
import "./neighbours.css";

const words = blogWords.article;

/** The previous and the next post by date. The posts form a ring, so both always exist. */
export function Neighbours({ post }: { readonly post: BlogPost }) {
  const index = blogPosts.indexOf(post);
  const older = blogPosts[index + 1] ?? newestPost;
  const newer = blogPosts.at(index - 1) ?? newestPost;
  return (
    <nav className="neighbours container" aria-label={words.moreArticles}>
      <Link to={canonicalPostPath(older)} rel="prev">
        <span>{words.previous}</span> <b>{older.title}</b>
      </Link>
      <Link to={canonicalPostPath(newer)} rel="next">
        <span>{words.next}</span> <b>{newer.title}</b>
      </Link>
    </nav>
  );
}

import { blogWords } from "#content/en/blog.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { PostCover } from "./post-cover.tsx";
import { canonicalPostPath } from "./posts.ts";
import "./post-card.css";

/** A post in the grid: day, month, title, description. A post with a quote is a card of text alone. */
export function PostCard({ post }: { readonly post: BlogPost }) {
  const { title, description, quote } = post;
  return (
    <article className="post-card" data-kind={quote ? "quote" : "picture"}>
      <div className="post-card__head">
        {quote ? (
          <blockquote className="post-card__quote">
            <p>{quote}</p>
          </blockquote>
        ) : (
          <PostCover post={post} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 95vw" />
        )}
        <PostDate post={post} />
      </div>
      <h2 className="post-card__title part-title">
        <Link to={canonicalPostPath(post)}>{title}</Link>
      </h2>
      <p className="post-card__description">{description}</p>
      <span className="post-card__more" aria-hidden="true">
        {blogWords.readArticle} <ArrowRightIcon />
      </span>
    </article>
  );
}

function PostDate({ post: { date, day, month } }: { readonly post: BlogPost }) {
  return (
    <time className="post-card__date" dateTime={date}>
      <b>{day}</b> {month}
    </time>
  );
}

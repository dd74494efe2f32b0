import { blogSample, blogWords } from "#content/en/blog.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { TagList } from "#web/sections/blog/tag-list.tsx";
import { countComments } from "./count-comments.ts";
import { ShareLinks } from "./share-links.tsx";
import "./article-facts.css";

const words = blogWords.article;

/** The facts beside the article: date, comments, tags, and links to share it. */
export function ArticleFacts({ post }: { readonly post: BlogPost }) {
  const comments = countComments(post);
  return (
    <div className="article-facts">
      <time className="article-facts__date" dateTime={post.date}>
        <span className="visually-hidden">{words.published} </span>
        {post.day} {post.month} {post.date.slice(0, 4)}
      </time>
      <ul className="article-facts__counts" role="list">
        <li>
          {comments} {comments === 1 ? words.comment : words.comments}
        </li>
        {post.slug === blogSample.slug && (
          <li>
            {blogSample.views} {words.views}
          </li>
        )}
        <li>
          {post.minutes} {words.readingTime}
        </li>
        <li>{words.sample}</li>
      </ul>
      <section>
        <h2>{words.tags}</h2>
        <TagList tags={post.tags} />
      </section>
      <section>
        <h2>{words.share}</h2>
        <ShareLinks post={post} />
      </section>
    </div>
  );
}

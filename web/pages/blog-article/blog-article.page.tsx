import { banners } from "#content/en/banners.ts";
import { blogWords } from "#content/en/blog.ts";
import { blogArticles } from "#content/en/blog-articles.generated.ts";
import { useLocation } from "#web/app/hash-location.ts";
import { useHydrated } from "#web/app/hydrated.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { postNamed } from "#web/sections/blog/post-address.ts";
import { PostCover } from "#web/sections/blog/post-cover.tsx";
import { LeadOn } from "#web/sections/lead-on/lead-on.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleText } from "./article-text.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { Neighbours } from "./neighbours.tsx";
import "./blog-article.css";

const { next, trail } = banners["blog-article"];

/**
 * One article: the newest, or the one that the address names (`?post=…`). The document holds the
 * newest, so the other is shown only once scripts run.
 */
export function Page() {
  const { query } = useLocation();
  const post = postNamed(useHydrated() ? query.get("post") : null);
  return (
    <>
      <article className="article">
        <Banner title={post.title} lead={post.description} trail={trail} />
        <div className="article__layout container">
          <PostCover post={post} sizes="(min-width: 90rem) 84rem, 95vw" priority />
          <ArticleFacts post={post} />
          <div className="article__text">
            <noscript>
              <p className="article__notice">{blogWords.article.withoutScripts}</p>
            </noscript>
            <ArticleText blocks={blogArticles[post.slug] ?? []} />
          </div>
        </div>
      </article>
      <Neighbours post={post} />
      <div className="article-talk container">
        <CommentThread post={post} />
        <CommentForm key={post.slug} />
      </div>
      <LeadOn {...next} />
    </>
  );
}

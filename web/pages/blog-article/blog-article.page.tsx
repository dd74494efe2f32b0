import { blogArticles } from "#build-data/blog-articles";
import { banners } from "#content/en/banners.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { useLocation } from "#web/navigation/hash-location.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { PostCover } from "#web/sections/blog/post-cover.tsx";
import { postNamed } from "#web/sections/blog/posts.ts";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleText } from "./article-text.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { Neighbours } from "./neighbours.tsx";
import "./blog-article.css";

const { callToAction, trail } = banners["blog-article"];

/** One article: the newest, or the one that the address names (`?post=…`). */
export function Page() {
  const { query } = useLocation();
  const post = postNamed(query.get("post"));
  return (
    <>
      <article className="article">
        <Banner title={post.title} lead={post.description} trail={trail} crumb={null} />
        <div className="article__layout container">
          <PostCover post={post} sizes="(min-width: 64rem) 68vw, 95vw" priority />
          <ArticleFacts post={post} />
          <div className="article__text">
            <ArticleText blocks={blogArticles[post.slug] ?? []} />
          </div>
        </div>
      </article>
      <DeferredSections>
        <Neighbours post={post} />
        <div className="article-talk container">
          <CommentThread post={post} />
          <CommentForm key={post.slug} article={post.slug} />
        </div>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}

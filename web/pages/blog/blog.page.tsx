import { blogPosts } from "#build-data/blog-posts";
import { banners } from "#content/en/banners.ts";
import { blogWords } from "#content/en/blog.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { PostCard } from "#web/sections/blog/post-card.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { Pagination } from "./pagination.tsx";
import { Sidebar } from "./sidebar.tsx";
import "./blog.css";

const { callToAction, ...banner } = banners.blog;

/** All posts, two in a row, with the sidebar and the pagination. */
export function Page() {
  return (
    <>
      <Banner {...banner} />
      <DeferredSections>
        <div className="blog container">
          <section aria-label={blogWords.posts}>
            <ul className="blog__posts" role="list">
              {blogPosts.map((post) => (
                <li key={post.slug} data-kind={post.quote ? "quote" : "picture"}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
            <Pagination />
          </section>
          <Sidebar />
        </div>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}

import type { ReactNode } from "react";
import { blogPosts } from "#build-data/blog-posts";
import { blogWords } from "#content/en/blog.ts";
import { Link } from "#web/navigation/link.tsx";
import { PostCover } from "#web/sections/blog/post-cover.tsx";
import { canonicalPostPath, postNamed } from "#web/sections/blog/posts.ts";
import { TagList } from "#web/sections/blog/tag-list.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { BlogSearch } from "./blog-search.tsx";
import "./sidebar.css";

const { label, search, services, popular, gallery, tags, emergency } = blogWords.sidebar;
const allTags = [...new Set(blogPosts.flatMap((post) => post.tags))].sort();
const popularPosts = popular.slugs.map(postNamed);

/** The column beside the posts. */
export function Sidebar() {
  return (
    <aside className="sidebar" aria-label={label}>
      <Part title={search.title}>
        <BlogSearch />
      </Part>
      <Part title={services.title}>
        <ul className="sidebar__links" role="list">
          {services.links.map(({ label: service, to }) => (
            <li key={to}>
              <Link to={to}>{service}</Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={popular.title}>
        <ul className="sidebar__popular" role="list">
          {popularPosts.map((post) => (
            <li key={post.slug}>
              <PostCover post={post} sizes="6rem" />
              <p>
                <Link to={canonicalPostPath(post)}>{post.title}</Link>
                <time dateTime={post.date}>
                  {post.day} {post.month}
                </time>
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={gallery.title}>
        <ul className="sidebar__gallery" role="list">
          {gallery.pictures.map(({ name, alt }) => (
            <li key={name}>
              <Picture name={name} alt={alt} sizes="(min-width: 64rem) 9rem, 45vw" />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={tags.title}>
        <TagList tags={allTags} />
      </Part>
      <section className="sidebar__emergency on-brand" aria-labelledby="emergency-title">
        <h2 id="emergency-title" className="part-title">
          {emergency.title}
        </h2>
        <p>{emergency.text}</p>
        <PhoneLink number={emergency.phone} />
      </section>
    </aside>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sidebar__part">
      <h2 className="part-title">{title}</h2>
      {children}
    </section>
  );
}

import { blogWords } from "#content/en/blog.ts";
import { shell } from "#content/en/shell.ts";
import { site } from "#content/en/site.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { postPath } from "#contract/post-path.ts";
import "#web/sections/blog/link-row.css";

/** Plain links to share pages: no script of these networks is loaded, and they learn nothing before a press. */
const networks = [
  { name: "LinkedIn", address: "https://www.linkedin.com/sharing/share-offsite/", url: "url" },
  { name: "Facebook", address: "https://www.facebook.com/sharer/sharer.php", url: "u" },
  { name: "X", address: "https://x.com/intent/post", url: "url", text: "text" },
  { name: "WhatsApp", address: "https://wa.me/", url: "text" },
] as const;

/** The site's public address, as in canonical links. */
const origin = String(import.meta.env.PUBLIC_URL ?? site.url).replace(/\/$/, "");

/** A link for each network, which opens in a new tab with the post's public address filled in. */
export function ShareLinks({ post }: { readonly post: BlogPost }) {
  const shared = origin + postPath(post);
  return (
    <ul className="link-row" role="list">
      {networks.map(({ name, address, url, ...rest }) => {
        const query = new URLSearchParams({
          [url]: shared,
          ...("text" in rest && { [rest.text]: post.title }),
        });
        return (
          <li key={name}>
            <a
              href={`${address}?${query}`}
              target="_blank"
              rel="noopener"
              aria-label={`${blogWords.article.shareOn} ${name} (${shell.opensNewTab})`}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

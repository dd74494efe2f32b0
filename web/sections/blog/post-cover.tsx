import type { BlogPost } from "#content/schema/blog.ts";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./post-cover.css";

export interface PostCoverProps {
  readonly post: BlogPost;
  /** Its width, as a `sizes` attribute. */
  readonly sizes: string;
  /** It is on the first screen of its page. */
  readonly priority?: boolean;
}

/** A post's picture, or nothing. It is decorative: the title says the same. */
export function PostCover({ post, sizes, priority = false }: PostCoverProps) {
  const { cover } = post;
  if (cover === undefined) return null;
  return (
    <div className="post-cover">
      <Picture name={cover} sizes={sizes} priority={priority} decorative />
    </div>
  );
}

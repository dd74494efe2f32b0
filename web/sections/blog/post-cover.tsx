import type { BlogPost } from "#content/schema/blog.ts";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./post-cover.css";

export interface PostCoverProps {
  readonly post: BlogPost;
  /** How wide it is shown, in the manner of the `sizes` attribute. */
  readonly sizes: string;
  /** On the first screen of its page. */
  readonly priority?: boolean;
}

/** A post's picture; nothing where there is none. It decorates: the title says the same. */
export function PostCover({ post, sizes, priority = false }: PostCoverProps) {
  const { cover } = post;
  if (cover === undefined) return null;
  return (
    <div className="post-cover">
      <Picture name={cover} sizes={sizes} priority={priority} decorative />
    </div>
  );
}

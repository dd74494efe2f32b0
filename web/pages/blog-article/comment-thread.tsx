import { blogSample, blogWords } from "#content/en/blog.ts";
import type { BlogComment, BlogPost } from "#content/schema/blog.ts";
import { countComments } from "./count-comments.ts";
import "./comment-thread.css";

const words = blogWords.thread;

/** Readers' comments with their replies. The sample thread says that it is a sample. */
export function CommentThread({ post }: { readonly post: BlogPost }) {
  const total = countComments(post);
  return (
    <section className="thread" aria-labelledby="thread-title">
      <h2 id="thread-title" className="part-title">
        {words.title} <span className="thread__total">{total}</span>
        {total > 0 && <span className="thread__sample">{words.sample}</span>}
      </h2>
      {total === 0 && <p className="thread__note">{words.none}</p>}
      {total > 0 && (
        <ol className="thread__list" role="list">
          {blogSample.comments.map(({ replies, ...comment }) => (
            <li key={comment.comment}>
              <Comment comment={comment} />
              {replies.length > 0 && (
                <ol className="thread__replies" role="list" aria-label={`${words.reply} ${comment.sender}`}>
                  {replies.map((reply) => (
                    <li key={reply.comment}>
                      <Comment comment={reply} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Comment({ comment: { sender, date, day, comment } }: { readonly comment: BlogComment }) {
  return (
    <article className="comment">
      <span className="comment__image" aria-hidden="true">
        {sender.at(0)}
      </span>
      <h3>
        {sender} <time dateTime={date}>{day}</time>
      </h3>
      <p>{comment}</p>
    </article>
  );
}

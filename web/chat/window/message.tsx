import { Fragment, type MouseEventHandler } from "react";
import { chat } from "#content/en/chat.ts";
import { pageTitles } from "#content/en/pages.ts";
import { matchRoute } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import type { ChatMessage } from "../conversation/chat-storage.ts";
import {
  type ReplyBlock,
  type ReplyLine,
  type ReplyPart,
  replyBlocks,
} from "../conversation/reply-blocks.ts";
import "./message.css";

export interface MessageProps {
  readonly message: ChatMessage;
  /** Undefined where the next message, of the same minute, shows it. */
  readonly time: string | undefined;
  /** A link to a page of the site was followed. */
  readonly onFollow: MouseEventHandler;
}

/** One message. Its content is always shown as text; only addresses of our own become links. */
export function Message({ message, time, onFollow }: MessageProps) {
  const { who, text, sources, failed } = message;
  return (
    <div className="message" data-who={who} data-failed={failed}>
      <div className="message__bubble">
        <span className="visually-hidden">{who === "me" ? chat.you : chat.meena}: </span>
        {who === "me" ? (
          <p className="message__said">{text}</p>
        ) : (
          replyBlocks(text).map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places.
            <Block key={index} block={block} onFollow={onFollow} />
          ))
        )}
        {sources && sources.length > 0 && (
          <ul className="message__sources" role="list" aria-label={chat.sources}>
            {sources.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} onClick={onFollow}>
                  <span>{title}</span>
                  <ArrowRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {time !== undefined && <p className="message__time">{time}</p>}
    </div>
  );
}

interface BlockProps {
  readonly block: ReplyBlock;
  readonly onFollow: MouseEventHandler;
}

/* biome-ignore-start lint/suspicious/noArrayIndexKey: the lines of a text and their parts never change places. */

function Block({ block: { kind, lines }, onFollow }: BlockProps) {
  if (kind === "paragraph") {
    return (
      <p>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            <Line line={line} onFollow={onFollow} />
          </Fragment>
        ))}
      </p>
    );
  }
  const List = kind === "bullets" ? "ul" : "ol";
  return (
    <List>
      {lines.map((line, index) => (
        <li key={index}>
          <Line line={line} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}

function Line({ line, onFollow }: { readonly line: ReplyLine; readonly onFollow: MouseEventHandler }) {
  return line.map((part, index) => <Part key={index} part={part} onFollow={onFollow} />);
}

/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above. */

function Part({
  part: { kind, text },
  onFollow,
}: {
  readonly part: ReplyPart;
  readonly onFollow: MouseEventHandler;
}) {
  switch (kind) {
    case "text":
      return text;
    case "unbreakable":
      return <span className="message__unbreakable">{text}</span>;
    case "phone":
      return <PhoneLink number={text} />;
    case "email":
      return <a href={`mailto:${text}`}>{text}</a>;
    case "page":
      return (
        <Link to={text} onClick={onFollow}>
          {pageTitles[matchRoute(text).id]}
        </Link>
      );
  }
}

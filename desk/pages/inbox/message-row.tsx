import type { InboxItem } from "#contract/desk/inbox.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ClockIcon, NoteIcon, ReplyIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Marked } from "#desk/ui/marked/marked.tsx";
import { duration, shortTime } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { common } from "#desk/words/common.ts";
import { inboxWords, statusNames } from "#desk/words/inbox.ts";

export interface MessageRowProps {
  readonly item: InboxItem;
  /** What was searched for. */
  readonly terms: readonly string[];
  readonly to: string;
  readonly isChosen: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (() => void) | undefined;
}

/** One message in the list. */
export function MessageRow({ item, terms, to, isChosen, isSelected, onToggle }: MessageRowProps) {
  const isHit = terms.length > 0;
  return (
    <div
      className="message-row"
      data-unread={item.unread || undefined}
      data-chosen={isChosen || undefined}
      data-selected={isSelected || undefined}
    >
      {onToggle && (
        <input
          type="checkbox"
          className="message-row__check"
          checked={isSelected}
          onChange={onToggle}
          aria-label={inboxWords.select(item.name)}
        />
      )}
      <DeskLink to={to} className="message-row__link" aria-current={isChosen || undefined}>
        <span className="message-row__top">
          {item.unread && (
            <span className="message-row__dot">
              <span className="visually-hidden">{inboxWords.unread}</span>
            </span>
          )}
          <span className="message-row__name">
            <Marked text={item.name} terms={terms} />
          </span>
          {/* It tells people of the same name apart. */}
          {isHit && (
            <span className="message-row__address">
              <Marked text={item.email} terms={terms} />
            </span>
          )}
          <Time at={item.receivedAt} className="message-row__time" />
        </span>
        <span className="message-row__line">
          <span className="message-row__subject">
            <Marked text={item.subject} terms={terms} />
          </span>
          {item.owner && <Avatar name={item.owner.name} />}
        </span>
        <span className="message-row__facts">
          <DueBadge item={item} />
          {item.status !== "new" && <Badge tone={statusTones[item.status]}>{statusNames[item.status]}</Badge>}
          {item.undelivered && <Badge tone="red">{inboxWords.undelivered}</Badge>}
          {item.quarantine && <Badge tone="amber">{inboxWords.quarantined[item.quarantine]}</Badge>}
          {item.snoozedUntil && (
            <Badge tone="blue">
              <ClockIcon />
              {shortTime(item.snoozedUntil)}
            </Badge>
          )}
          {item.duplicateCount > 0 && (
            <span title={inboxWords.duplicatesLong(item.duplicateCount)}>
              <span aria-hidden="true">{inboxWords.duplicates(item.duplicateCount)}</span>
              <span className="visually-hidden">{inboxWords.duplicatesLong(item.duplicateCount)}</span>
            </span>
          )}
          <Count icon={<ReplyIcon />} count={item.replyCount} words={inboxWords.replies} />
          <Count icon={<NoteIcon />} count={item.noteCount} words={inboxWords.notes} />
          {!isHit && <span className="message-row__excerpt">{item.excerpt}</span>}
        </span>
        {isHit && (
          <span className="message-row__excerpt">
            <Marked text={item.excerpt} terms={terms} />
          </span>
        )}
      </DeskLink>
    </div>
  );
}

export const statusTones = { new: "green", open: "blue", waiting: "amber", done: "grey" } as const;

/** When the first answer is due, red when it is too late. Nobody waits for one in the quarantine. */
export function DueBadge({ item: { dueAt, overdue, quarantine } }: { readonly item: InboxItem }) {
  if (!dueAt || quarantine) return null;
  const distance = duration(Date.parse(dueAt) - Date.now());
  return (
    <Badge tone={overdue ? "red" : "grey"}>
      {overdue ? common.overdueBy(distance) : common.dueIn(distance)}
    </Badge>
  );
}

interface CountProps {
  readonly icon: React.ReactElement;
  readonly count: number;
  readonly words: (count: number) => string;
}

function Count({ icon, count, words }: CountProps) {
  if (count === 0) return null;
  return (
    <span className="message-row__count" title={words(count)}>
      {icon}
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words(count)}</span>
    </span>
  );
}

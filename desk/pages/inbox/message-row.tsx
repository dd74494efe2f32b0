import type { MessageItem } from "#contract/desk/inbox.ts";
import { termsPattern } from "#contract/desk/search-terms.ts";
import { dayMs } from "#contract/durations.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ClockIcon, NoteIcon, ReplyIcon } from "#desk/ui/icon/desk-icons.tsx";
import { duration, fullTime, shortTime } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { common } from "#desk/words/common.ts";
import { inboxWords, statusNames } from "#desk/words/inbox.ts";
import { mailStates } from "#desk/words/mail-states.ts";
import { Highlight } from "#web/ui/highlight/highlight.tsx";
import { StatusDot } from "./status-dot.tsx";
import { statusTones } from "./status-tones.ts";
import "./message-row.css";

export interface MessageRowProps {
  readonly item: MessageItem;
  /** What was searched for. */
  readonly terms: readonly string[];
  /** The statuses that the list is narrowed to: their name in each row would say nothing. */
  readonly statuses: readonly string[];
  readonly to: string;
  readonly isChosen: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (() => void) | undefined;
}

/** One message in the list. */
export function MessageRow({ item, terms, statuses, to, isChosen, isSelected, onToggle }: MessageRowProps) {
  const isHit = terms.length > 0;
  const pattern = isHit ? termsPattern(terms) : undefined;
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
          className="check message-row__check"
          checked={isSelected}
          onChange={onToggle}
          aria-label={inboxWords.select(item.name)}
        />
      )}
      <DeskLink to={to} className="message-row__link" aria-current={isChosen || undefined}>
        <span className="message-row__top">
          <StatusDot status={item.status} title={statusNames[item.status]}>
            <span className="visually-hidden">
              {statusNames[item.status]}
              {item.unread && `, ${inboxWords.unread}`}
            </span>
          </StatusDot>
          <span className="message-row__name">
            <Highlight text={item.name} pattern={pattern} />
          </span>
          {/* It tells people of the same name apart. */}
          {isHit && isAddress(item.email) && (
            <span className="message-row__address">
              <Highlight text={item.email} pattern={pattern} />
            </span>
          )}
          <When item={item} />
        </span>
        <span className="message-row__line">
          <span className="message-row__subject">
            <Highlight text={item.subject} pattern={pattern} />
          </span>
          {item.owner && <Avatar name={item.owner.name} />}
        </span>
        <span className="message-row__facts">
          {item.status !== "new" && !statuses.includes(item.status) && (
            <Badge tone={statusTones[item.status]}>{statusNames[item.status]}</Badge>
          )}
          {item.undelivered && (
            <Badge tone={mailStates[item.undelivered].tone}>{inboxWords.undelivered[item.undelivered]}</Badge>
          )}
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
            <Highlight text={item.excerpt} pattern={pattern} />
          </span>
        )}
      </DeskLink>
    </div>
  );
}

/** Whether the text is meant as an address: people without one write "none". A mistyped address is one too. */
export function isAddress(email: string): boolean {
  return email.includes("@");
}

/** When the first answer is due, or when the message came if none is. */
function When({ item }: { readonly item: MessageItem }) {
  const due = dueWords(item);
  if (!due) return <Time at={item.receivedAt} className="message-row__time" />;
  return (
    <span className="message-row__time" data-late={lateness(item)} title={fullTime(item.receivedAt)}>
      {due}
    </span>
  );
}

/** When the first answer is due, in colour when it is too late. */
export function DueBadge({ item }: { readonly item: MessageItem }) {
  const due = dueWords(item);
  const late = lateness(item);
  return due && <Badge tone={late === "very" ? "red" : late ? "amber" : "grey"}>{due}</Badge>;
}

/** Red is for what is late by more than a day: where everything is red, nothing stands out. */
function lateness({ dueAt, overdue }: MessageItem): "late" | "very" | undefined {
  if (!overdue || !dueAt) return undefined;
  return Date.now() - Date.parse(dueAt) > dayMs ? "very" : "late";
}

/** Nobody waits for an answer in the quarantine, and a snoozed message is put off on purpose. */
function dueWords({ dueAt, overdue, quarantine, snoozedUntil }: MessageItem): string | undefined {
  if (!dueAt || quarantine || snoozedUntil) return undefined;
  const distance = duration(Date.parse(dueAt) - Date.now());
  return overdue ? common.overdueBy(distance) : common.dueIn(distance);
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

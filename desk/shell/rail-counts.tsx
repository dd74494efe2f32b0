import { useUnreadMentions } from "#desk/api/applicants.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { cappedCount } from "#desk/words/common.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { shellWords } from "#desk/words/shell.ts";

/** The number of messages in the view "To do", and of those that mention me in a note I have not read. */
export function InboxCounts() {
  const counts = useInboxCounts();
  if (!counts) return null;
  return (
    <>
      <Mentions screen="inbox" count={counts.mentionedUnread} />
      <RailCount
        count={counts.new + counts.open}
        label={inboxWords.view.todo}
        isUrgent={counts.overdue > 0}
      />
    </>
  );
}

export function ApplicantMentions() {
  return <Mentions screen="applicants" count={useUnreadMentions()} />;
}

interface MentionsProps {
  readonly screen: "inbox" | "applicants";
  readonly count: number;
}

/** In how many records somebody mentioned me since I looked: a link to them, which may stand anywhere in the list. */
function Mentions({ screen, count }: MentionsProps) {
  if (count === 0) return null;
  return (
    <DeskLink to={screenPath(screen, { mentioned: "1" })} className="rail__mentions">
      <RailCount count={count} label={shellWords.mentions} sign="@" isUrgent />
    </DeskLink>
  );
}

/** How many mails and other notifications were not delivered. */
export function UndeliveredCount() {
  const undelivered = useInboxCounts()?.undelivered ?? 0;
  return <RailCount count={undelivered} label={shellWords.undelivered} isUrgent />;
}

interface RailCountProps {
  /** Counted up to `maxCounted`. */
  readonly count: number;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly sign?: string;
  readonly isUrgent: boolean;
}

function RailCount({ count, label, sign, isUrgent }: RailCountProps) {
  if (count === 0) return null;
  return (
    <span className="rail__count" data-urgent={isUrgent || undefined} title={label}>
      <span className="visually-hidden">{`${label}: `}</span>
      {sign}
      {cappedCount(count)}
    </span>
  );
}

import { type RefObject, useState } from "react";
import type { Message } from "#contract/desk/inbox.ts";
import { usePermission } from "#desk/api/session.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ArrowLeftIcon, ShieldIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { PreviousNext } from "#desk/ui/previous-next/previous-next.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { copyText } from "#desk/ui/toast/copy-text.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { ConversationToggle } from "./conversation-toggle.tsx";
import { MessageMenu } from "./message-menu.tsx";
import { DueBadge } from "./message-row.tsx";
import { SnoozeMenu } from "./snooze.tsx";
import { StatusMenu } from "./status-menu.tsx";
import { statusTones } from "./status-tones.ts";
import { useInboxAddress } from "./use-inbox-address.ts";
import { useMessageChange } from "./use-message-change.ts";
import "./message-head.css";

/** The ways away from the open message. */
export interface MessageMoves {
  readonly onBack: () => void;
  /** The message was dealt with: what comes next is shown. */
  readonly onDealtWith: () => void;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

interface MessageHeadProps {
  readonly message: Message;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly moves: MessageMoves;
  /** Others are selected: the keys that change messages act on those. */
  readonly keysElsewhere: boolean;
}

/** The subject, and what can be done with the message. */
export function MessageHead({ message, heading, moves, keysElsewhere }: MessageHeadProps) {
  const mayWrite = usePermission("inbox.write");
  const { isTogether } = useInboxAddress();
  const apply = useMessageChange(message);
  const [open, setOpen] = useState<"owner" | "snooze">();

  function markDone(): void {
    apply({ status: "done" }, words.changed.done(message.name));
    moves.onDealtWith();
  }
  useShortcuts(
    mayWrite && !keysElsewhere ? { e: markDone, a: () => setOpen("owner"), s: () => setOpen("snooze") } : {},
  );

  return (
    <header className="message-head" data-shortcuts>
      <div className="message-head__bar">
        <IconButton
          label={words.backToList}
          onClick={moves.onBack}
          icon={<ArrowLeftIcon />}
          className="message-head__back"
        />
        <div className="message-head__who">
          <strong>{message.name}</strong>
          <ConversationToggle message={message} />
        </div>
        {mayWrite && (
          <div className="message-head__actions">
            {isTogether && <span className="quiet">{words.thisMessage}</span>}
            <StatusMenu message={message} />
            <StaffPicker
              label={words.owner}
              value={message.owner?.id ?? null}
              open={open === "owner"}
              onOpenChange={(next) => setOpen(next ? "owner" : undefined)}
              onPick={(ownerId, name) =>
                apply({ ownerId }, ownerId === null ? words.changed.noOwner : words.changed.owner(name), name)
              }
              triggerLabel={message.owner ? recordWords.ownerIs(message.owner.name) : recordWords.assign}
              trigger={
                <Button tone="secondary">
                  {message.owner ? <Avatar name={message.owner.name} decorative /> : <UserCheckIcon />}
                  <span className="message-head__owner">{message.owner?.name ?? recordWords.assign}</span>
                </Button>
              }
            />
            <SnoozeMenu
              open={open === "snooze"}
              onOpenChange={(next) => setOpen(next ? "snooze" : undefined)}
              tone="secondary"
              before={
                message.snoozedUntil
                  ? [
                      {
                        key: "wake",
                        label: words.wake,
                        onSelect: () => apply({ snoozedUntil: null }, words.changed.woken),
                      },
                    ]
                  : []
              }
              onSnooze={(until) => {
                apply({ snoozedUntil: until }, words.changed.snoozed(message.name, shortTime(until)));
                moves.onDealtWith();
              }}
            />
            {message.quarantine !== null && (
              <Button onClick={() => apply({ quarantined: false }, words.changed.released(message.status))}>
                <ShieldIcon />
                {words.releaseShort}
              </Button>
            )}
            {message.status !== "done" && message.quarantine === null && (
              <Button className="message-head__done" onClick={markDone}>
                <CheckIcon />
                {statusNames.done}
              </Button>
            )}
          </div>
        )}
        <div className="message-head__moves">
          <PreviousNext words={words} onPrevious={moves.onPrevious} onNext={moves.onNext} />
          {mayWrite && <MessageMenu message={message} onBack={moves.onBack} onErased={moves.onDealtWith} />}
        </div>
      </div>
      <h1 className="message-head__subject" ref={heading} tabIndex={-1}>
        {message.subject}
      </h1>
      <p className="message-head__facts">
        <button
          type="button"
          className="reference"
          title={words.copyReference}
          onClick={() => copyText(message.reference)}
        >
          {message.reference}
        </button>
        {!mayWrite && (
          <>
            <Badge tone={statusTones[message.status]}>{statusNames[message.status]}</Badge>
            <Badge>{message.owner ? recordWords.ownerIs(message.owner.name) : words.noOwner}</Badge>
          </>
        )}
        <DueBadge item={message} />
        {message.quarantine && (
          <Badge tone="amber">
            {words.inQuarantine}: {words.quarantined[message.quarantine]}
          </Badge>
        )}
        {message.snoozedUntil && (
          <Badge tone="blue">{words.snoozedUntil(shortTime(message.snoozedUntil))}</Badge>
        )}
      </p>
    </header>
  );
}

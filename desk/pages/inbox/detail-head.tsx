import { type ReactNode, type RefObject, useState } from "react";
import type { InboxMessage, MessageStatus } from "#contract/desk/inbox.ts";
import { type MessageChange, useMarkRead } from "#desk/api/inbox.ts";
import { useRefresh } from "#desk/api/refresh.ts";
import { useMay } from "#desk/api/session.ts";
import { EraseDialog } from "#desk/records/erase-dialog.tsx";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ArrowLeftIcon, MailIcon, ShieldIcon, TrashIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu, type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { Moves } from "#desk/ui/moves/moves.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { copyText } from "#desk/ui/toast/copy-text.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { DueBadge } from "./message-row.tsx";
import { SnoozeMenu } from "./snooze.tsx";
import { statusTones } from "./status-tones.ts";
import { Together } from "./together.tsx";

type Popup = "owner" | "snooze";

interface DetailHeadProps {
  readonly message: InboxMessage;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** A list that a key has opened. */
  readonly open: Popup | undefined;
  readonly onOpen: (popup: Popup | undefined) => void;
  readonly onApply: (change: MessageChange, done: string, ownerName?: string) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
  readonly onDealtWith: () => void;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly isTogether: boolean;
  readonly onTogether: (isTogether: boolean) => void;
  readonly children?: ReactNode;
}

/** The subject, and what can be done with the message. */
export function DetailHead({
  message,
  heading,
  open,
  onOpen,
  onApply,
  onDone,
  onBack,
  onDealtWith,
  onNext,
  onPrevious,
  isTogether,
  onTogether,
  children,
}: DetailHeadProps) {
  const mayWrite = useMay("inbox.write");
  return (
    <header className="message-head" data-shortcuts>
      <div className="message-head__bar">
        <IconButton
          label={words.backToList}
          onClick={onBack}
          icon={<ArrowLeftIcon />}
          className="message-head__back"
        />
        <div className="message-head__who">
          <strong>{message.name}</strong>
          <Together message={message} isTogether={isTogether} onTogether={onTogether} />
        </div>
        {mayWrite && (
          <div className="message-head__actions">
            {isTogether && <span className="quiet">{words.thisMessage}</span>}
            <StatusMenu status={message.status} onApply={onApply} />
            <StaffPicker
              label={words.owner}
              value={message.owner?.id ?? null}
              open={open === "owner"}
              onOpenChange={(next) => onOpen(next ? "owner" : undefined)}
              onPick={(ownerId, name) =>
                onApply(
                  { ownerId },
                  ownerId === null ? words.changed.noOwner : words.changed.owner(name),
                  name,
                )
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
              onOpenChange={(next) => onOpen(next ? "snooze" : undefined)}
              tone="secondary"
              before={
                message.snoozedUntil
                  ? [
                      {
                        key: "wake",
                        label: words.wake,
                        onSelect: () => onApply({ snoozedUntil: null }, words.changed.woken),
                      },
                    ]
                  : []
              }
              onSnooze={(until) => {
                onApply({ snoozedUntil: until }, words.changed.snoozed(message.name, shortTime(until)));
                onDealtWith();
              }}
            />
            {message.quarantine !== null && (
              <Button onClick={() => onApply({ quarantined: false }, words.changed.released(message.status))}>
                <ShieldIcon />
                {words.releaseShort}
              </Button>
            )}
            {message.status !== "done" && message.quarantine === null && (
              <Button className="message-head__done" onClick={onDone}>
                <CheckIcon />
                {statusNames.done}
              </Button>
            )}
          </div>
        )}
        <div className="message-head__moves">
          <Moves words={words} onPrevious={onPrevious} onNext={onNext} />
          {mayWrite && (
            <MessageMenu message={message} onApply={onApply} onBack={onBack} onDealtWith={onDealtWith} />
          )}
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
      {children}
    </header>
  );
}

const statuses = Object.keys(statusNames) as MessageStatus[];
type OnApply = DetailHeadProps["onApply"];

function StatusMenu({ status, onApply }: { readonly status: MessageStatus; readonly onApply: OnApply }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button tone="secondary">
          <span className="visually-hidden">{words.status}: </span>
          <span className="status-dot" data-status={status} />
          {statusNames[status]}
          <ChevronDownIcon />
        </Button>
      }
      items={statuses.map((next) => ({
        key: next,
        label: statusNames[next],
        checked: next === status,
        onSelect: () => next !== status && onApply({ status: next }, words.changed.status(statusNames[next])),
      }))}
    />
  );
}

function MessageMenu({
  message,
  onApply,
  onBack,
  onDealtWith,
}: Pick<DetailHeadProps, "message" | "onApply" | "onBack" | "onDealtWith">) {
  const refresh = useRefresh("inbox");
  const mayErase = useMay("inbox.erase");
  const markRead = useMarkRead();
  const [erasing, setErasing] = useState(false);
  const quarantined = message.quarantine !== null;

  const items: MenuItem[] = [
    {
      key: "unread",
      label: words.markUnread,
      icon: <MailIcon />,
      shortcut: "u",
      onSelect: () => {
        markRead.mutate({ id: message.id, read: false });
        onBack();
      },
    },
    {
      key: "quarantine",
      label: quarantined ? words.release : words.toQuarantine,
      icon: <ShieldIcon />,
      onSelect: () =>
        onApply(
          { quarantined: !quarantined },
          quarantined ? words.changed.released(message.status) : words.changed.quarantined,
        ),
    },
  ];
  if (mayErase) {
    items.push({
      key: "erase",
      label: words.erase,
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => setErasing(true),
    });
  }

  return (
    <>
      <MoreMenu label={words.actions} items={items} />
      <EraseDialog
        open={erasing}
        onClose={() => setErasing(false)}
        records="inbox"
        id={message.id}
        words={words}
        onErased={() => {
          onDealtWith();
          return refresh();
        }}
      />
    </>
  );
}

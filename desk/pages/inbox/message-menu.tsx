import { useState } from "react";
import type { Message } from "#contract/desk/inbox.ts";
import { useMarkRead } from "#desk/api/inbox.ts";
import { useInvalidate } from "#desk/api/invalidate.ts";
import { usePermission } from "#desk/api/session.ts";
import { EraseDialog } from "#desk/records/erase-dialog.tsx";
import { MailIcon, ShieldIcon, TrashIcon } from "#desk/ui/icon/desk-icons.tsx";
import { type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { useMessageChange } from "./use-message-change.ts";

interface MessageMenuProps {
  readonly message: Message;
  readonly onBack: () => void;
  /** The message is gone. */
  readonly onErased: () => void;
}

/** What is seldom done with the open message. */
export function MessageMenu({ message, onBack, onErased }: MessageMenuProps) {
  const apply = useMessageChange(message);
  const invalidate = useInvalidate("inbox");
  const mayErase = usePermission("inbox.erase");
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
        apply(
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
          onErased();
          return invalidate();
        }}
      />
    </>
  );
}

import type { Message, MessageStatus } from "#contract/desk/inbox.ts";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import { StatusDot } from "./status-dot.tsx";
import { useMessageChange } from "./use-message-change.ts";

const statuses = Object.keys(statusNames) as MessageStatus[];

/** The status of the open message; pressed, all statuses. */
export function StatusMenu({ message }: { readonly message: Message }) {
  const apply = useMessageChange(message);
  const { status } = message;
  return (
    <Menu
      align="start"
      trigger={
        <Button tone="secondary">
          <span className="visually-hidden">{words.status}: </span>
          <StatusDot status={status} />
          {statusNames[status]}
          <ChevronDownIcon />
        </Button>
      }
      items={statuses.map((next) => ({
        key: next,
        label: statusNames[next],
        checked: next === status,
        onSelect: () => next !== status && apply({ status: next }, words.changed.status(statusNames[next])),
      }))}
    />
  );
}

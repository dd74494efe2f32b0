import { useState } from "react";
import type { InboxBulk, MessageItem } from "#contract/desk/inbox.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { BulkBar } from "#desk/records/bulk-bar.tsx";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { ShieldIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { SnoozeMenu } from "./snooze.tsx";

interface InboxBulkBarProps {
  readonly items: readonly MessageItem[];
  /** So many messages are loaded and can be selected. */
  readonly selectable: number;
  /** `phrase` says it afterwards, as in "marked as done". `ownerName` is that of a new owner. */
  readonly onChange: (change: InboxBulk["change"], phrase: string, ownerName?: string) => void;
  readonly onClear: () => void;
  readonly onAll: () => void;
}

/**
 * What can be done with all selected messages at once, by the keys that otherwise act on the open one. The notice that
 * follows can take it back.
 */
export function InboxBulkBar({ items, selectable, onChange, onClear, onAll }: InboxBulkBarProps) {
  const [open, setOpen] = useState<"owner" | "snooze">();
  const { bulkChanges } = words;
  const markDone = () => onChange({ status: "done" }, bulkChanges.done);
  useShortcuts({
    e: markDone,
    a: () => setOpen("owner"),
    s: () => setOpen("snooze"),
  });
  const allQuarantined = items.every(({ quarantine }) => quarantine !== null);
  return (
    <BulkBar
      label={words.selected(items.length)}
      onClear={onClear}
      selectAll={
        items.length < selectable && (
          <Button tone="quiet" onClick={onAll}>
            {recordWords.selectAll(selectable)}
          </Button>
        )
      }
    >
      <Button tone="quiet" onClick={markDone}>
        <CheckIcon />
        {statusNames.done}
      </Button>
      <StaffPicker
        label={words.assignTo}
        value={undefined}
        open={open === "owner"}
        onOpenChange={(next) => setOpen(next ? "owner" : undefined)}
        onPick={(ownerId, name) => onChange({ ownerId }, bulkChanges.owner(name), name)}
        triggerLabel={recordWords.assign}
        trigger={
          <Button tone="quiet">
            <UserCheckIcon />
            {recordWords.assign}
          </Button>
        }
      />
      <SnoozeMenu
        open={open === "snooze"}
        onOpenChange={(next) => setOpen(next ? "snooze" : undefined)}
        tone="quiet"
        onSnooze={(snoozedUntil) => onChange({ snoozedUntil }, bulkChanges.snoozed(shortTime(snoozedUntil)))}
      />
      <Button
        tone="quiet"
        onClick={() =>
          onChange(
            { quarantined: !allQuarantined },
            allQuarantined ? bulkChanges.released : bulkChanges.quarantined,
          )
        }
      >
        <ShieldIcon />
        {allQuarantined ? words.releaseShort : words.view.quarantine}
      </Button>
    </BulkBar>
  );
}

import "#desk/records/bulk-bar.css";
import { useState } from "react";
import type { InboxBulk, InboxItem } from "#contract/desk/inbox.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { ShieldIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { SnoozeMenu } from "./snooze.tsx";

interface BulkBarProps {
  readonly items: readonly InboxItem[];
  /** So many messages are loaded and can be selected. */
  readonly selectable: number;
  /** `phrase` says it afterwards, as in "marked as done". */
  readonly onChange: (change: InboxBulk["change"], phrase: string) => void;
  readonly onClear: () => void;
  readonly onAll: () => void;
}

/**
 * What can be done with all selected messages at once, by the keys that otherwise act on the open one. The notice that
 * follows can take it back.
 */
export function BulkBar({ items, selectable, onChange, onClear, onAll }: BulkBarProps) {
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
    <div className="bulk-bar" role="toolbar" aria-label={words.selected(items.length)}>
      <div className="bulk-bar__head">
        <IconButton label={recordWords.clearSelection} onClick={onClear} icon={<CloseIcon />} />
        <span className="bulk-bar__count">{words.selected(items.length)}</span>
        {items.length < selectable && (
          <Button tone="quiet" onClick={onAll}>
            {recordWords.selectAll(selectable)}
          </Button>
        )}
      </div>
      <Button tone="quiet" onClick={markDone}>
        <CheckIcon />
        {statusNames.done}
      </Button>
      <StaffPicker
        label={words.assignTo}
        value={undefined}
        open={open === "owner"}
        onOpenChange={(next) => setOpen(next ? "owner" : undefined)}
        onPick={(ownerId, name) => onChange({ ownerId }, bulkChanges.owner(name))}
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
    </div>
  );
}

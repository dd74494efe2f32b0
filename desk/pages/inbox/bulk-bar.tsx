import { useState } from "react";
import type { InboxBulk, InboxItem } from "#contract/desk/inbox.ts";
import { useShortcuts } from "#desk/app/use-shortcuts.ts";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { BellOffIcon, ShieldIcon, UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { snoozeItems } from "./snooze.tsx";

interface BulkBarProps {
  readonly items: readonly InboxItem[];
  readonly onChange: (change: InboxBulk["change"]) => void;
  readonly onClear: () => void;
  readonly onAll: () => void;
}

/**
 * What can be done with all selected messages at once, by the keys that otherwise act on the open one. The notice that
 * follows can take it back.
 */
export function BulkBar({ items, onChange, onClear, onAll }: BulkBarProps) {
  const [open, setOpen] = useState<"owner" | "snooze">();
  useShortcuts({
    e: () => onChange({ status: "done" }),
    a: () => setOpen("owner"),
    s: () => setOpen("snooze"),
  });
  const allQuarantined = items.every(({ quarantine }) => quarantine !== null);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={words.selected(items.length)}>
      <IconButton label={words.clearSelection} onClick={onClear} icon={<CloseIcon />} />
      <button type="button" className="bulk-bar__count" title={words.selectAll} onClick={onAll}>
        {words.selected(items.length)}
      </button>
      <IconButton
        label={words.markDone}
        title={words.markDone}
        onClick={() => onChange({ status: "done" })}
        icon={<CheckIcon />}
      />
      <StaffPicker
        label={words.assignTo}
        value={undefined}
        open={open === "owner"}
        onOpenChange={(next) => setOpen(next ? "owner" : undefined)}
        onPick={(ownerId) => onChange({ ownerId })}
        triggerLabel={words.assign}
        trigger={<IconButton label={words.assign} title={words.assign} icon={<UserCheckIcon />} />}
      />
      <Menu
        open={open === "snooze"}
        onOpenChange={(next) => setOpen(next ? "snooze" : undefined)}
        trigger={<IconButton label={words.snooze} title={words.snooze} icon={<BellOffIcon />} />}
        items={snoozeItems((snoozedUntil) => onChange({ snoozedUntil }))}
      />
      <IconButton
        label={allQuarantined ? words.release : words.toQuarantine}
        title={allQuarantined ? words.release : words.toQuarantine}
        onClick={() => onChange({ quarantined: !allQuarantined })}
        icon={<ShieldIcon />}
      />
    </div>
  );
}

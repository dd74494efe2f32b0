import { useState } from "react";
import type { SnoozeTimes } from "#contract/desk/inbox.ts";
import { useSnoozeTimes } from "#desk/api/inbox.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { ClockIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Menu, type MenuItem } from "#desk/ui/menu/menu.tsx";
import { dayAndTime, minuteInIndia, momentInIndia } from "#desk/ui/time/format-time.ts";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";

const choices = Object.keys(words.snoozeOptions) as (keyof SnoozeTimes)[];

interface SnoozeMenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly tone: "secondary" | "quiet";
  /** What stands before the times. */
  readonly before?: readonly MenuItem[];
  readonly onSnooze: (until: string) => void;
}

/** Puts messages off: until a time within the office hours, or any other that somebody chooses. */
export function SnoozeMenu({ open, onOpenChange, tone, before = [], onSnooze }: SnoozeMenuProps) {
  const { data: times, error, refetch } = useSnoozeTimes();
  const [isChoosing, setChoosing] = useState(false);
  const offered: MenuItem[] = times
    ? choices.map((name) => ({
        key: name,
        label: words.snoozeOptions[name],
        detail: dayAndTime(times[name]),
        onSelect: () => onSnooze(times[name]),
      }))
    : [];
  const retry: MenuItem[] =
    error && !times
      ? [{ key: "retry", label: words.snoozeTimesFailed, staysOpen: true, onSelect: () => void refetch() }]
      : [];
  return (
    <>
      <Menu
        align="start"
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <Button tone={tone}>
            <ClockIcon />
            {words.snooze}
          </Button>
        }
        items={[
          ...before,
          ...offered,
          ...retry,
          { key: "other", label: words.snoozeOther, onSelect: () => setChoosing(true) },
        ]}
      />
      <FormDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={words.snoozeUntil}
        submit={words.snooze}
        onSubmit={(textOf) => {
          setChoosing(false);
          onSnooze(momentInIndia(textOf("until")));
        }}
      >
        <TextField
          label={words.snoozeMoment}
          hint={words.snoozeMomentHint}
          type="datetime-local"
          name="until"
          min={minuteInIndia(new Date())}
          defaultValue={times && minuteInIndia(new Date(times.tomorrow))}
          required
        />
      </FormDialog>
    </>
  );
}

import type { ReactElement } from "react";
import { useMe } from "#desk/api/session.ts";
import { useStaff } from "#desk/api/staff.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Picker } from "#desk/ui/picker/picker.tsx";
import { common } from "#desk/words/common.ts";
import { recordWords } from "#desk/words/records.ts";

const nobody = "nobody";

export interface StaffPickerProps {
  readonly label: string;
  readonly value: string | null | undefined;
  /** A colleague, or null for nobody. */
  readonly onPick: (id: string | null, name: string) => void;
  readonly triggerLabel: string;
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** Chooses a colleague: oneself first, then the others, and nobody. */
export function StaffPicker({ label, value, onPick, ...rest }: StaffPickerProps) {
  const me = useMe();
  const staff = useStaff();
  const others = staff.filter(({ id }) => id !== me.id);
  const options = [
    { value: me.id, label: `${me.name} (${common.me})`, picture: <Avatar name={me.name} decorative /> },
    ...others.map(({ id, name }) => ({ value: id, label: name, picture: <Avatar name={name} decorative /> })),
    { value: nobody, label: common.nobody },
  ];
  const names = new Map([[me.id, me.name], ...others.map(({ id, name }) => [id, name] as const)]);
  return (
    <Picker
      {...rest}
      label={label}
      options={options}
      value={value === null ? nobody : value}
      onPick={(picked) => onPick(picked === nobody ? null : picked, names.get(picked) ?? common.nobody)}
      searchLabel={recordWords.findColleague}
      empty={recordWords.noColleague}
    />
  );
}

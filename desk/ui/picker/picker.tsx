import { Combobox } from "@base-ui/react/combobox";
import type { ReactElement, ReactNode } from "react";
import "./picker.css";

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** Stands before the label. */
  readonly picture?: ReactNode;
  /** A second, quiet line. */
  readonly detail?: string;
}

export interface PickerProps {
  /** What is chosen, for screen readers: "Owner". */
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
  /** The button's accessible name. It begins with the words that are visible on it. */
  readonly triggerLabel: string;
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly searchLabel: string;
  readonly empty: string;
  /** Below the options: an action for whom none of them fits. */
  readonly footer?: { readonly label: string; readonly run: () => void };
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A button that opens a list with a search field: typing narrows it, arrow keys move, Enter picks. */
export function Picker({
  label,
  options,
  value,
  onPick,
  triggerLabel,
  trigger,
  searchLabel,
  empty,
  footer,
  open,
  onOpenChange,
}: PickerProps) {
  return (
    <Combobox.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option: PickerOption | null) => option && onPick(option.value)}
      itemToStringLabel={(option: PickerOption) => option.label}
      autoHighlight
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Combobox.Trigger render={trigger} aria-label={triggerLabel} />
      <Combobox.Portal>
        <Combobox.Positioner className="popup-positioner" align="start" sideOffset={6}>
          <Combobox.Popup className="popup picker" aria-label={label}>
            <Combobox.Input className="picker__input" placeholder={searchLabel} aria-label={searchLabel} />
            <Combobox.Empty className="picker__empty">{empty}</Combobox.Empty>
            <Combobox.List className="picker__list">
              {(option: PickerOption) => (
                <Combobox.Item key={option.value} value={option} className="menu__item">
                  {option.picture}
                  <span className="menu__label">
                    {option.label}
                    {option.detail && <span className="picker__detail">{option.detail}</span>}
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
            {footer && (
              <button type="button" className="picker__footer" onClick={footer.run}>
                {footer.label}
              </button>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

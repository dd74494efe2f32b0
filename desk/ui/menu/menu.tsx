import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { MoreIcon } from "../icon/desk-icons.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import "./menu.css";

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactElement;
  /** The key that does the same, shown at the end of the line. */
  readonly shortcut?: string;
  /** A number or a time at the end of the line. */
  readonly detail?: string;
  readonly danger?: boolean;
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
  readonly align?: "start" | "end";
  readonly side?: "top" | "bottom";
  readonly header?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A button that opens a list of actions. Arrow keys move in it, letters find an item. */
export function Menu({
  trigger,
  items,
  align = "end",
  side = "bottom",
  header,
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <BaseMenu.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className="popup-positioner" align={align} side={side} sideOffset={6}>
          <BaseMenu.Popup className="popup menu">
            {header && <div className="menu__header">{header}</div>}
            {items.map(({ key, label, icon, shortcut, detail, danger, checked, onSelect }) => (
              <BaseMenu.Item
                key={key}
                className="menu__item"
                data-danger={danger || undefined}
                data-checked={checked || undefined}
                onClick={onSelect}
              >
                {icon}
                <span className="menu__label">{label}</span>
                {checked && <CheckIcon />}
                {detail && <span className="quiet">{detail}</span>}
                {shortcut && <Kbd>{shortcut}</Kbd>}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** The menu behind three dots: what else can be done here. */
export function MoreMenu({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  return <Menu trigger={<IconButton label={label} icon={<MoreIcon />} />} items={items} />;
}

import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Fragment, type ReactElement, type ReactNode } from "react";
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
  /** A line above parts it from what comes before. */
  readonly startsGroup?: boolean;
  /** Left out where there is no keyboard. */
  readonly keyboardOnly?: boolean;
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
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.startsGroup && <BaseMenu.Separator className="menu__separator" />}
                <BaseMenu.Item
                  className={item.keyboardOnly ? "menu__item keyboard-hint" : "menu__item"}
                  data-danger={item.danger || undefined}
                  data-checked={item.checked || undefined}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  <span className="menu__label">{item.label}</span>
                  {item.checked && <CheckIcon />}
                  {item.detail && <span className="quiet">{item.detail}</span>}
                  {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
                </BaseMenu.Item>
              </Fragment>
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

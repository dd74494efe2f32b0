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
  /** Whether it is the chosen one of the items beside it that say so too. Left out for an action. */
  readonly checked?: boolean;
  /** A line above parts it from what comes before. */
  readonly startsGroup?: boolean;
  /** Left out where there is no keyboard. */
  readonly keyboardOnly?: boolean;
  /** The menu stays open, to show what the action brings. */
  readonly staysOpen?: boolean;
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
            {groupsOf(items).map((group) =>
              group[0]?.checked === undefined ? (
                group.map((item) => <Entry key={item.key} item={item} />)
              ) : (
                <BaseMenu.RadioGroup key={group[0].key} value={group.find(({ checked }) => checked)?.key}>
                  {group.map((item) => (
                    <Entry key={item.key} item={item} />
                  ))}
                </BaseMenu.RadioGroup>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }) {
  const own = {
    className: item.keyboardOnly ? "menu__item keyboard-hint" : "menu__item",
    "data-danger": item.danger || undefined,
    onClick: item.onSelect,
  };
  const content = (
    <>
      {item.icon}
      <span className="menu__label">{item.label}</span>
      {item.checked && <CheckIcon />}
      {item.detail && <span className="quiet">{item.detail}</span>}
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    </>
  );
  return (
    <>
      {item.startsGroup && <BaseMenu.Separator className="menu__separator" />}
      {item.checked === undefined ? (
        <BaseMenu.Item {...own} closeOnClick={!item.staysOpen}>
          {content}
        </BaseMenu.Item>
      ) : (
        <BaseMenu.RadioItem {...own} value={item.key} closeOnClick>
          {content}
        </BaseMenu.RadioItem>
      )}
    </>
  );
}

/** The items in their order; those of which one is chosen, next to each other, are one group. */
function groupsOf(items: readonly MenuItem[]): MenuItem[][] {
  const groups: MenuItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0]?.checked !== undefined && item.checked !== undefined) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The menu behind three dots: what else can be done here. */
export function MoreMenu({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  return <Menu trigger={<IconButton label={label} icon={<MoreIcon />} />} items={items} />;
}

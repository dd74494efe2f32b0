import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import "./tabs.css";

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A tab is pressed, maybe the one that is shown. Arrow keys only change the tab. */
  readonly onPress?: (value: string) => void;
  /** What stands beside the tabs and belongs to all of them. */
  readonly beside?: ReactNode;
}

/** Panels of which one is shown. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, value, onChange, onPress, beside }: TabsProps) {
  return (
    <BaseTabs.Root className="tabs" value={value} onValueChange={(next) => onChange(String(next))}>
      <div className="tabs__head">
        <BaseTabs.List className="tabs__list" aria-label={label}>
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              className="tabs__tab"
              value={tab.value}
              onClick={() => onPress?.(tab.value)}
              // The press gives the focus to something else. If the tab took it first, a field that closes when it is
              // left would move the tab away from under the pointer, and the press would miss it.
              onMouseDown={(event) => onPress && event.preventDefault()}
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {beside}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className="tabs__panel" value={tab.value}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

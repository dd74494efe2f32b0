import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useDeskEvent, useLiveUpdates } from "#desk/api/events.ts";
import { useHasMailServer } from "#desk/api/outbox.ts";
import { useMe } from "#desk/api/session.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate, useDeskLocation } from "#desk/navigation/location.ts";
import { RecentChanges } from "#desk/records/recent-changes.tsx";
import { ConflictDialog } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { MoreIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Kbd } from "#desk/ui/kbd/kbd.tsx";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { dismissErrors, showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { shellWords } from "#desk/words/shell.ts";
import { useOnline } from "#web/browser/use-online.ts";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import type { Icon } from "#web/ui/icon/svg-icon.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { Finder } from "./finder.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import { UserMenu, useUserItems } from "./user-menu.tsx";
import "./rail.css";
import "./shell.css";

/** How many screens fit beside Find and "More" in the bar of a phone. */
const barEntries = 3;

/** A screen in the rail. */
export interface RailEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
  /** How much waits there. */
  readonly counts?: ReactElement | undefined;
}

interface ShellProps {
  /** The screens that the person may see. */
  readonly entries: readonly RailEntry[];
  readonly children: ReactNode;
}

/** The frame of every screen: the rail (a bar on phones), finding, shortcuts, live updates. */
export function Shell({ entries, children }: ShellProps) {
  const [open, setOpen] = useState<"find" | "shortcuts" | "recent">();
  const interrupted = useLiveUpdates();
  const isOnline = useOnline();
  const { role } = useMe();
  const { path: address } = useDeskLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of the screen
  useEffect(dismissErrors, [address]);
  const beyondBar = entries.slice(barEntries);
  const user = useUserItems({ shortcuts: () => setOpen("shortcuts"), recent: () => setOpen("recent") });
  const hasMailServer = useHasMailServer();

  useShortcuts({ "/": () => setOpen("find"), "?": () => setOpen("shortcuts") });
  useDeskEvent("mention", ({ type, id, by }) =>
    showToast({
      text: shellWords.mentioned(by.name),
      action: {
        label: shellWords.open,
        run: () => navigate(recordPath(type, id)),
      },
    }),
  );

  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {common.skipToContent}
      </a>
      <header className="rail on-brand" data-shortcuts>
        <DeskLink to="/" className="rail__brand">
          <Logo />
        </DeskLink>
        <button type="button" className="rail__find" onClick={() => setOpen("find")}>
          <SearchIcon />
          <span>{shellWords.find}</span>
          <Kbd>/</Kbd>
        </button>
        <nav aria-label={shellWords.navigation}>
          <ul role="list" className="rail__list">
            {entries.map((entry, index) => (
              <li key={entry.path} className="rail__entry" data-beyond-bar={index >= barEntries || undefined}>
                <NavigationLink entry={entry} />
                <span className="rail__counts">{entry.counts}</span>
              </li>
            ))}
            <li className="rail__entry rail__more">
              <Menu
                side="top"
                header={user.header}
                trigger={
                  <button
                    type="button"
                    className="rail__link"
                    aria-current={
                      [...beyondBar.map(({ path }) => path), screenPath("account")].some((path) =>
                        isWithin(address, path),
                      )
                        ? "true"
                        : undefined
                    }
                  >
                    <MoreIcon />
                    <span>{shellWords.more}</span>
                    <span className="rail__counts">
                      {beyondBar.map(({ path, counts }) => (
                        <Fragment key={path}>{counts}</Fragment>
                      ))}
                    </span>
                  </button>
                }
                items={[
                  ...beyondBar.map(({ path, label, icon: EntryIcon }) => ({
                    key: path,
                    label,
                    icon: <EntryIcon />,
                    onSelect: () => navigate(path),
                  })),
                  ...user.items.map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item)),
                ]}
              />
            </li>
          </ul>
        </nav>
        <UserMenu {...user} />
      </header>
      {!hasMailServer && (
        <aside className="shell__notice">
          {common.mailNotSetUp} {common.askForMail[role === "admin" ? "admin" : "others"]}{" "}
          <DeskLink to={screenPath("outbox")}>{common.seeOutbox}</DeskLink>
        </aside>
      )}
      <main id="main" className="shell__main" tabIndex={-1}>
        {(interrupted || !isOnline) && (
          <p className="shell__interrupted" role="status">
            {isOnline ? shellWords.noConnection : shellWords.offline}
          </p>
        )}
        {children}
      </main>
      <Finder open={open === "find"} onClose={() => setOpen(undefined)} />
      <RecentChanges open={open === "recent"} onClose={() => setOpen(undefined)} />
      <ConflictDialog />
      <ShortcutSheet open={open === "shortcuts"} onClose={() => setOpen(undefined)} />
    </div>
  );
}

/** Whether an address is a screen or something on it. */
function isWithin(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`);
}

function NavigationLink({ entry: { path, label, icon: EntryIcon } }: { readonly entry: RailEntry }) {
  const location = useDeskLocation();
  return (
    <DeskLink
      to={path}
      className="rail__link"
      aria-current={isWithin(location.path, path) ? "page" : undefined}
    >
      <EntryIcon />
      <span>{label}</span>
    </DeskLink>
  );
}

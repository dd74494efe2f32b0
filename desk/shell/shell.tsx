import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { useUnreadMentions } from "#desk/api/applicants.ts";
import { useDeskEvent, useLiveUpdates } from "#desk/api/events.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { useHasMailServer } from "#desk/api/outbox.ts";
import { useMe, useSignOut } from "#desk/api/session.ts";
import { chooseTheme, chosenTheme, type Theme } from "#desk/browser/theme.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { recordPage, screenPage } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate, useDeskLocation } from "#desk/navigation/location.ts";
import { RecentChanges } from "#desk/records/recent-changes.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { ConflictDialog } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import {
  ClockIcon,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  MoreIcon,
  ScreenIcon,
  SunIcon,
  UserCheckIcon,
} from "#desk/ui/icon/desk-icons.tsx";
import { Kbd } from "#desk/ui/kbd/kbd.tsx";
import { Menu, type MenuItem } from "#desk/ui/menu/menu.tsx";
import { dismissErrors, showToast } from "#desk/ui/toast/toast.tsx";
import { cappedCount, common } from "#desk/words/common.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { recentWords } from "#desk/words/recent.ts";
import { roleNames, viewerHint } from "#desk/words/roles.ts";
import { shellWords } from "#desk/words/shell.ts";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { useOnline } from "#web/ui/use-online/use-online.ts";
import { Finder } from "./finder.tsx";
import { isOpenTo, type NavigationEntry, navigation } from "./navigation.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import "./rail.css";
import "./shell.css";

/** How many screens fit beside Find and "More" in the bar of a phone. */
const barEntries = 3;

/** The frame of every screen: the rail (a bar on phones), finding, shortcuts, live updates. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<"find" | "shortcuts" | "recent">();
  const interrupted = useLiveUpdates();
  const isOnline = useOnline();
  const { permissions, role } = useMe();
  const { path: address } = useDeskLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each change of the screen
  useEffect(dismissErrors, [address]);
  const entries = navigation.filter((entry) => isOpenTo(entry, permissions));
  const beyondBar = entries.slice(barEntries);
  const user = useUserItems({ shortcuts: () => setOpen("shortcuts"), recent: () => setOpen("recent") });
  const hasMailServer = useHasMailServer();

  useShortcuts({ "/": () => setOpen("find"), "?": () => setOpen("shortcuts") });
  useDeskEvent("mention", ({ type, id, by }) =>
    showToast({
      text: shellWords.mentioned(by.name),
      action: {
        label: shellWords.open,
        run: () => navigate(recordPage(type, id)),
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
                <EntryCounts path={entry.path} />
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
                      [...beyondBar.map(({ path }) => path), screenPage("account")].some((path) =>
                        isWithin(address, path),
                      )
                        ? "true"
                        : undefined
                    }
                  >
                    <MoreIcon />
                    <span>{shellWords.more}</span>
                    {beyondBar.some(({ path }) => path === screenPage("outbox")) && (
                      <span className="rail__counts">
                        <UndeliveredCount />
                      </span>
                    )}
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
          <DeskLink to={screenPage("outbox")}>{common.seeOutbox}</DeskLink>
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

function NavigationLink({ entry: { path, label, icon: EntryIcon } }: { readonly entry: NavigationEntry }) {
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

/** What waits on a screen. A mention is a link of its own, since what it is about may stand anywhere in the list. */
function EntryCounts({ path }: { readonly path: string }) {
  return (
    <span className="rail__counts">
      {path === screenPage("inbox") && <InboxCounts />}
      {path === screenPage("applicants") && <ApplicantMentions />}
      {path === screenPage("outbox") && <UndeliveredCount />}
    </span>
  );
}

/** How many messages are to do, as the view of that name has them, and in how many somebody mentioned me since I read them. */
function InboxCounts() {
  const counts = useInboxCounts();
  if (!counts) return null;
  return (
    <>
      <Mentions screen="inbox" count={counts.mentionedUnread} />
      <RailCount
        count={counts.new + counts.open}
        label={inboxWords.view.todo}
        isUrgent={counts.overdue > 0}
      />
    </>
  );
}

function ApplicantMentions() {
  return <Mentions screen="applicants" count={useUnreadMentions()} />;
}

interface MentionsProps {
  readonly screen: "inbox" | "applicants";
  readonly count: number;
}

/** In how many records somebody mentioned me since I looked: a link to them, whatever their state. */
function Mentions({ screen, count }: MentionsProps) {
  if (count === 0) return null;
  return (
    <DeskLink to={screenPage(screen, { mentioned: "1" })} className="rail__mentions">
      <RailCount count={count} label={shellWords.mentions} sign="@" isUrgent />
    </DeskLink>
  );
}

/** How much the outbox begins with. */
function UndeliveredCount() {
  const undelivered = useInboxCounts()?.undelivered ?? 0;
  return <RailCount count={undelivered} label={shellWords.undelivered} isUrgent />;
}

interface RailCountProps {
  /** Counted up to 1000. */
  readonly count: number;
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly sign?: string;
  readonly isUrgent: boolean;
}

function RailCount({ count, label, sign, isUrgent }: RailCountProps) {
  if (count === 0) return null;
  return (
    <span className="rail__count" data-urgent={isUrgent || undefined} title={label}>
      <span className="visually-hidden">{`${label}: `}</span>
      {sign}
      {cappedCount(count)}
    </span>
  );
}

const themes: Readonly<Record<Theme, { readonly label: string; readonly icon: ReactElement }>> = {
  system: { label: shellWords.system, icon: <ScreenIcon /> },
  light: { label: shellWords.light, icon: <SunIcon /> },
  dark: { label: shellWords.dark, icon: <MoonIcon /> },
};

interface UserItems {
  readonly header: string;
  readonly items: readonly MenuItem[];
}

/** What somebody can do with their account and this browser. */
function useUserItems(on: { readonly shortcuts: () => void; readonly recent: () => void }): UserItems {
  const me = useMe();
  const signOut = useSignOut();
  const [theme, setTheme] = useState(chosenTheme);

  const themeItems = (["system", "light", "dark"] as const).map(
    (choice): MenuItem => ({
      key: choice,
      ...themes[choice],
      startsGroup: choice === "system",
      checked: theme === choice,
      onSelect: () => {
        chooseTheme(choice);
        setTheme(choice);
      },
    }),
  );

  return {
    header: `${me.email} · ${me.role === "viewer" ? viewerHint : roleNames[me.role]}`,
    items: [
      {
        key: "account",
        label: shellWords.account,
        icon: <UserCheckIcon />,
        onSelect: () => navigate(screenPage("account")),
      },
      {
        key: "shortcuts",
        label: shellWords.shortcuts,
        icon: <KeyboardIcon />,
        shortcut: "?",
        keyboardOnly: true,
        onSelect: on.shortcuts,
      },
      ...(me.role === "viewer"
        ? []
        : [{ key: "recent", label: recentWords.title, icon: <ClockIcon />, onSelect: on.recent }]),
      ...themeItems,
      {
        key: "out",
        label: shellWords.signOut,
        icon: <LogOutIcon />,
        startsGroup: true,
        onSelect: () => signOut.mutate(),
      },
    ],
  };
}

/** The person at the foot of the rail, with their menu. On a phone "More" has it. */
function UserMenu({ header, items }: UserItems) {
  const me = useMe();
  return (
    <Menu
      side="top"
      align="start"
      header={header}
      trigger={
        <button type="button" className="rail__user">
          <Avatar name={me.name} decorative />
          <span className="rail__user-name">
            {me.name}
            {me.role === "viewer" && <span className="rail__user-role">{viewerHint}</span>}
          </span>
          <span className="visually-hidden">, {shellWords.userMenu}</span>
        </button>
      }
      items={items}
    />
  );
}

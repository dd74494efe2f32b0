import { type ComponentType, lazy, type ReactNode, useEffect } from "react";
import type { Permission } from "#contract/desk/roles.ts";
import { useMe } from "#desk/api/session.ts";
import { type ScreenName, screenPath } from "#desk/navigation/addresses.ts";
import { navigate, useDeskLocation } from "#desk/navigation/location.ts";
import { InboxPage } from "#desk/pages/inbox/inbox.page.tsx";
import { ApplicantMentions, InboxCounts, UndeliveredCount } from "#desk/shell/rail-counts.tsx";
import type { RailEntry } from "#desk/shell/shell.tsx";
import {
  BriefcaseIcon,
  ChatIcon,
  DashboardIcon,
  GearIcon,
  InboxIcon,
  KeyIcon,
  PeopleIcon,
  ScrollIcon,
  SendIcon,
} from "#desk/ui/icon/desk-icons.tsx";
import { Empty } from "#desk/ui/state/state.tsx";
import { shellWords } from "#desk/words/shell.ts";

const ApplicantsPage = lazyPage(() =>
  import("#desk/pages/applicants/applicants.page.tsx").then((page) => page.ApplicantsPage),
);
const JobsPage = lazyPage(() => import("#desk/pages/jobs/jobs.page.tsx").then((page) => page.JobsPage));
const DashboardPage = lazyPage(() =>
  import("#desk/pages/dashboard/dashboard.page.tsx").then((page) => page.DashboardPage),
);
const ChatPage = lazyPage(() => import("#desk/pages/chat/chat.page.tsx").then((page) => page.ChatPage));
const OutboxPage = lazyPage(() =>
  import("#desk/pages/outbox/outbox.page.tsx").then((page) => page.OutboxPage),
);
const AuditPage = lazyPage(() => import("#desk/pages/audit/audit.page.tsx").then((page) => page.AuditPage));
const PeoplePage = lazyPage(() =>
  import("#desk/pages/people/people.page.tsx").then((page) => page.PeoplePage),
);
const SettingsPage = lazyPage(() =>
  import("#desk/pages/settings/settings.page.tsx").then((page) => page.SettingsPage),
);
const AccountPage = lazyPage(() =>
  import("#desk/pages/account/account.page.tsx").then((page) => page.AccountPage),
);

/** A page whose code is loaded when it is shown first. */
function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

/** A screen, at the address of its name. */
interface DeskScreen extends Omit<RailEntry, "path"> {
  readonly name: ScreenName;
  /** A person with any of these permissions sees the screen. */
  readonly needs: readonly Permission[];
  readonly show: (id: string | undefined) => ReactNode;
}

/** The desk's screens, in the order of the rail. The first that a person may see is where they start. */
const screens: readonly DeskScreen[] = [
  {
    name: "inbox",
    label: shellWords.inbox,
    icon: InboxIcon,
    counts: <InboxCounts />,
    needs: ["inbox.read"],
    show: (id) => <InboxPage id={id} />,
  },
  {
    name: "applicants",
    label: shellWords.applicants,
    icon: PeopleIcon,
    counts: <ApplicantMentions />,
    needs: ["applicants.read"],
    show: (id) => <ApplicantsPage id={id} />,
  },
  {
    name: "jobs",
    label: shellWords.jobs,
    icon: BriefcaseIcon,
    needs: ["jobs.read"],
    show: (id) => <JobsPage id={id} />,
  },
  {
    name: "dashboard",
    label: shellWords.dashboard,
    icon: DashboardIcon,
    needs: ["dashboard.read"],
    show: () => <DashboardPage />,
  },
  {
    name: "chat",
    label: shellWords.chat,
    icon: ChatIcon,
    needs: ["inbox.read"],
    show: () => <ChatPage />,
  },
  {
    name: "outbox",
    label: shellWords.outbox,
    icon: SendIcon,
    counts: <UndeliveredCount />,
    needs: ["outbox.read"],
    show: () => <OutboxPage />,
  },
  {
    name: "audit",
    label: shellWords.audit,
    icon: ScrollIcon,
    needs: ["audit.read"],
    show: () => <AuditPage />,
  },
  {
    name: "people",
    label: shellWords.people,
    icon: KeyIcon,
    needs: ["people.read"],
    show: () => <PeoplePage />,
  },
  {
    name: "settings",
    label: shellWords.settings,
    icon: GearIcon,
    // People who answer messages edit the saved replies, and HR edits the stages.
    needs: ["settings.read", "inbox.write", "applicants.write"],
    show: () => <SettingsPage />,
  },
];

function isOpenTo({ needs }: DeskScreen, permissions: readonly Permission[]): boolean {
  return needs.some((one) => permissions.includes(one));
}

/** What the rail shows to somebody with these rights. */
export function railEntries(permissions: readonly Permission[]): readonly RailEntry[] {
  return screens
    .filter((screen) => isOpenTo(screen, permissions))
    .map(({ name, ...entry }) => ({ ...entry, path: screenPath(name) }));
}

/** The screen of the current address. */
export function Screen() {
  const { path } = useDeskLocation();
  const { permissions } = useMe();
  const [, first = "", id] = path.split("/").map(decodeURIComponent);

  useEffect(() => {
    if (first !== "") return;
    const [home] = railEntries(permissions);
    if (home) navigate(home.path, { replace: true });
  }, [first, permissions]);

  if (first === "") return null;
  // Everybody has an account. The menu of the person leads to it, not the rail.
  if (first === "account") return <AccountPage />;
  const screen = screens.find(({ name }) => name === first);
  if (!screen) return <Empty title={shellWords.notFoundTitle}>{shellWords.notFoundText}</Empty>;
  if (!isOpenTo(screen, permissions))
    return <Empty title={shellWords.notAllowedTitle}>{shellWords.notAllowedText}</Empty>;
  return screen.show(id || undefined);
}

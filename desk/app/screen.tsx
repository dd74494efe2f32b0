import { lazy, type ReactNode, useEffect } from "react";
import { useMe } from "#desk/api/session.ts";
import { navigate, useDeskLocation } from "#desk/navigation/location.ts";
import { InboxPage } from "#desk/pages/inbox/inbox.page.tsx";
import { isOpenTo, type NavigationEntry, navigation, settingsNeeds } from "#desk/shell/navigation.tsx";
import { Empty } from "#desk/ui/state/state.tsx";
import { shellWords } from "#desk/words/shell.ts";

const ApplicantsPage = lazy(async () => ({
  default: (await import("#desk/pages/applicants/applicants.page.tsx")).ApplicantsPage,
}));
const JobsPage = lazy(async () => ({ default: (await import("#desk/pages/jobs/jobs.page.tsx")).JobsPage }));
const DashboardPage = lazy(async () => ({
  default: (await import("#desk/pages/dashboard/dashboard.page.tsx")).DashboardPage,
}));
const ChatPage = lazy(async () => ({ default: (await import("#desk/pages/chat/chat.page.tsx")).ChatPage }));
const OutboxPage = lazy(async () => ({
  default: (await import("#desk/pages/outbox/outbox.page.tsx")).OutboxPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import("#desk/pages/audit/audit.page.tsx")).AuditPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import("#desk/pages/people/people.page.tsx")).PeoplePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import("#desk/pages/settings/settings.page.tsx")).SettingsPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import("#desk/pages/account/account.page.tsx")).AccountPage,
}));

/** What is shown at the first part of an address, given the second. */
interface ScreenEntry extends Pick<NavigationEntry, "needs" | "orNeeds"> {
  readonly show: (id: string | undefined) => ReactNode;
}

const screens: Readonly<Record<string, ScreenEntry>> = {
  inbox: { needs: "inbox.read", show: (id) => <InboxPage id={id} /> },
  applicants: { needs: "applicants.read", show: (id) => <ApplicantsPage id={id} /> },
  dashboard: { needs: "dashboard.read", show: () => <DashboardPage /> },
  chat: { needs: "inbox.read", show: () => <ChatPage /> },
  outbox: { needs: "outbox.read", show: () => <OutboxPage /> },
  audit: { needs: "audit.read", show: () => <AuditPage /> },
  people: { needs: "people.read", show: () => <PeoplePage /> },
  settings: { ...settingsNeeds, show: () => <SettingsPage /> },
  account: { needs: "own.use", show: () => <AccountPage /> },
  jobs: { needs: "jobs.read", show: (id) => <JobsPage id={id} /> },
};

/** The screen of the current address. */
export function Screen() {
  const { path } = useDeskLocation();
  const { permissions } = useMe();
  const [, first = "", id] = path.split("/").map(decodeURIComponent);

  useEffect(() => {
    if (first !== "") return;
    const home = navigation.find((entry) => isOpenTo(entry, permissions));
    if (home) navigate(home.path, { replace: true });
  }, [first, permissions]);

  if (first === "") return null;
  const screen = screens[first];
  if (!screen) return <Empty title={shellWords.notFoundTitle}>{shellWords.notFoundText}</Empty>;
  if (!isOpenTo(screen, permissions))
    return <Empty title={shellWords.notAllowedTitle}>{shellWords.notAllowedText}</Empty>;
  return screen.show(id || undefined);
}

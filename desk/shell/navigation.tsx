import type { Permission } from "#contract/desk/roles.ts";
import { screenPage } from "#desk/navigation/addresses.ts";
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
import { shellWords } from "#desk/words/shell.ts";
import type { Icon } from "#web/ui/icon/svg-icon.tsx";

export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
  readonly needs: Permission;
  /** Who has one of these sees it too. */
  readonly orNeeds?: readonly Permission[];
}

/** Whether somebody with these rights sees a screen. */
export function isOpenTo(
  { needs, orNeeds = [] }: Pick<NavigationEntry, "needs" | "orNeeds">,
  permissions: readonly Permission[],
): boolean {
  return [needs, ...orNeeds].some((one) => permissions.includes(one));
}

/** People who answer messages edit the saved replies, and HR edits the stages. */
export const settingsNeeds = {
  needs: "settings.read",
  orNeeds: ["inbox.write", "applicants.write"],
} as const satisfies Pick<NavigationEntry, "needs" | "orNeeds">;

/** The desk's screens, in the order of the rail. The first that a person may read is where they start. */
export const navigation: readonly NavigationEntry[] = [
  { path: screenPage("inbox"), label: shellWords.inbox, icon: InboxIcon, needs: "inbox.read" },
  {
    path: screenPage("applicants"),
    label: shellWords.applicants,
    icon: PeopleIcon,
    needs: "applicants.read",
  },
  { path: screenPage("jobs"), label: shellWords.jobs, icon: BriefcaseIcon, needs: "jobs.read" },
  {
    path: screenPage("dashboard"),
    label: shellWords.dashboard,
    icon: DashboardIcon,
    needs: "dashboard.read",
  },
  { path: screenPage("chat"), label: shellWords.chat, icon: ChatIcon, needs: "inbox.read" },
  { path: screenPage("outbox"), label: shellWords.outbox, icon: SendIcon, needs: "outbox.read" },
  { path: screenPage("audit"), label: shellWords.audit, icon: ScrollIcon, needs: "audit.read" },
  { path: screenPage("people"), label: shellWords.people, icon: KeyIcon, needs: "people.read" },
  { path: screenPage("settings"), label: shellWords.settings, icon: GearIcon, ...settingsNeeds },
];

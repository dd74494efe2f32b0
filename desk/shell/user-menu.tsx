import { type ReactElement, useState } from "react";
import { useMe, useSignOut } from "#desk/api/session.ts";
import { chooseTheme, chosenTheme, type Theme } from "#desk/browser/theme.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import {
  ClockIcon,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  ScreenIcon,
  SunIcon,
  UserCheckIcon,
} from "#desk/ui/icon/desk-icons.tsx";
import { Menu, type MenuItem } from "#desk/ui/menu/menu.tsx";
import { recentWords } from "#desk/words/recent.ts";
import { roleNames, viewerHint } from "#desk/words/roles.ts";
import { shellWords } from "#desk/words/shell.ts";

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
export function useUserItems(on: { readonly shortcuts: () => void; readonly recent: () => void }): UserItems {
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
        onSelect: () => navigate(screenPath("account")),
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
export function UserMenu({ header, items }: UserItems) {
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

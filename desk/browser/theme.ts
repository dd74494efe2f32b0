const storageKey = "desk-theme";
const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number] | "system";

/** The theme that this person chose on this device. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  showTheme();
}

export function showTheme(): void {
  const theme = chosenTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

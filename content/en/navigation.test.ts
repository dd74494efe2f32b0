import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matchRoute, paths } from "#contract/routes.ts";
import { countInWords } from "../format/count-in-words.ts";
import { intercity } from "./intercity.ts";
import { navigation } from "./navigation.ts";

// Computed there, the figure would load the whole Intercity page's content with every page's menu.
test("the menu counts the intercity routes", () => {
  const { text } = navigation.services.find(({ to }) => to === paths.intercity) ?? {};
  expect(text).toBe(`${countInWords(intercity.map.routes.length)} fixed routes`);
});

// The day's picture is shown by night too where there is none of the evening.
test.each(navigation.services)("the menu has the pictures for $label that there are", ({ to }) => {
  const { page } = matchRoute(to.replace(/\?.*/, ""));
  const styles = readFileSync("web/shell/header-services.css", "utf8");
  const rules = styles.matchAll(
    /\[data-page="([^"]+)"\] \{\s*--picture: url\("\.\.\/pictures\/([\w-]+)-480\.avif"\)/g,
  );
  const [day, night] = [...rules].filter(([, name]) => name === page).map(([, , file]) => file);
  expect(day).toBeDefined();
  const dusk = `${day}-dusk`;
  expect(night).toBe(existsSync(`art/masters/${dusk}.webp`) ? dusk : undefined);
});

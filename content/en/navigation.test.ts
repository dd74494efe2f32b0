import { readFileSync } from "node:fs";
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

test.each(navigation.services)("the menu has a picture for $label by day and by night", ({ to }) => {
  const { page } = matchRoute(to.replace(/\?.*/, ""));
  const styles = readFileSync("web/shell/header-services.css", "utf8");
  const rules = styles.matchAll(
    /\[data-page="([^"]+)"\] \{\s*--picture: url\("\.\.\/pictures\/([\w-]+)-480\.avif"\)/g,
  );
  const [day, night] = [...rules].filter(([, name]) => name === page).map(([, , file]) => file);
  expect(day).toBeDefined();
  expect(night).toBe(`${day}-dusk`);
});

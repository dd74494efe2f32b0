import { expect, test } from "vitest";
import { countInWords } from "../format/count-in-words.ts";
import { intercity } from "./intercity.ts";
import { navigation } from "./navigation.ts";

// Computed there, the figure would load the whole Intercity page's content with every page's menu.
test("the menu counts the intercity routes", () => {
  const { text } = navigation.services.find(({ to }) => to === "/service/intercity") ?? {};
  expect(text).toBe(`${countInWords(intercity.map.routes.length)} fixed routes`);
});

import { expect, test } from "vitest";
import { intercity } from "./intercity.ts";
import { navigation } from "./navigation.ts";

const inWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

// Computed there, the figure would load the whole Intercity page's content with every page's menu.
test("the menu counts the intercity routes", () => {
  const { text } = navigation.services.find(({ to }) => to === "/service/intercity") ?? {};
  expect(text).toBe(`${inWords[intercity.map.routes.length]} fixed routes`);
});

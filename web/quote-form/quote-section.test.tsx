import { afterEach, expect, test } from "vitest";
import { QuoteSection } from "./quote-section.tsx";

afterEach(() => sessionStorage.clear());

test("the form is taken over at once where the tab keeps what was typed into it, and not for the other form's text", () => {
  const hydrate = (service?: "corporate" | "intercity") =>
    QuoteSection({ service }).props.children.props.hydrate;
  sessionStorage.setItem("corporate-strip", "{}");
  expect([hydrate("corporate"), hydrate("intercity"), hydrate()]).toEqual([
    "load",
    "interaction",
    "interaction",
  ]);
  sessionStorage.clear();
  sessionStorage.setItem("order-strip", "{}");
  expect([hydrate("corporate"), hydrate("intercity"), hydrate()]).toEqual(["interaction", "load", "load"]);
});

import { afterEach, expect, test } from "vitest";
import { DeadlineCalculator } from "./deadline-calculator.tsx";

afterEach(() => sessionStorage.clear());

test("what a tab kept before an update of the site is found", () => {
  sessionStorage.setItem("rule-clock-delivered-issue", "{}");
  const section = DeadlineCalculator({ events: ["delivered", "issue"], title: "" });
  const [, island] = section.props.children;
  expect(island.props.hydrate).toBe("load");
});

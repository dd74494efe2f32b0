import { expect, test } from "vitest";
import { builtDocument } from "#tests/support/site-build.ts";

test.each([
  ["/", "page", "Home"],
  ["/services/services2", "page", "Services"],
  ["/services/services1", "true", "Services"],
  ["/services/detail", "true", "Services"],
  ["/service/intercity", "true", "Services"],
  ["/faq"],
])("the header marks the current page, or the section it belongs to: %s", (path, ...marked) => {
  const [menu = ""] = /<nav class="site-header__nav".*?<\/nav>/s.exec(builtDocument(path)) ?? [];
  expect(menu).toContain("</a>");
  const marks = [...menu.matchAll(/<a [^>]*aria-current="(\w+)"[^>]*>([^<]+)/g)];
  expect(marks.flatMap(([, how, entry]) => [how, entry])).toEqual(marked);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { search } from "#content/en/search.ts";
import { SearchResults } from "./search-results.tsx";

function results(count: number): string {
  const hits = Array.from({ length: count }, (_, index) => ({
    path: `/p${index}`,
    title: "Page",
    excerpt: "Words.",
  }));
  return renderToStaticMarkup(<SearchResults answer={{ query: "van", understood: [], offers: [], hits }} />);
}

test("eight hits are shown, and all others unfold", () => {
  const [shown = "", folded = ""] = results(20).split("<details");
  expect(shown.match(/<li/g)).toHaveLength(8);
  expect(folded.match(/<li/g)).toHaveLength(12);
  expect(folded).toContain(search.more(12));
  expect(results(8)).not.toContain("<details");
});

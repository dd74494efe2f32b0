import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Highlight } from "./highlight.tsx";

test("each match is marked, and without a pattern nothing is", () => {
  const text = "Ask Asha, then Asha <again>";
  expect(renderToStaticMarkup(<Highlight text={text} pattern={/(Asha)/} />)).toBe(
    "Ask <mark>Asha</mark>, then <mark>Asha</mark> &lt;again&gt;",
  );
  expect(renderToStaticMarkup(<Highlight text="Asha" pattern={undefined} />)).toBe("Asha");
});

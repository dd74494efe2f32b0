import { describe, expect, test } from "vitest";
import { readPost } from "./read-post.ts";

const head = `---
date: 2026-01-05
title: A title of some length
description: A description that is long enough to stand below the title of a card.
tags: One tag, Another
cover: some-picture
---
`;
const body = "First paragraph.\n\n## A heading\n\nLast paragraph.\n";
const blocksOf = (markdown: string) => readPost("a-post", `${head}${body}\n${markdown}`).blocks.slice(3);

describe("the front matter", () => {
  test("becomes the post's card, with day and month as it shows them", () => {
    expect(readPost("a-post", head + body).post).toEqual({
      slug: "a-post",
      date: "2026-01-05",
      day: "05",
      month: "Jan",
      title: "A title of some length",
      description: "A description that is long enough to stand below the title of a card.",
      tags: ["One tag", "Another"],
      cover: "some-picture",
      minutes: 1,
    });
  });

  test("may have been saved with the line ends of Windows", () => {
    const saved = readPost("a-post", (head + body).replaceAll("\n", "\r\n"));
    expect(saved).toEqual(readPost("a-post", head + body));
  });

  test.each([
    ["is missing", body, /begins with its front matter/],
    [
      "has a line that is none",
      head.replace("tags: ", "tags "),
      /"tags One tag, Another" is no `key: value`/,
    ],
    ["has a date that is none", head.replace("2026-01-05", "5 January"), /"5 January" is no date/],
    ["has no title", head.replace(/title: .*\n/, ""), /title/],
    ["has a field that posts do not know", head.replace("cover:", "author:"), /author/],
  ])("that %s is refused, with the post's name", (_what, source, message) => {
    const read = () => readPost("a-post", source.startsWith("---") ? source + body : source);
    expect(read).toThrow(/^content\/blog\/a-post\.md: /);
    expect(read).toThrow(message);
  });
});

describe("the text", () => {
  test("knows paragraphs with emphasis and links; a line break in the source is a space", () => {
    expect(blocksOf("It *is* **so**:\nsee [the routes](/service/intercity) & more.")).toEqual([
      {
        kind: "paragraph",
        words: [
          "It ",
          { kind: "emphasis", text: "is" },
          " ",
          { kind: "strong", text: "so" },
          ": see ",
          { kind: "link", text: "the routes", to: "/service/intercity" },
          " & more.",
        ],
      },
    ]);
  });

  test("knows both kinds of lists, and quotes", () => {
    expect(blocksOf("- one\n- **two**\n\n1. first\n\n> said")).toEqual([
      { kind: "list", ordered: false, items: [["one"], [{ kind: "strong", text: "two" }]] },
      { kind: "list", ordered: true, items: [["first"]] },
      { kind: "quote", words: ["said"] },
    ]);
  });

  test.each([
    ["HTML", "<script>alert(1)</script>", /no html/],
    ["HTML within a line", "A <b>bold</b> word.", /inside a paragraph/],
    ["code", "    const x = 1;", /no code/],
    ["another heading", "# Too large", /begin with ##/],
    ["a picture", "![alt](/x.png)", /inside a paragraph/],
    ["markup inside markup", "[**bold**](/faq)", /no markup inside markup/],
    ["a link that runs a script", "[x y](javascript:alert)", /A link leads to/],
    ["a link to another site in disguise", "[x y](//evil.example)", /A link leads to/],
  ])("refuses %s", (_what, markdown, message) => {
    expect(() => blocksOf(markdown)).toThrow(message);
  });
});

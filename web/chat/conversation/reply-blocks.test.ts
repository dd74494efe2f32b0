import { describe, expect, it } from "vitest";
import { site } from "#content/en/site.ts";
import { replyBlocks } from "./reply-blocks.ts";

/** "kind: line | line" for each block, links in angle brackets. */
function shown(text: string): string[] {
  return replyBlocks(text).map(({ kind, lines }) => {
    const words = lines.map((line) =>
      line.map((part) => (part.kind === "text" ? part.text : `<${part.text}>`)).join(""),
    );
    return `${kind}: ${words.join(" | ")}`;
  });
}

describe("an answer's text", () => {
  it("falls into paragraphs at blank lines; other lines stay together", () => {
    expect(shown("One\ntwo\n\n\nthree\r\nfour")).toEqual(["paragraph: One | two", "paragraph: three | four"]);
  });

  it("has lists, in a stretch or with blank lines between", () => {
    expect(shown("These:\n- a\n\n- b\n• c\n1. x\n2) y\nend")).toEqual([
      "paragraph: These:",
      "bullets: a | b | c",
      "numbers: x | y",
      "paragraph: end",
    ]);
  });

  it("keeps a reference, and a word with a short beginning, whole", () => {
    expect(shown("It is GM-5SH59J: a 4-wheeler, last-mile, on-demand-a, /service/on-demand")).toEqual([
      "paragraph: It is <GM-5SH59J>: a <4-wheeler>, last-mile, on-demand-a, </service/on-demand>",
    ]);
  });

  it("leads to pages of this site that stand by themselves", () => {
    expect(shown("See /contact-us. (/faq), /Terms-condition or /service/on-demand!")).toEqual([
      "paragraph: See </contact-us>. (</faq>), </Terms-condition> or </service/on-demand>!",
    ]);
  });

  it.each([
    "and/or",
    "/",
    "/nowhere",
    "https://evil.example/faq",
    "//faq",
    "/faq/../x",
    "1/2",
    "javascript:x",
  ])("does not make a link of %s", (text) => {
    expect(shown(text)).toEqual([`paragraph: ${text}`]);
  });

  it("leads to the company's own phone numbers and address", () => {
    expect(shown(`Call ${site.phones[0]} or write to ${site.email}.`)).toEqual([
      `paragraph: Call <${site.phones[0]}> or write to <${site.email}>.`,
    ]);
  });

  it("is never lost, whatever it contains", () => {
    const text = "<b>x</b> & \u0000 ".repeat(2_000);
    expect(
      replyBlocks(text)
        .flatMap(({ lines }) => lines.flat())
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
    expect(replyBlocks("")).toEqual([]);
  });
});

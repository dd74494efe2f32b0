import { marked, type Token, type Tokens } from "marked";
import { z } from "zod";
import {
  type BlogBlock,
  type BlogInline,
  type BlogPost,
  blogArticlesSchema,
  blogPostSchema,
} from "#content/schema/blog.ts";

export interface ReadPost {
  readonly post: BlogPost;
  readonly blocks: readonly BlogBlock[];
}

const wordsPerMinute = 200;
const monthOf = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/**
 * Reads one post. Front matter and Markdown become a card and a tree of typed blocks, so that the browser needs no
 * parser and gets no HTML.
 *
 * @param slug the file's name without its ending.
 * @throws an Error that names the post, what is wrong and how to repair it.
 */
export function readPost(slug: string, source: string): ReadPost {
  try {
    const { fields, body } = splitFrontMatter(source);
    const blocks = marked.lexer(body).flatMap(blockOf);
    const { tags = "", date = "", ...rest } = fields;
    const post = blogPostSchema.parse({
      ...rest,
      slug,
      date,
      ...dayAndMonth(date),
      tags: tags.split(",").map((tag) => tag.trim()),
      minutes: Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute)),
    });
    blogArticlesSchema.parse({ [slug]: blocks });
    return { post, blocks };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`content/blog/${slug}.md: ${reason}`, { cause: error });
  }
}

/** `key: value` lines between two lines of three hyphens. */
function splitFrontMatter(source: string): { fields: Record<string, string>; body: string } {
  const [, head, body] = source.replaceAll("\r\n", "\n").match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(
      "A post begins with its front matter: lines such as `title: …` between two lines of `---`.",
    );
  }
  const pairs = head.split("\n").map((line) => {
    const [, key, value] = line.match(/^([a-z]+):\s*(.+)$/) ?? [];
    if (key === undefined || value === undefined) throw new Error(`"${line}" is no \`key: value\`.`);
    return [key, value.trim()] as const;
  });
  return { fields: Object.fromEntries(pairs), body };
}

function dayAndMonth(date: string): { day: string; month: string } {
  const moment = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(moment.getTime()))
    throw new Error(`date: "${date}" is no date such as 2026-11-12.`);
  return { day: date.slice(8), month: monthOf.format(moment) };
}

function blockOf(token: Token): BlogBlock[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      if (token.depth !== 2) throw new Error(`"${token.raw.trim()}": headings of a post begin with ##.`);
      return [{ kind: "heading", text: plain(token) }];
    case "paragraph":
      return [{ kind: "paragraph", words: wordsOf(token) }];
    case "blockquote":
      return [{ kind: "quote", words: wordsOf(onlyChild(token)) }];
    case "list": {
      const list = token as Tokens.List;
      return [
        { kind: "list", ordered: list.ordered, items: list.items.map((item) => wordsOf(onlyChild(item))) },
      ];
    }
    default:
      throw new Error(
        `"${token.raw.trim()}": a post holds paragraphs, ## headings, lists and > quotes, no ${token.type}.`,
      );
  }
}

function onlyChild(token: Token): Token {
  const [child, ...others] = childrenOf(token).filter(({ type }) => type !== "space");
  if (!child || others.length > 0) throw new Error(`"${token.raw.trim()}": one paragraph only, please.`);
  return child;
}

function wordsOf(token: Token): BlogInline[] {
  return childrenOf(token).map(inlineOf);
}

function inlineOf(token: Token): BlogInline {
  switch (token.type) {
    case "text":
    case "escape":
      return unwrapped(token.text);
    case "strong":
      return { kind: "strong", text: plain(token) };
    case "em":
      return { kind: "emphasis", text: plain(token) };
    case "link":
      return { kind: "link", text: plain(token), to: token.href };
    default:
      throw new Error(
        `"${token.raw}": inside a paragraph there may be **strong**, *emphasis* and [links](/path).`,
      );
  }
}

/** The words of a token that must not have further markup. */
function plain(token: Token): string {
  const words = wordsOf(token);
  if (words.some((word) => typeof word !== "string"))
    throw new Error(`"${token.raw}": no markup inside markup.`);
  return words.join("");
}

function childrenOf(token: Token): readonly Token[] {
  return ("tokens" in token && token.tokens) || [];
}

function unwrapped(text: string): string {
  return text.replaceAll("\n", " ");
}

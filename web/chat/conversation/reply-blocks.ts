import { site } from "#content/en/site.ts";
import { escapePattern } from "#contract/escape-pattern.ts";
import { isSiteAddress } from "./site-address.ts";

/** A part of a line: plain text, a word that must not be broken, or a link. */
export interface ReplyPart {
  readonly kind: "text" | "unbreakable" | "page" | "phone" | "email";
  readonly text: string;
}
export type ReplyLine = readonly ReplyPart[];

export interface ReplyBlock {
  readonly kind: "paragraph" | "bullets" | "numbers";
  readonly lines: readonly ReplyLine[];
}

const bullet = /^\s*[-•*]\s+/;
const number = /^\s*\d{1,2}[.)]\s+/;

/**
 * Splits an answer's plain text into paragraphs and lists. Lines of a list start with "- " or "1. ". Only pages of
 * this site and the company's own phone numbers and address become links.
 */
export function replyBlocks(text: string): readonly ReplyBlock[] {
  const blocks: { kind: ReplyBlock["kind"]; lines: ReplyLine[] }[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") {
      isNew = true;
      continue;
    }
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const parts = lineParts(line.replace(kind === "bullets" ? bullet : kind === "numbers" ? number : "", ""));
    if (last?.kind === kind && !(isNew && kind === "paragraph")) last.lines.push(parts);
    else blocks.push({ kind, lines: [parts] });
    isNew = false;
  }
  return blocks;
}

function kindOf(line: string): ReplyBlock["kind"] {
  if (bullet.test(line)) return "bullets";
  return number.test(line) ? "numbers" : "paragraph";
}

const phones: readonly string[] = site.phones;

/** A word with a short piece before its hyphen, as a reference ("GM-5SH59J") or "4-wheeler". */
const hyphened = "(?<![\\w-])\\w{1,2}-\\w{1,12}(?![\\w-])";
const isHyphened = new RegExp(`^${hyphened}$`);

/** Matches possible links: the company's phone numbers and address, and a path on its own. */
const leading = `${[...phones, site.email].map(escapePattern).join("|")}|(?<![^\\s(])/[A-Za-z0-9][\\w/-]*(?!\\.*[\\w/-])`;

const candidates = new RegExp(`(${leading}|${hyphened})`);

function lineParts(line: string): ReplyLine {
  return line
    .split(candidates)
    .filter((text) => text !== "")
    .map((text) => ({ kind: kindOfPart(text), text }));
}

function kindOfPart(text: string): ReplyPart["kind"] {
  if (phones.includes(text)) return "phone";
  if (text === site.email) return "email";
  if (isHyphened.test(text)) return "unbreakable";
  // A lone slash is Home's path, but people also write "and/or".
  return text !== "/" && isSiteAddress(text) ? "page" : "text";
}

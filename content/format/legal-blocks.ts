import type { LegalBlock, Passage } from "../schema/legal.ts";

/** The building blocks of a legal document, so that its words stand out among its structure. */
export function text(passage: Passage): LegalBlock {
  return { kind: "text", text: passage };
}

export function list(...items: Passage[]): LegalBlock {
  return { kind: "list", items };
}

export function steps(...items: Passage[]): LegalBlock {
  return { kind: "steps", items };
}

/** Pairs of a name and what it means. */
export function terms(...items: (readonly [term: string, text: Passage])[]): LegalBlock {
  return { kind: "terms", items: items.map(([term, passage]) => ({ term, text: passage })) };
}

export function table(caption: string, columns: string[], ...rows: string[][]): LegalBlock {
  return { kind: "table", caption, columns, rows };
}

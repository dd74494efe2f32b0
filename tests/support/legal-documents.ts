import { privacyPolicy } from "#content/en/legal/privacy-policy.ts";
import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { terms } from "#content/en/legal/terms.ts";
import { trackkPolicy } from "#content/en/legal/trackk-policy.ts";

/** The legal documents by the route of their page. */
export const documents = {
  "privacy-policy": privacyPolicy,
  "trackk-policy": trackkPolicy,
  terms,
  "refund-policy": refundPolicy,
};
export type DocumentName = keyof typeof documents;
export const documentNames = Object.keys(documents) as DocumentName[];

/** All text of each document, one piece a line. */
export const documentTexts: Readonly<Record<string, string>> = Object.fromEntries(
  documentNames.map((name) => [name, textsIn(documents[name]).join("\n")]),
);

function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

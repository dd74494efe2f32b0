/** The text as a regular expression that matches it to the letter. `RegExp.escape` is too new for our visitors. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

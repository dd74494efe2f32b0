/** A text with another one put in at the caret, as a paragraph of its own, and where the caret then stands. */
export function insertText(text: string, caret: number, inserted: string): { text: string; caret: number } {
  const [before, after] = [text.slice(0, caret).trimEnd(), text.slice(caret).trimStart()];
  const upToInserted = [before, inserted].filter(Boolean).join("\n\n");
  return { text: [upToInserted, after].filter(Boolean).join("\n\n"), caret: upToInserted.length };
}

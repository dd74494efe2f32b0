/**
 * Joins a text that is written over several lines into one line: each line break and its indent becomes a space. It
 * reads the strings, not their raw source, because a build writes letters outside of ASCII as escapes.
 */
export function oneLine(strings: TemplateStringsArray): string {
  return strings.join("").replace(/\n\s*/g, " ");
}

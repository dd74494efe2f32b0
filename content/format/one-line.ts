/**
 * A text that is written over several lines, as the one line that it is: each line break and its indent is a blank.
 * It reads the strings, not their raw source: a build writes letters outside of ASCII as escapes.
 */
export function oneLine(strings: TemplateStringsArray): string {
  return strings.join("").replace(/\n\s*/g, " ");
}

/** A text that is written over several lines, as the one line that it is: each line break and its indent is a blank. */
export function oneLine({ raw }: TemplateStringsArray): string {
  return raw.join("").replace(/\n\s*/g, " ");
}

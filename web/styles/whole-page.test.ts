import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const sheets = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join(web, file), "utf8") }));

/** A stylesheet that comes with a page or a part brings no typeface: the browser would lay out the whole page anew. */
test("every face of the typeface is declared in the styles of all documents", () => {
  const declaring = sheets.filter(({ css }) => css.includes("@font-face")).map(({ file }) => file);
  expect(declaring.sort()).toEqual(["styles/fonts.css", "styles/indic-fonts.css"]);
});

/** The browser would compute the style of every element whenever any element comes or goes. */
test("no rule that looks into the whole document ends in any element", () => {
  const found = sheets.flatMap(({ file, css }) =>
    blocksOf(css).flatMap((block) => {
      const ends = [...block.matchAll(/[\s~>+](?:\*|:not\([^)]*\))\s*[,{]/g)];
      return ends.map(([end]) => `${file}: ${end.trim()}`);
    }),
  );
  expect(found).toEqual([]);
  expect(blocksOf("html:has(.a) { .b ~ * { color: red } } .c > * {}")).toEqual([
    "html:has(.a) { .b ~ * { color: red } }",
  ]);
});

/** The rules whose selector asks what the document holds, each with those nested in it. Printing happens once. */
function blocksOf(css: string): string[] {
  return [...css.matchAll(/\b(?:html|body):has\(/g)]
    .filter(({ index }) => {
      const print = css.lastIndexOf("@media print", index);
      return print < 0 || endOfBlock(css, print) < index;
    })
    .map(({ index }) => css.slice(index, endOfBlock(css, index)));
}

function endOfBlock(css: string, start: number): number {
  let depth = 0;
  let end = css.indexOf("{", start);
  do {
    if (css[end] === "{") depth += 1;
    if (css[end] === "}") depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return end;
}

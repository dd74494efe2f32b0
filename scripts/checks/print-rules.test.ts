import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../..");
const sheets = ["web", "desk"].flatMap((room) =>
  readdirSync(join(project, room), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(room, file)),
);

/**
 * A stylesheet that came with one page stays while others are shown. What it says of paper must name something of its
 * own, such as `body:has(.legal) .site-header`, or another page is printed differently after a visit to this one.
 */
test("rules for paper hold where their own sheet's elements are", () => {
  const stray = sheets.flatMap((file) =>
    strayPrintRules(readFileSync(join(project, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(stray).toEqual([]);
});

test("a rule for paper that names another sheet's class is found", () => {
  const found = strayPrintRules(`
    .legal { .banner { color: red } }
    @media print { @layer states { .banner, .legal p, body:has(.legal) .rail, :root { display: none } } }
  `);
  expect(found).toEqual([".banner", ":root"]);
});

/** The selectors below `@media print` that name no class or attribute with a rule of its own elsewhere in the sheet. */
function strayPrintRules(css: string): string[] {
  const rules = rulesOf(css);
  const own = new Set(rules.filter(({ isPrint }) => !isPrint).flatMap(({ selector }) => namesIn(selector)));
  return rules
    .filter(({ isPrint }) => isPrint)
    .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !namesIn(selector).some((name) => own.has(name)));
}

function namesIn(selector: string): string[] {
  return selector.match(/\.[\w-]+|\[data-[\w-]+/g) ?? [];
}

interface Rule {
  readonly selector: string;
  readonly isPrint: boolean;
}

/** The rules that are nested in no other one, in the order of the sheet. */
function rulesOf(css: string): Rule[] {
  const open: string[] = [];
  const rules: Rule[] = [];
  const source = css.replace(/\/\*.*?\*\//gs, "");
  for (const [token] of source.matchAll(/[^{};]*[{};]/g)) {
    if (token.endsWith("}")) open.pop();
    if (!token.endsWith("{")) continue;
    const prelude = token.slice(0, -1).trim();
    if (!prelude.startsWith("@") && open.every((outer) => outer.startsWith("@")))
      rules.push({ selector: prelude, isPrint: open.some((outer) => outer.startsWith("@media print")) });
    open.push(prelude);
  }
  return rules;
}

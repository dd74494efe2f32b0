/** Fails when a prerendered document is not valid HTML. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HtmlValidate } from "html-validate";

const folder = fileURLToPath(new URL("../../dist/site/documents", import.meta.url));
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes `disabled=""`, and void elements its own way: both are valid.
    "attribute-boolean-style": "off",
    "void-style": "off",
    // Styles and the boot script are inline on purpose; the policy allows their hashes.
    "long-title": "off",
    "require-sri": "off",
  },
});

const problems = documents().flatMap(problemsOf);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${documents().length} documents are valid HTML.`);

function documents(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".html"));
}

function problemsOf(file: string): string[] {
  const { results } = validator.validateStringSync(readFileSync(join(folder, file), "utf8"));
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
  );
}

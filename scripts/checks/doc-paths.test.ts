import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { missingInComments, missingNames, missingPaths } from "./doc-paths.ts";

const project = path.resolve(import.meta.dirname, "../..");

test("a missing path or command is found in any surrounding text", () => {
  const named = [
    "`server/app.ts` and `server/no-such-file.ts`",
    "`web/pages/<page>/`, `content/{en,hi}/meena/words.ts`, `content/{en,xx}/no-words.ts`",
    "`app.ts` and `no-such-module.ts`, `npx vitest run <path>`, `node scripts/no-such-tool.ts --all`",
    "`npm run build`, `npm run no-such-command`, `/contact-us`, `vault.key`, `dist/no-such-file.ts`",
    "[a picture](pictures/home.webp), [a page](no-such-page.md)",
    "```\nserver/no-such-file-either.ts\n```",
  ];
  expect(missingPaths(named.join("\n\n"))).toEqual([
    "server/no-such-file.ts",
    "content/{en,xx}/no-words.ts",
    "no-such-module.ts",
    "scripts/no-such-tool.ts",
    "no-such-page.md",
    "npm run no-such-command",
  ]);
});

test("a name that is not in the file or folder beside it is found", () => {
  const named = [
    "`missingNames` in `scripts/checks/doc-paths.ts`, `exportColumns` in `server/desk/features/inbox/`",
    "`noSuchName` in `scripts/checks/doc-paths.ts`, `noSuchName`\nin `server/desk/`, `opens` in `words of a page`",
  ];
  expect(missingNames(named.join("\n\n"))).toEqual([
    "noSuchName in scripts/checks/doc-paths.ts",
    "noSuchName in server/desk/",
  ]);
});

const documents = globSync(["README.md", "docs/**/*.md", "art/README.md"], { cwd: project });

test.each(documents)(
  "%s names only files, folders and commands that exist, and names that are in them",
  (file) => {
    const markdown = readFileSync(path.join(project, file), "utf8");
    expect([...missingPaths(markdown), ...missingNames(markdown)]).toEqual([]);
  },
);

test("a file that a comment names and that does not exist is found", () => {
  const source = [
    "/** See server/app.ts and server/no-such-file.ts; *.test.ts and dist/server.css are no files of ours. */",
    "  // As in app.ts, no-such-module.tsx and ./planner.tsx.",
    'const address = "no-such-string.ts";',
  ].join("\n");
  expect(missingInComments(source)).toEqual(["server/no-such-file.ts", "no-such-module.tsx"]);
});

test("comments name only files that exist", () => {
  const sources = globSync(
    "{art,content,contract,desk,prerender,scripts,server,tests,web}/**/*.{ts,tsx,css}",
    {
      cwd: project,
    },
  );
  const missing = sources.flatMap((file) =>
    missingInComments(readFileSync(path.join(project, file), "utf8")).map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

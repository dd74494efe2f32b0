import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const rooms = "art|content|contract|deploy|desk|docs|prerender|scripts|server|tests|web";

/** A path from the project's root; `<name>` and `*` stand for any name, `{a,b}` for either. */
const path = new RegExp(`^(?:${rooms})/[^\\s]*$`);
/** A file without its folder, such as `engine.ts`, or with the end of its path. */
const fileName = /^[\w*<{][\w./*<>{},-]*\.(?:tsx?|mjs|css|py|json|md|service|conf)$/;
const notOurs = /^(?:dist|node_modules|\.cache)\//;

const known = globSync("**/*", {
  cwd: project,
  exclude: (file) => /(?:^|\/)(?:node_modules|dist[^/]*|\.git|\.cache|results)$/.test(file),
});
const commands = Object.keys(
  (JSON.parse(readFileSync(`${project}/package.json`, "utf8")) as { scripts: Record<string, string> })
    .scripts,
);

/** What a Markdown text names in backticks or links to, and what is not there: files, folders and npm's commands. */
export function missingPaths(markdown: string): string[] {
  const withoutBlocks = markdown.replace(/^```.*?^```/gms, "");
  const quoted = [...withoutBlocks.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  const links = [...withoutBlocks.matchAll(/\]\(([^):#\s]+)\)/g)].map(([, target = ""]) => basename(target));
  const words = quoted.flatMap((text) => text.split(/\s+/).map(withoutSign)).concat(links);
  const missing = words.filter(
    (word) => !notOurs.test(word) && (path.test(word) || fileName.test(word)) && !exists(word),
  );
  const unknown = quoted.flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name = ""]) => !commands.includes(name))
      .map(([found]) => found),
  );
  return [...new Set([...missing, ...unknown])];
}

/** The names that a Markdown text says are in a file or folder (`name` in `path`), and that are not there. */
export function missingNames(markdown: string): string[] {
  const named = markdown.replace(/^```.*?^```/gms, "").matchAll(/`([a-zA-Z_]\w*)`\s+in\s+`([^`\s]+)`/g);
  return [...named].flatMap(([, name = "", where = ""]) => {
    if (!path.test(where) && !fileName.test(where)) return [];
    const files = filesOf(where);
    const word = new RegExp(`\\b${name}\\b`);
    const isThere = files.some((file) => word.test(readFileSync(`${project}/${file}`, "utf8")));
    return isThere ? [] : [`${name} in ${where}`];
  });
}

/** The files that comments name and that do not exist. */
export function missingInComments(source: string): string[] {
  const comments = source.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [];
  const words = comments.flatMap(
    (line) => line.match(/(?<![\w./-])[\w-][\w./-]*\.(?:tsx?|mjs|css|py|md)\b/g) ?? [],
  );
  return [...new Set(words)].filter((word) => !notOurs.test(word) && !exists(word));
}

/** Without the colon, comma or line number that follows it. */
function withoutSign(word: string): string {
  return word.replace(/(?::\d+|[:,;])$/, "");
}

function exists(named: string): boolean {
  const whole = patternOf(named);
  return known.some((file) => whole.test(file));
}

/** The file of this name, or all files of the folder. */
function filesOf(named: string): string[] {
  const whole = patternOf(named);
  const folder = named.replace(/\/?$/, "/");
  return known.filter((file) => (whole.test(file) || file.startsWith(folder)) && /\.\w+$/.test(file));
}

function patternOf(named: string): RegExp {
  const pattern = named
    .replace(/\/$/, "")
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/<[^>]*>|\*+|…/g, "[^/]*")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`);
  return new RegExp(path.test(named) ? `^${pattern}$` : `(?:^|/)${pattern}$`);
}

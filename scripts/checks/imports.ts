/** Fails when a folder imports one that it may not import, or uses what its plugin adds (docs/contributing.md). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** What each folder may import, besides itself and packages. Nothing may import `tests`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  content: ["contract"],
  web: ["content", "contract"],
  desk: ["web", "contract"],
  server: ["content", "contract"],
  prerender: ["web", "content", "contract"],
  scripts: ["prerender", "art", "server", "content", "contract"],
  art: ["content", "contract"],
};

/** What a folder of `web/` may import of the others, from the ground up. `app/` may import all; nothing imports it. */
const allowedInWeb: Readonly<Record<string, readonly string[]>> = {
  api: [],
  browser: [],
  loading: ["browser"],
  hydration: ["browser", "loading"],
  navigation: ["hydration"],
  ui: ["browser", "hydration", "loading", "navigation"],
  drafts: ["browser", "hydration", "ui"],
  "contact-prefill": ["browser", "drafts"],
  boot: ["browser", "drafts", "loading", "navigation"],
  forms: ["api", "browser", "drafts", "hydration", "ui"],
  chat: ["api", "browser", "loading", "navigation", "ui"],
  sections: ["browser", "drafts", "hydration", "loading", "navigation", "ui"],
  "load-planner": ["browser", "contact-prefill", "drafts", "loading", "navigation", "sections", "ui"],
  "quote-form": [
    "browser",
    "contact-prefill",
    "drafts",
    "forms",
    "hydration",
    "load-planner",
    "loading",
    "navigation",
    "sections",
    "ui",
  ],
  shell: ["browser", "chat", "hydration", "loading", "navigation", "ui"],
  pages: [
    "api",
    "browser",
    "contact-prefill",
    "drafts",
    "forms",
    "hydration",
    "load-planner",
    "loading",
    "navigation",
    "quote-form",
    "sections",
    "ui",
  ],
};

/** The same in `desk/`: only `api` makes calls. It has the hooks that read and change records and say so. */
const allowedInDesk: Readonly<Record<string, readonly string[]>> = {
  browser: [],
  words: [],
  errors: ["words"],
  navigation: ["words"],
  http: ["errors", "navigation", "words"],
  ui: ["errors", "navigation", "words"],
  api: ["errors", "http", "ui", "words"],
  records: ["api", "browser", "navigation", "ui", "words"],
  shell: ["api", "browser", "navigation", "records", "ui", "words"],
  pages: ["api", "browser", "errors", "navigation", "records", "ui", "words"],
};

/**
 * The same in `server/`. Files beside the folders may be imported by all of them and import none, but for those that
 * compose the server. Nothing else knows of the desk, which has routes of its own.
 */
const allowedInServer: Readonly<Record<string, readonly string[]>> = {
  files: [],
  time: [],
  vault: [],
  database: ["files", "time", "vault"],
  "master-key": ["database", "files", "vault"],
  operator: ["database"],
  backup: ["database", "files", "operator", "time"],
  start: ["database", "files", "http", "operator"],
  "audit-log": ["database"],
  "desk-settings": ["database", "time"],
  idempotency: ["database", "time", "vault"],
  records: ["database"],
  http: ["database", "operator", "time", "vault"],
  "write-queue": ["database", "operator"],
  outbox: ["database", "operator", "time", "write-queue"],
  submissions: ["database", "http", "idempotency", "outbox", "records", "time", "vault", "write-queue"],
  erasure: ["audit-log", "database", "records", "time"],
  housekeeping: [
    "database",
    "desk-settings",
    "erasure",
    "http",
    "idempotency",
    "operator",
    "outbox",
    "write-queue",
  ],
  features: [
    "database",
    "desk-settings",
    "http",
    "master-key",
    "outbox",
    "records",
    "submissions",
    "vault",
    "write-queue",
  ],
  desk: [
    "audit-log",
    "database",
    "desk-settings",
    "erasure",
    "housekeeping",
    "http",
    "master-key",
    "outbox",
    "records",
    "time",
    "vault",
    "write-queue",
  ],
};

/** Folders with ordered subfolders: each may import those before it. Files beside them may import all of them. */
const orderedSubfolders: Readonly<Record<string, readonly string[]>> = {
  "web/chat": ["conversation", "window"],
  "web/load-planner": "load plan drawing form".split(" "),
  "web/quote-form": "trip answer request view form".split(" "),
  "server/http": "headers errors limits log files site".split(" "),
  "server/desk": "bundle changes accounts access live lists stages mails notes records features".split(" "),
  "server/features/chatbot": "topics quantities conversation model understand decide answers dialogue".split(
    " ",
  ),
};

/** The files that put a folder's subfolders together. No subfolder imports them, only tests and each other. */
const composers: readonly string[] = [
  "server/app.ts",
  "server/main.ts",
  "server/http/create-server.ts",
  "server/desk/desk-app.ts",
  "server/desk/start-desk.ts",
  ...["chatbot.plugin.ts", "chatbot.routes.ts", "engine.ts", "open-engine.ts", "query-reader.ts"].map(
    (file) => `server/features/chatbot/${file}`,
  ),
];

/** What the desk may use of `web/`: the design system and what browsers can do, not the site's pages and calls. */
const webForDesk: readonly string[] = ["browser", "ui", "styles"];

/** What `desk/ui` has under the same names: its fields show errors below themselves, its links go to the desk's pages. */
const wrappedByDesk: Readonly<Record<string, readonly string[]>> = {
  "web/ui/field/field.tsx": ["CheckboxField", "SelectField", "TextAreaField", "TextField"],
  "web/ui/button/button.tsx": ["ButtonLink"],
};

/** The plugin that adds each property of `app`, and of requests: who uses one depends on its plugin as on an import. */
const pluginOf = new Map(sourceFiles("server").flatMap(propertiesAdded));

const problems = Object.keys(allowed).flatMap((folder) => sourceFiles(folder).flatMap(problemsOf));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log("Imports run one way.");

function sourceFiles(folder: string): string[] {
  return readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => join(folder, file));
}

function problemsOf(file: string): string[] {
  const source = readFileSync(join(project, file), "utf8");
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  const targets = specifiers.flatMap((specifier) => targetOf(file, specifier) ?? []);
  return [
    ...[...targets, ...pluginsUsed(file, source)].flatMap((target) => problemOf(file, target) ?? []),
    ...problemsWithNames(file, source),
  ];
}

function problemsWithNames(file: string, source: string): string[] {
  if (topFolderOf(file) !== "desk" || file.startsWith("desk/ui/")) return [];
  const imports = source.matchAll(/import(?: type)? \{([^}]*)\} from\s+"#([^"]+)"/g);
  return [...imports].flatMap(([, names = "", target = ""]) => {
    const own = names.split(",").map((name) => name.trim().split(" ")[0] ?? "");
    return own
      .filter((name) => wrappedByDesk[target]?.includes(name))
      .map((name) => `${file} imports ${name} of ${target}: the desk has one of its own in desk/ui.`);
  });
}

/** The properties that a plugin says it adds, each with the plugin. */
function propertiesAdded(file: string): [property: string, plugin: string][] {
  const source = readFileSync(join(project, file), "utf8");
  const declared = source.match(/^declare module "fastify" \{\n([\s\S]*?)^\}/m)?.[1] ?? "";
  return [...declared.matchAll(/^ {4}(?:readonly )?(\w+):/gm)].map((match) => [match[1] ?? "", file]);
}

function pluginsUsed(file: string, source: string): string[] {
  if (topFolderOf(file) !== "server") return [];
  const used = new Set([...source.matchAll(/\b(?:app|request)\.(\w+)/g)].map((match) => match[1] ?? ""));
  return [...used].flatMap((property) => pluginOf.get(property) ?? []);
}

function problemOf(file: string, target: string): string | undefined {
  const top = topFolderOf(file);
  const targetTop = topFolderOf(target);
  if (isTest(file) && targetTop === "tests") return undefined;
  if (top !== targetTop && !allowed[top]?.includes(targetTop)) {
    return `${file} imports ${target}: ${top}/ may import ${allowed[top]?.join(", ") || "nothing of ours"}.`;
  }
  return (
    problemInMigrations(file, target) ??
    problemBetweenFeatures(file, target) ??
    problemBetweenSubfolders("web", allowedInWeb, file, target) ??
    problemBetweenSubfolders("desk", allowedInDesk, file, target) ??
    problemInServer(file, target) ??
    problemInOrder(file, target) ??
    problemWithWebInDesk(file, target)
  );
}

function problemWithWebInDesk(file: string, target: string): string | undefined {
  const [targetTop, targetFolder = ""] = target.split("/");
  if (topFolderOf(file) !== "desk" || targetTop !== "web" || webForDesk.includes(targetFolder))
    return undefined;
  return `${file} imports ${target}: desk/ may import only ${webForDesk.join(", ")} of web/.`;
}

/** @param allowedImports the subfolders of `folder`, and what each may import of the others. */
function problemBetweenSubfolders(
  folder: string,
  allowedImports: Readonly<Record<string, readonly string[]>>,
  file: string,
  target: string,
): string | undefined {
  const [fileFolder, subfolder = ""] = file.split("/");
  const [targetFolder, targetSubfolder = ""] = target.split("/");
  const others = allowedImports[subfolder];
  if (fileFolder !== folder || targetFolder !== folder || !others) return undefined;
  if (subfolder === targetSubfolder || others.includes(targetSubfolder)) return undefined;
  return `${file} imports ${target}: ${folder}/${subfolder}/ may import ${others.join(", ") || `nothing else of ${folder}`}.`;
}

/** Tests may import all of the server. */
function problemInServer(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map(folderOfServer);
  if (from === undefined || to === undefined || isTest(file)) return undefined;
  if (from === "" && composers.includes(file) && !(file === "server/app.ts" && to === "desk"))
    return undefined;
  const isAllowed =
    to === "" ? !composers.includes(target) : from === to || allowedInServer[from]?.includes(to);
  if (isAllowed) return undefined;
  return `${file} imports ${target}: server/${from} may import ${allowedInServer[from]?.join(", ") || "no other folder of server"}.`;
}

/** The folder of a file in server/; empty for a file beside the folders. */
function folderOfServer(file: string): string | undefined {
  const [top, ...path] = file.split("/");
  if (top !== "server") return undefined;
  return path.length > 1 ? path[0] : "";
}

/** Tests may import all subfolders. */
function problemInOrder(file: string, target: string): string | undefined {
  for (const [folder, subfolders] of Object.entries(orderedSubfolders)) {
    const [from, to] = [file, target].map((path) => subfolderIn(folder, path));
    if (!from || to === undefined || isTest(file)) continue;
    const isAllowed =
      to === ""
        ? !composers.includes(target)
        : subfolders.slice(0, subfolders.indexOf(from) + 1).includes(to);
    if (!isAllowed)
      return `${file} imports ${target}: the subfolders of ${folder}/ import only those before them (${subfolders.join(" ")}).`;
  }
  return undefined;
}

/** The subfolder of `folder` that a file lies in; empty for a file beside the subfolders. */
function subfolderIn(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [subfolder = "", ...path] = file.slice(folder.length + 1).split("/");
  return path.length > 0 ? subfolder : "";
}

/** A migration stays as it was published. What a feature exports changes. */
function problemInMigrations(file: string, target: string): string | undefined {
  if (!file.startsWith("server/database/migrations/") || !/^server\/(?:desk\/)?features\//.test(target))
    return undefined;
  return `${file} imports ${target}: a migration keeps a copy of its own, because it must never change.`;
}

/** Features do not import each other; server/app.ts and server/desk/desk-app.ts compose them. */
function problemBetweenFeatures(file: string, target: string): string | undefined {
  const feature = featureOf(file);
  const targetFeature = featureOf(target);
  if (!feature || !targetFeature || feature === targetFeature) return undefined;
  if (feature.startsWith("desk/") !== targetFeature.startsWith("desk/")) return undefined;
  return `${file} imports ${target}: features do not import each other.`;
}

function targetOf(file: string, specifier: string): string | undefined {
  // Data, read from content/ and art/ by the build; in a bundle there is nothing but the data.
  if (specifier.startsWith("#build-data/")) return undefined;
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return relative(project, resolve(project, dirname(file), specifier));
  return undefined;
}

function topFolderOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function featureOf(file: string): string | undefined {
  return file.match(/^server\/((?:desk\/)?features\/[^/]+)\//)?.[1];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

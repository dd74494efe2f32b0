/** Fails when a folder imports one that it may not import, or uses what its plugin adds (docs/contributing.md). */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The subfolders of a folder, and what each may import of the others, besides itself and packages. The line "" is for
 * the files beside the subfolders. "all" is for what puts the others together. A subfolder without a line is an error.
 */
type Allowed = Readonly<Record<string, readonly string[] | "all">>;

/** The folders of the project. Nothing may import `tests` but tests. */
const allowed: Allowed = {
  contract: [],
  content: ["contract"],
  web: ["content", "contract"],
  desk: ["web", "contract"],
  server: ["content", "contract"],
  prerender: ["web", "content", "contract"],
  scripts: ["prerender", "art", "server", "content", "contract"],
  art: ["content", "contract"],
};

/** What a folder of `web/` may import of the others, from the ground up. Nothing imports `app` and `gallery`. */
const allowedInWeb: Allowed = {
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
  app: "all",
  gallery: "all",
};

/** The same in `desk/`: only `api` makes calls. It has the hooks that read and change records and say so. */
const allowedInDesk: Allowed = {
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
  app: "all",
  "": "all",
};

/**
 * The same in `server/`. Files beside the folders may be imported by all of them and import none, but for those that
 * compose the server. Nothing else knows of the desk, which has routes of its own.
 */
const allowedInServer: Allowed = {
  "": [],
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

/** The same for folders whose subfolders each may import those before it. The files beside them are the last line. */
const inOrder: Readonly<Record<string, Allowed>> = {
  "web/chat/": { ...eachAfter("conversation window"), "": "all" },
  "web/load-planner/": { ...eachAfter("load plan drawing form"), "": "all" },
  "web/quote-form/": { ...eachAfter("trip answer request view form"), "": "all" },
  "server/http/": { ...eachAfter("headers errors limits log files site"), "": ["errors"] },
  "server/desk/": {
    ...eachAfter("bundle changes accounts access live lists stages mails notes records features"),
    "": [],
  },
  "server/features/chatbot/": {
    ...eachAfter("topics quantities conversation model understand decide answers dialogue"),
    "": [],
  },
};

function eachAfter(names: string): Allowed {
  return Object.fromEntries(names.split(" ").map((name, index, all) => [name, all.slice(0, index)]));
}

interface Order {
  /** Where the subfolders lie; empty for the project, else with a slash at its end. */
  readonly folder: string;
  readonly table: Allowed;
  /** Tests may import all subfolders, and all files may import those beside the subfolders. */
  readonly testsMayAll: boolean;
}

const orders: readonly Order[] = [
  { folder: "", table: allowed, testsMayAll: false },
  { folder: "web/", table: allowedInWeb, testsMayAll: false },
  { folder: "desk/", table: allowedInDesk, testsMayAll: false },
  { folder: "server/", table: allowedInServer, testsMayAll: true },
  ...Object.entries(inOrder).map(([folder, table]) => ({ folder, table, testsMayAll: true })),
];

/**
 * The files that put the subfolders of their own folder together and may import all of them; of other folders they may
 * import what their folder may. No subfolder imports them, only tests and each other.
 */
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

/** What `desk/ui` has under the same names: its fields show errors below themselves, its links go to desk pages. */
const wrappedByDesk: Readonly<Record<string, readonly string[]>> = {
  "web/ui/field/field.tsx": ["CheckboxField", "SelectField", "TextAreaField", "TextField"],
  "web/ui/button/button.tsx": ["ButtonLink"],
};

/** The plugin that adds each property of `app`, and of requests: who uses one depends on its plugin as on an import. */
const pluginOf = new Map(sourceFiles("server").flatMap(propertiesAdded));

if (import.meta.main) {
  const problems = Object.keys(allowed).flatMap((folder) => sourceFiles(folder).flatMap(problemsOf));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log("Imports run one way.");
}

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

/** What is wrong with an import of `target` by `file`, two paths in the project; undefined if nothing is. */
export function problemOf(file: string, target: string): string | undefined {
  if (isTest(file) && topFolderOf(target) === "tests") return undefined;
  for (const order of orders) {
    const problem = problemInOrder(order, file, target);
    if (problem) return problem;
  }
  return (
    problemWithComposer(file, target) ??
    problemInMigrations(file, target) ??
    problemBetweenFeatures(file, target) ??
    problemWithWebInDesk(file, target)
  );
}

function problemInOrder(
  { folder, table, testsMayAll }: Order,
  file: string,
  target: string,
): string | undefined {
  const [from, to] = [file, target].map((path) => subfolderIn(folder, path));
  if (from === undefined || to === undefined || from === to || (testsMayAll && isTest(file)))
    return undefined;
  if (composers.includes(file) && folder === `${dirname(file)}/`) return undefined;
  const others = table[from];
  if (others === undefined)
    return `${file} imports ${target}: ${join(folder, from, "/")} has no line in scripts/checks/imports.ts.`;
  if (others === "all" || others.includes(to) || (to === "" && testsMayAll)) return undefined;
  return `${file} imports ${target}: ${join(folder, from, "/")} may import ${others.join(", ") || `no other folder of ${folder || "ours"}`}.`;
}

/** The subfolder of `folder` that a file lies in; empty for a file beside the subfolders. */
function subfolderIn(folder: string, file: string): string | undefined {
  if (!file.startsWith(folder)) return undefined;
  const [subfolder = "", ...path] = file.slice(folder.length).split("/");
  return path.length > 0 ? subfolder : "";
}

/** In its folder and below, only tests and other composers import a composer. Only server/main.ts knows the desk. */
function problemWithComposer(file: string, target: string): string | undefined {
  if (file === "server/app.ts" && target.startsWith("server/desk/"))
    return `${file} imports ${target}: the site does not know the desk.`;
  if (!composers.includes(target) || composers.includes(file) || isTest(file)) return undefined;
  if (!file.startsWith(`${dirname(target)}/`)) return undefined;
  return `${file} imports ${target}: it puts the folders together, and none of them imports it.`;
}

function problemWithWebInDesk(file: string, target: string): string | undefined {
  const [targetTop, targetFolder = ""] = target.split("/");
  if (topFolderOf(file) !== "desk" || targetTop !== "web" || webForDesk.includes(targetFolder))
    return undefined;
  return `${file} imports ${target}: desk/ may import only ${webForDesk.join(", ")} of web/.`;
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

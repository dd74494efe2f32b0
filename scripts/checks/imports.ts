/** Fails when a folder imports one that it may not import (docs/contributing.md). */
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
  navigation: [],
  boot: ["browser", "forms", "loading", "navigation"],
  hydration: ["browser", "loading"],
  ui: ["browser", "hydration", "loading", "navigation"],
  forms: ["api", "browser", "hydration", "ui"],
  chat: ["api", "browser", "loading", "navigation", "ui"],
  sections: ["browser", "forms", "hydration", "loading", "navigation", "ui"],
  "load-planner": ["browser", "forms", "loading", "navigation", "sections", "ui"],
  "order-strip": ["browser", "forms", "hydration", "load-planner", "loading", "navigation", "sections", "ui"],
  shell: ["browser", "chat", "hydration", "loading", "navigation", "ui"],
  pages: [
    "api",
    "browser",
    "forms",
    "hydration",
    "load-planner",
    "loading",
    "navigation",
    "order-strip",
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

/** The rooms of `server/features/chatbot/`: each may import those before it. What lies beside them may import all. */
const roomsOfMeena = "topics quantities conversation model understand decide answers dialogue".split(" ");

/** What puts the site and the desk together. */
const composesServer: readonly string[] = ["server/app.ts", "server/main.ts"];

/** What the desk may use of `web/`: the design system, not the site's pages and calls. */
const webForDesk: readonly string[] = ["ui", "styles"];

const problems = Object.keys(allowed).flatMap((room) => sourceFiles(room).flatMap(problemsOf));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log("Imports run one way.");

function sourceFiles(room: string): string[] {
  return readdirSync(join(project, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => join(room, file));
}

function problemsOf(file: string): string[] {
  const source = readFileSync(join(project, file), "utf8");
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  return specifiers.flatMap((specifier) => problemOf(file, specifier) ?? []);
}

function problemOf(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  if (!target) return undefined;
  const room = roomOf(file);
  const targetRoom = roomOf(target);
  if (isTest(file) && targetRoom === "tests") return undefined;
  if (room !== targetRoom && !allowed[room]?.includes(targetRoom)) {
    return `${file} imports ${target}: ${room}/ may import ${allowed[room]?.join(", ") || "nothing of ours"}.`;
  }
  return (
    problemInMigrations(file, target) ??
    problemBetweenFeatures(file, target) ??
    problemWithDesk(file, target) ??
    problemBetweenRooms("web", allowedInWeb, file, target) ??
    problemBetweenRooms("desk", allowedInDesk, file, target) ??
    problemInMeena(file, target) ??
    problemWithWebInDesk(file, target)
  );
}

function problemWithWebInDesk(file: string, target: string): string | undefined {
  const [targetRoom, targetFolder = ""] = target.split("/");
  if (roomOf(file) !== "desk" || targetRoom !== "web" || webForDesk.includes(targetFolder)) return undefined;
  return `${file} imports ${target}: desk/ may import only ${webForDesk.join(", ")} of web/.`;
}

/** `allowedRooms`: the rooms of a folder of the project, and what each may import of the others. */
function problemBetweenRooms(
  folder: string,
  allowedRooms: Readonly<Record<string, readonly string[]>>,
  file: string,
  target: string,
): string | undefined {
  const [fileFolder, room = ""] = file.split("/");
  const [targetFolder, targetRoom = ""] = target.split("/");
  const others = allowedRooms[room];
  if (fileFolder !== folder || targetFolder !== folder || !others) return undefined;
  if (room === targetRoom || others.includes(targetRoom)) return undefined;
  return `${file} imports ${target}: ${folder}/${room}/ may import ${others.join(", ") || `nothing else of ${folder}`}.`;
}

function problemInMeena(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map(roomOfMeena);
  if (from === undefined || to === undefined || isTest(file)) return undefined;
  if (from === "" || roomsOfMeena.slice(0, roomsOfMeena.indexOf(from) + 1).includes(to)) return undefined;
  return `${file} imports ${target}: Meena's rooms import only those before them (${roomsOfMeena.join(" ")}).`;
}

/** Empty for a file of the chatbot that lies in no room. */
function roomOfMeena(file: string): string | undefined {
  return file
    .match(/^server\/features\/chatbot\/(?:([^/]+)\/)?[^/]+$/)
    ?.slice(1)
    .map((room) => room ?? "")[0];
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

/** Nothing of the site knows of the desk. The desk shares the repositories of its features, never their routes. */
function problemWithDesk(file: string, target: string): string | undefined {
  if (isTest(file)) return undefined;
  const isOfSite =
    file.startsWith("server/") && !file.startsWith("server/desk/") && !composesServer.includes(file);
  if (isOfSite && target.startsWith("server/desk/"))
    return `${file} imports ${target}: only ${composesServer.join(" and ")} know of the desk.`;
  if (file.startsWith("server/desk/") && /^server\/features\/.*\.routes\.ts$/.test(target))
    return `${file} imports ${target}: the desk has routes of its own.`;
  return undefined;
}

function targetOf(file: string, specifier: string): string | undefined {
  // Data, read from content/ and art/ by the build; in a bundle there is nothing but the data.
  if (specifier.startsWith("#build-data/")) return undefined;
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return relative(project, resolve(project, dirname(file), specifier));
  return undefined;
}

function roomOf(file: string): string {
  return file.split("/")[0] ?? "";
}

function featureOf(file: string): string | undefined {
  return file.match(/^server\/((?:desk\/)?features\/[^/]+)\//)?.[1];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Fails when the build exceeds its budgets. Sizes are those that are sent, with brotli where it applies. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Budget {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const kilobyte = 1024;
const siteFolder = fileURLToPath(new URL("../../dist/site", import.meta.url));
const home = readFileSync(join(siteFolder, "documents/index.html"), "utf8");

const modules = home.match(/data-modules="([^"]+)"/)?.[1]?.split(" ") ?? [];
const fonts = [...home.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
  (match) => match[1] ?? "",
);
if (modules.length === 0 || fonts.length === 0) {
  throw new Error("The Home document names no modules or no fonts: this check no longer reads it correctly.");
}

const deskFolder = fileURLToPath(new URL("../../dist/desk", import.meta.url));
const script = sum(modules);
const budgets: readonly Budget[] = [
  { what: "JavaScript on first load of Home", bytes: script, limit: 70 * kilobyte },
  { what: "Fonts preloaded", bytes: sum(fonts), limit: 45 * kilobyte },
  { what: "Document of Home", bytes: sent("documents/index.html"), limit: 36 * kilobyte },
  {
    what: "Document, fonts, scripts and first picture of Home",
    bytes: sent("documents/index.html") + sum(fonts) + script + firstPicture(),
    limit: 190 * kilobyte,
  },
  { what: "Meena's window, loaded on first use", bytes: sum(windowFiles()), limit: 25 * kilobyte },
  { what: "JavaScript of the desk's first screen, gzip", bytes: deskScripts(), limit: 215 * kilobyte },
];

for (const { what, bytes, limit } of budgets) {
  const verdict = bytes <= limit ? "ok  " : "OVER";
  console.log(`${verdict} ${what}: ${inKilobytes(bytes)} of ${inKilobytes(limit)}`);
}
/** The document, its fonts, the first picture, the scripts. */
const requests = 1 + fontFiles() + 1 + modules.length;
const requestLimit = 10;
console.log(`${requests <= requestLimit ? "ok  " : "OVER"} Requests of Home: ${requests} of ${requestLimit}`);

/** The browser styles and lays out each of them but templates, and React meets each of them that it takes over. */
const elements = withoutScriptsAndStyles(home).match(/<(?!template)[a-z]/g)?.length ?? 0;
const elementLimit = 1_060;
console.log(`${elements <= elementLimit ? "ok  " : "OVER"} Elements of Home: ${elements} of ${elementLimit}`);

if (requests > requestLimit || elements > elementLimit || budgets.some(({ bytes, limit }) => bytes > limit))
  process.exit(1);

/** In the boot script, `a<b` is a comparison, and in the styles `<percentage>` is a type. */
function withoutScriptsAndStyles(html: string): string {
  return html.replace(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, "$1");
}

/** The fonts that Home's text needs: the browser leaves out a face none of whose letters occur. */
function fontFiles(): number {
  const text = home.slice(home.indexOf("<body>"));
  const faces = [...home.matchAll(/@font-face\{[^}]*?(\/assets\/[\w-]+\.woff2)[^}]*\}/g)];
  const needed = faces.filter(([face]) => {
    const range = face.match(/unicode-range:([^;}]+)/)?.[1];
    return range === undefined || lettersIn(range).test(text);
  });
  return new Set(needed.map(([, file]) => file)).size;
}

/** "U+900-97F,U+25CC" → /[\u{900}-\u{97F}\u{25CC}]/u */
function lettersIn(range: string): RegExp {
  const letters = range.replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi, (_, first: string, last = first) => {
    return `\\u{${first}}-\\u{${last}}`;
  });
  return new RegExp(`[${letters}]`, "u");
}

/** The chat's own code and styles, and the small chunk of calls that it shares with the forms. */
function windowFiles(): string[] {
  const files = readdirSync(join(siteFolder, "assets")).filter((file) =>
    /^(chat-window|forms)-.*\.(js|css)$/.test(file),
  );
  if (files.length < 2) throw new Error("The build has no chat-window chunk: has it another name now?");
  return files.map((file) => `/assets/${file}`);
}

/** The desk's entry and what it imports before anything is shown; other screens load on demand. */
function deskScripts(): number {
  const page = readFileSync(join(deskFolder, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  if (files.length === 0)
    throw new Error("The desk's document names no scripts: this check no longer reads it correctly.");
  return files.reduce((total, file) => total + statSync(join(deskFolder, `${file}.gz`)).size, 0);
}

function sum(addresses: readonly string[]): number {
  return addresses.reduce((total, address) => total + sent(address), 0);
}

/** Bytes sent for a file of the site: the brotli version if there is one. */
function sent(file: string): number {
  const compressed = join(siteFolder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(siteFolder, file)).size;
}

/** The hero as a phone loads it: the tall picture in AVIF at 800 px, the larger one of day and dusk. */
function firstPicture(): number {
  const [, scene] = home.match(/\/pictures\/([a-z-]+-tall)-800\.avif/) ?? [];
  return scene ? Math.max(...[scene, `${scene}-dusk`].map((name) => sent(`/pictures/${name}-800.avif`))) : 0;
}

function inKilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/**
 * Fails when a link of the built site leads nowhere. Each address inside the site, in any document, the sitemap, the
 * feed, the manifest or the structured data, must be a document or a file of the build; a fragment must be an id
 * there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteBuild } from "#contract/site-build.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
const siteFolder = join(dist, "site");
const { documents } = JSON.parse(readFileSync(join(dist, "site.json"), "utf8")) as SiteBuild;
const files = new Set(
  readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).map(
    (file) => `/${file.split(sep).join("/")}`,
  ),
);
const texts = new Map([...listTexts()].map((file) => [file, readFileSync(join(siteFolder, file), "utf8")]));
const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(textOf("/"))?.[1];
if (!origin) throw new Error("Home names no canonical address: this check no longer reads it correctly.");

let checked = 0;
const problems = [...texts].flatMap(([file, text]) =>
  addressesIn(file, text)
    .flatMap((address) => problemOf(address, text) ?? [])
    .map((why) => `${file}: ${why}`),
);
for (const problem of new Set(problems)) console.error(problem);
if (checked < 1_000) console.error(`Only ${checked} addresses were found: this check has lost its sight.`);
if (problems.length > 0 || checked < 1_000) process.exit(1);
console.log(`${checked} addresses in ${texts.size} files lead somewhere.`);

/** The files with addresses: every document, and what crawlers read. */
function* listTexts(): Generator<string> {
  for (const { file } of Object.values(documents)) yield file;
  for (const file of files)
    if (/\/(sitemap|rss)\.xml$|\.webmanifest$|\/robots\.txt$/.test(file)) yield file.slice(1);
}

function addressesIn(file: string, text: string): string[] {
  if (!file.endsWith(".html"))
    return [...text.matchAll(/(?:https?:\/\/|"\/)[^\s"<>]+/g)].map(([found]) => plain(found));
  const attributes = [...text.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(
    ([, value]) => value ?? "",
  );
  const lists = [...text.matchAll(/\s(?:srcset|srcSet|data-modules)="([^"]*)"/g)].flatMap(([, value]) =>
    (value ?? "").split(/,\s*|\s+/).filter((part) => part.startsWith("/")),
  );
  const described = [...text.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g)].map(
    ([, value]) => value ?? "",
  );
  const structured = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
  const named = [...structured.matchAll(/(?<!"@id":)"(https?:[^"{]+)"/g)].map(([, value]) => value ?? "");
  return [...attributes, ...lists, ...described, ...named].map(plain);
}

/** As the browser reads it: entities decoded, a JSON string's opening quote gone. */
function plain(address: string): string {
  return address
    .replace(/^"/, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

function problemOf(address: string, document: string): string | undefined {
  checked += 1;
  if (address.startsWith("#")) return problemOfFragment(address, address.slice(1), document);
  if (/^(mailto:.+@.+|tel:\+\d{6,}|data:)/.test(address)) return undefined;
  if (/^https?:/.test(address) && !address.startsWith(`${origin}/`)) {
    return address.startsWith("https:") ||
      address.startsWith("http://www.sitemaps.org/") ||
      address.startsWith("http://www.w3.org/")
      ? undefined
      : `${address} is not encrypted.`;
  }
  const inSite = address.startsWith(`${origin}/`) ? address.slice((origin ?? "").length) : address;
  if (!inSite.startsWith("/") || inSite.startsWith("//")) {
    return `"${address}" is no address from the root of the site.`;
  }
  const [, pathname = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(inSite) ?? [];
  const isDocument = Object.hasOwn(documents, pathname);
  if (!isDocument && !files.has(decodeURI(pathname))) return `${address} leads nowhere.`;
  return fragment ? problemOfFragment(address, fragment, isDocument ? textOf(pathname) : "") : undefined;
}

function problemOfFragment(address: string, id: string, document: string): string | undefined {
  return document.includes(` id="${id}"`) ? undefined : `${address}: nothing there has the id "${id}".`;
}

function textOf(pathname: string): string {
  const file = documents[pathname]?.file ?? "";
  return texts.get(relative("", file)) ?? "";
}

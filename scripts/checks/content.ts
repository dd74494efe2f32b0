/**
 * Checks every content file against its schema and lists what the owner still has to supply.
 *
 * The rule is a convention: the constant `fleet` of `content/en/` is checked against
 * `fleetSchema` of `content/schema/`. A constant without a schema fails, so none is forgotten.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { meenaLanguages } from "#content/schema/meena.ts";
import { findOpenPlaceholders } from "#scripts/build/open-placeholders.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** In bytes: phones load a row of these. A photograph of 320 by 320 px (a founder's of 800 by 1000) is far below. */
const heaviestImage = 100 * 1024;
const schemas = await exportsOf("content/schema");
const problems: string[] = [];
const unreviewed: string[] = [];
for (const folder of languageFolders()) await checkLanguage(join("content", folder));

listPlaceholders();
console.log(`${unreviewed.length} texts wait for the owner's review:`);
for (const line of unreviewed) console.log(`  ${line}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log("All content fits its schemas.");

/** One folder a language: English, which the pages have, and those that only the assistant speaks. */
function languageFolders(): string[] {
  return [...new Set(["en", ...meenaLanguages.map((tag) => tag.slice(0, 2))])];
}

async function checkLanguage(folder: string): Promise<void> {
  for (const [name, { value, file }] of await exportsOf(folder)) {
    if (typeof value === "function") continue;
    const schema = schemas.get(`${name}Schema`)?.value;
    if (!(schema instanceof z.ZodType)) {
      problems.push(`${file}: "${name}" has no ${name}Schema in content/schema/.`);
      continue;
    }
    problems.push(...picturesIn(value).flatMap((picture) => problemsOfPicture(picture, `${file}: ${name}`)));
    for (const image of imagesIn(value)) problems.push(...problemsOfImage(image, `${file}: ${name}`));
    unreviewed.push(...unreviewedIn(value).map((place) => `${file}  ${[name, ...place].join(".")}`));
    for (const issue of schema.safeParse(value).error?.issues ?? []) {
      problems.push(`${file}: ${[name, ...issue.path].join(".")}: ${issue.message}`);
    }
  }
}

async function exportsOf(folder: string): Promise<Map<string, { value: unknown; file: string }>> {
  const found = new Map<string, { value: unknown; file: string }>();
  const files = readdirSync(join(project, folder), { recursive: true, encoding: "utf8" });
  for (const name of files.filter(isModule)) {
    const file = join(folder, name);
    const module = (await import(pathToFileURL(join(project, file)).href)) as Record<string, unknown>;
    for (const [key, value] of Object.entries(module)) found.set(key, { value, file });
  }
  return found;
}

/** The names of pictures. Their keys are such as `picture` or `bannerPicture`, or they are beside an `alt`. */
function picturesIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  const own = Object.entries(content).flatMap(([key, value]) => {
    const isName = /picture$/i.test(key) || (key === "name" && "alt" in content);
    return isName && typeof value === "string" ? [value] : [];
  });
  return [...own, ...Object.values(content).flatMap(picturesIn)];
}

function problemsOfPicture(picture: string, place: string): string[] {
  if (existsSync(join(project, `art/masters/${picture}.webp`))) return [];
  return [`${place}: no picture is called "${picture}". art/masters/ holds those that are there.`];
}

/** The addresses of people's pictures anywhere in a piece of content. */
function imagesIn(content: unknown): string[] {
  if (typeof content === "string") return content.startsWith("/people/") ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(imagesIn);
}

function problemsOfImage(image: string, place: string): string[] {
  const file = join("web/public", image);
  if (!existsSync(join(project, file))) return [`${place}: there is no ${file}. Put the picture there.`];
  const { size } = statSync(join(project, file));
  if (size <= heaviestImage) return [];
  return [
    `${place}: ${file} has ${Math.ceil(size / 1024)} KB, at most ${heaviestImage / 1024}. Make it smaller: 320 by 320 px, a founder's 800 by 1000.`,
  ];
}

/** The places in a piece of content with `reviewed: false`. */
function unreviewedIn(content: unknown): string[][] {
  if (typeof content !== "object" || content === null) return [];
  if ("reviewed" in content && content.reviewed === false) return [[]];
  return Object.entries(content).flatMap(([key, part]) => unreviewedIn(part).map((place) => [key, ...place]));
}

function listPlaceholders(): void {
  const found = findOpenPlaceholders();
  console.log(`${found.length} facts are placeholders that the owner has to supply:`);
  for (const { place, what } of found) console.log(`  ${place}  ${what}`);
}

function isModule(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts");
}

/**
 * Draws the portraits of the sample clients and founders into web/public/people: `node art/portraits/draw.ts`.
 * They stand in for photographs and resemble nobody.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { people } from "./people.ts";

const folder = fileURLToPath(new URL("../../web/public/people/", import.meta.url));

await mkdir(folder, { recursive: true });
for (const [name, drawing] of Object.entries(people)) await writeFile(`${folder}${name}.svg`, `${drawing}\n`);
console.log(`${Object.keys(people).length} portraits in web/public/people`);

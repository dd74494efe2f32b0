import { existsSync, lstatSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";

/** How many builds stay: the one in use, and two that a server may still run from. */
const buildsKept = 3;

/**
 * Makes a finished build the one in use. `dist` is a link to a folder in `dist.builds/`, and one rename changes it: who
 * opens `dist` finds the old build or the new one. A server that runs goes on with the folder that it started from.
 *
 * @param stagingFolder the folder of the finished build; it is moved.
 * @param dist the link, e.g. "/srv/greenmile/dist".
 */
export async function switchBuild(stagingFolder: string, dist: string): Promise<void> {
  const builds = `${dist}.builds`;
  const name = `${Date.now()}-${process.pid}`;
  await mkdir(builds, { recursive: true });
  if (existsSync(join(dist, "site.json"))) await carryAssets(await realpath(dist), stagingFolder);
  await rename(stagingFolder, join(builds, name));
  const link = join(builds, `${name}.link`);
  // On Windows a link to a folder has to be a junction, which needs a whole path, and which no rename replaces.
  const isWindows = process.platform === "win32";
  const target = isWindows ? join(builds, name) : join(basename(builds), name);
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) await rename(dist, join(builds, "0"));
  else if (isWindows) await rm(dist, { force: true });
  await symlink(target, link, "junction");
  await rename(link, dist);
  const old = (await readdir(builds)).sort(
    (one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10),
  );
  for (const folder of old.slice(buildsKept))
    await rm(join(builds, folder), { recursive: true, force: true });
}

/**
 * Gives a build the assets of the two builds before it, so that a page that was opened yesterday still loads its
 * chunks. A build with the same assets as the one before it does not count.
 */
async function carryAssets(earlier: string, stagingFolder: string): Promise<void> {
  const own = new Set(await namesIn(join(stagingFolder, "site/assets")));
  const gone = (await namesIn(join(earlier, "site/assets"))).filter((name) => !own.has(name));
  const carried = join(stagingFolder, "earlier-assets");
  if (gone.length === 0) {
    if (existsSync(join(earlier, "earlier-assets")))
      await cp(join(earlier, "earlier-assets"), carried, { recursive: true });
    return;
  }
  await mkdir(join(carried, "1"), { recursive: true });
  for (const name of gone) await cp(join(earlier, "site/assets", name), join(carried, "1", name));
  const before = join(earlier, "earlier-assets/1");
  if (existsSync(before)) await cp(before, join(carried, "2"), { recursive: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

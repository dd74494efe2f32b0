import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));

export interface ProjectCopy {
  readonly folder: string;
  remove(): void;
}

/** Builds a copy of the project whose blog has this many posts: the real ones, and older copies of them. */
export function buildWithPosts(count: number): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "blog-of-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync("sh", ["-c", `git ls-files -z | xargs -0 cp --parents -t ${folder}`], { cwd: project });
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
    addPosts(join(folder, "content/blog"), count);
    execFileSync(process.execPath, ["scripts/build/build.ts"], { cwd: folder, stdio: "inherit" });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function addPosts(folder: string, count: number): void {
  const posts = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  // The newest post stays the newest: the sample thread stands under it.
  const day = new Date("2019-01-01T00:00:00Z");
  for (let index = posts.length; index < count; index += 1) {
    const { file, text } = posts[index % posts.length] as (typeof posts)[number];
    const date = day.toISOString().slice(0, 10);
    writeFileSync(
      join(folder, file.replace(".md", `-${index}.md`)),
      text.replace(/^date: .*$/m, `date: ${date}`),
    );
    day.setUTCDate(day.getUTCDate() - 1);
  }
}

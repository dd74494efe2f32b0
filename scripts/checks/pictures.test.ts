import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { masterNames } from "../../art/list-pictures.ts";

const web = fileURLToPath(new URL("../../web", import.meta.url));
const derivatives = readdirSync(join(web, "pictures"));

test("each picture that the site serves has its master: node art/derive.ts deletes one without", () => {
  const masters = new Set(masterNames());
  const orphans = derivatives.filter((file) => !masters.has(file.replace(/-\d+\.(avif|webp)$/, "")));
  expect(orphans).toEqual([]);
});

// A style is no content, which the build checks. Without its rule for the dark theme a place shows the day's picture.
test("each picture that a style names exists: delete the rule of one without", () => {
  const named = globSync("**/*.css", { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), "utf8").matchAll(/\/pictures\/([\w.-]+)/g)].map(([, picture]) => ({
      file,
      picture,
    })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ picture }) => !derivatives.includes(String(picture)))).toEqual([]);
});

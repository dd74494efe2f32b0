import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shareCards } from "#build-data/share-cards";
import { pageTitles } from "#content/en/pages.ts";
import { matchRoute, routes } from "#contract/routes.ts";
import { headTags } from "./head.ts";
import { pageMetaOf } from "./page-meta.ts";
import { shareCardPath } from "./share-card.ts";

const publicFolder = fileURLToPath(new URL("../web/public", import.meta.url));
const origin = "https://www.example.org";

/** EXIF holds ASCII: any other character, such as ’, is written as one that looks like it. */
function asExif(title: string): RegExp {
  const parts = title.split(/[^ -~]+/).map((part) => RegExp.escape(part));
  return new RegExp(`${parts.join(".+")}\0`);
}

describe("the card of a page in link previews", () => {
  for (const { id, path } of routes.filter(({ indexable }) => indexable)) {
    it(`of ${path} is there, 1200 by 630, at most 120 KB, with the title that the page has now`, async () => {
      expect(
        shareCards[id],
        `${id} has no card. Add its ground in scripts/assets/share-cards.ts, then: npm run share`,
      ).toBeDefined();
      const file = `${publicFolder}/share/${shareCards[id]}`;
      const { format, width, height, exif } = await sharp(file).metadata();
      expect(String(exif), "the title has changed since the card was made: npm run share").toMatch(
        asExif(pageTitles[id]),
      );
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(file).size).toBeLessThanOrEqual(120 * 1024);
    });
  }

  it("has a name that changes with what is in it, since previews are kept for months", () => {
    for (const file of Object.values(shareCards)) {
      const hash = createHash("sha256")
        .update(readFileSync(`${publicFolder}/share/${file}`))
        .digest("hex");
      expect(file).toContain(`-${hash.slice(0, 8)}.jpeg`);
    }
  });

  it("lies in the folder only as long as a page uses it", () => {
    const ids = routes.filter(({ indexable }) => indexable).map(({ id }) => id);
    expect(Object.keys(shareCards).sort()).toEqual(ids.sort());
    expect(readdirSync(`${publicFolder}/share`)).toHaveLength(ids.length);
  });

  it("is named in every page's head by its whole address, with its size and in words", () => {
    for (const { path } of routes) {
      const head = headTags(pageMetaOf(matchRoute(path)), "", origin);
      const address = head.match(
        /<meta property="og:image" content="https:\/\/www\.example\.org(\/share\/[^"]+)">/,
      )?.[1];
      expect(address, path).toBe(shareCardPath(matchRoute(path)));
      expect(existsSync(publicFolder + address), path).toBe(true);
      expect(head).toContain('<meta property="og:image:width" content="1200">');
      expect(head).toContain('<meta property="og:image:height" content="630">');
      expect(head).toMatch(/<meta property="og:image:alt" content="[^"]{20,}">/);
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    }
  });

  it("of an unknown address is Home's", () => {
    expect(shareCardPath(matchRoute("/nowhere"))).toBe(`/share/${shareCards.home}`);
  });
});

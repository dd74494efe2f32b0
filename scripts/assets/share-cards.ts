/**
 * Makes the pictures of link previews (Open Graph), one for each page in the sitemap: `npm run share`, or of some pages
 * `npm run share -- faq hiring`. Chromium sets the page's title on a master of art/. The cards (web/public/share/) are
 * committed, since a build has no browser. Each has its page's title as EXIF description; a test compares it with the
 * page's title and asks for this command.
 *
 * A card's file name has a hash of its content, because other sites keep previews for months.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { pageTitles } from "#content/en/pages.ts";
import { shareCard } from "#content/en/share-card.ts";
import { site } from "#content/en/site.ts";
import type { IndexableRouteId } from "#contract/routes.ts";
import { escapeHtml } from "#prerender/html.ts";
import { shareCardSize, shareTitle } from "#prerender/share-card.ts";
import { chromiumFlags, chromiumPath, ensureChromium } from "../browser/ensure-chromium.ts";
import { brandColours, markShapes, markSize } from "./brand-mark.ts";
import { removeCards, replaceCard } from "./share-card-files.ts";

interface Ground {
  /** The name of a master in art/masters/. */
  readonly picture: string;
  /** Where the subject is, as an `object-position`. The title hides what is left of it. */
  readonly at: string;
}

const project = new URL("../../", import.meta.url);
const target = fileURLToPath(new URL("web/public/share/", project));
const heaviest = 120 * 1024;

/** What is behind the title of each card. A page of the sitemap without a ground fails the type check. */
const grounds = {
  home: { picture: "hero-highway", at: "100% 70%" },
  about: { picture: "about", at: "78% 60%" },
  faq: { picture: "blog-hub", at: "78% 50%" },
  freight: { picture: "freight-warehousing", at: "50% 55%" },
  services: { picture: "hero-depot", at: "88% 80%" },
  "ocean-freight": { picture: "freight-ocean", at: "50% 45%" },
  blog: { picture: "blog-street", at: "88% 70%" },
  "blog-article": { picture: "blog-charging", at: "12% 50%" },
  contact: { picture: "contact", at: "62% 60%" },
  "privacy-policy": { picture: "share-base", at: "100% 50%" },
  "trackk-policy": { picture: "blog-tracking", at: "70% 50%" },
  terms: { picture: "share-base", at: "100% 50%" },
  "refund-policy": { picture: "share-base", at: "100% 50%" },
  intercity: { picture: "service-intercity", at: "58% 70%" },
  "on-demand": { picture: "service-on-demand", at: "24% 55%" },
  corporate: { picture: "service-corporate", at: "20% 60%" },
  hiring: { picture: "hiring", at: "40% 60%" },
} as const satisfies Readonly<Record<IndexableRouteId, Ground>>;

const asked = process.argv.slice(2);
const isPage = (id: string): id is keyof typeof grounds => Object.hasOwn(grounds, id);
for (const id of asked)
  if (!isPage(id)) throw new Error(`No page "${id}" has a card. Pages: ${Object.keys(grounds).join(", ")}`);
const drawn = (asked.length > 0 ? asked : Object.keys(grounds)).filter(isPage);

const problem = ensureChromium();
if (problem) throw new Error(problem);
const fonts = {
  display: await dataUrl("web/styles/fonts/anek-display.woff2"),
  text: await dataUrl("web/styles/fonts/anek-text.woff2"),
};
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
try {
  const page = await browser.newPage({ viewport: shareCardSize });
  for (const id of drawn) await makeCard(page, id, pageTitles[id], grounds[id]);
} finally {
  await browser.close();
}
// Cards of pages that are gone.
removeCards(target, (id) => !isPage(id));

/** Photographs one card and encodes it as well as its weight allows. */
async function makeCard(page: Page, id: string, title: string, ground: Ground): Promise<void> {
  await page.setContent(cardHtml(shareTitle(title), await pictureUrl(ground.picture), ground.at));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  for (const quality of [84, 78, 72, 66]) {
    const jpeg = await sharp(png)
      .jpeg({ quality, mozjpeg: true })
      .withExif({ IFD0: { ImageDescription: title } })
      .toBuffer();
    if (jpeg.length > heaviest) continue;
    const file = replaceCard(target, id, jpeg);
    console.log(`${file.padEnd(36)} ${(jpeg.length / 1024).toFixed(0)} KB at quality ${quality}`);
    return;
  }
  throw new Error(`The card of ${id} stays above ${heaviest} bytes.`);
}

/** The title on the trucks' green, with the same lime edge. */
function cardHtml(title: string, picture: string, at: string): string {
  const { width, height } = shareCardSize;
  const { green, lime, paper } = brandColours;
  const edge = "C 660 190, 570 430, 690 640";
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Display; src: url(${fonts.display}); font-weight: 750; }
    @font-face { font-family: Text; src: url(${fonts.text}); font-weight: 400 700; }
    body { margin: 0; position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: ${green}; color: ${paper}; }
    img { position: absolute; inset: 0 0 0 auto; width: 660px; height: 100%; object-fit: cover; object-position: ${at}; }
    svg { position: absolute; inset: 0; }
    .words { position: absolute; inset: 64px auto 60px 72px; width: 510px; display: flex; flex-direction: column; }
    .brand { display: flex; align-items: center; gap: 16px; font: 750 34px/1 Display; letter-spacing: -.01em; }
    .brand svg { position: static; }
    h1 { margin: auto 0; font: 750 ${title.length > 28 ? 66 : 88}px/1.02 Display; letter-spacing: -.015em; text-wrap: balance; }
    p { margin: 0; font: 560 26px/1.3 Text; color: #b7cbc0; text-wrap: balance; }
  </style>
  <img src="${picture}" alt="">
  <svg width="${width}" height="${height}" fill="none">
    <path fill="${green}" d="M 0 -10 L 650 -10 ${edge} L 0 640 Z"/>
    <path stroke="${lime}" stroke-width="12" d="M 650 -10 ${edge}"/>
  </svg>
  <div class="words">
    <div class="brand"><svg width="40" height="48.6" viewBox="0 0 ${markSize.width} ${markSize.height}">${markShapes(lime, green)}</svg>${escapeHtml(site.name)}</div>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(shareCard.foot)}</p>
  </div>`;
}

/** A master as a data URL. A transparent one gets the site's sky as its ground. */
async function pictureUrl(name: string): Promise<string> {
  const master = fileURLToPath(new URL(`art/masters/${name}.webp`, project));
  const jpeg = await sharp(master).flatten({ background: "#cfe3dd" }).jpeg({ quality: 95 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function dataUrl(file: string): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(new URL(file, project))).toString("base64")}`;
}

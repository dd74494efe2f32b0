/**
 * Makes the sheets of docs/identity.md: `npm run identity`, after a build. It photographs what the site shows and
 * lays out colours, type and icons from their sources. The sheets (docs/identity/, 300 KB together at most) are
 * committed.
 */
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { site as company } from "#content/en/site.ts";
import { chromiumFlags, chromiumPath, ensureChromium } from "../browser/ensure-chromium.ts";
import { startSite } from "../processes/site-process.ts";
import { brandColours, markShapes, markSize } from "./brand-mark.ts";

const project = new URL("../../", import.meta.url);
const target = new URL("docs/identity/", project);
const heaviest = 300 * 1024;
const port = Number(process.env.PORT ?? 18497);

const problem = ensureChromium();
if (problem) throw new Error(problem);
await mkdir(target, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
const site = await startSite(port);
try {
  await sheet(browser, "logo", await logoSheet());
  await sheet(browser, "colours", await colourSheet());
  await sheet(browser, "type", typeSheet());
  await sheet(browser, "icons", await iconSheet());
  await fromSite(browser, "clients", "/service/corporate", ".client-strip", 1280);
  await fromSite(browser, "clients-reversed", "/service/corporate", ".client-strip >> nth=1", 1280);
  await fromSite(browser, "portraits", "/about-us", ".founders__list", 1024);
  await fromSite(browser, "people", "/about-us", ".testimonials__people", 900);
} finally {
  await site.stop();
  await browser.close();
}
await pictureSheet();
await weigh();

/** Lays words and drawings out with the site's tokens and photographs them. */
async function sheet(on: Browser, name: string, body: string): Promise<void> {
  const page = await on.newPage({ viewport: { width: 960, height: 100 }, deviceScaleFactor: 1.5 });
  const tokens = await readFile(new URL("web/styles/tokens.css", project), "utf8");
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${tokens}
    @font-face { font-family: "Anek Text"; src: url(${await font("text")}); font-weight: 400 700; }
    @font-face { font-family: "Anek Display"; src: url(${await font("display")}); font-weight: 750; }
    @font-face { font-family: "Anek Figures"; src: url(${await font("figures")}); font-weight: 800; }
    body { margin: 0; padding: 32px; background: var(--surface-page); color: var(--text-strong); font: 420 15px/1.4 var(--font-text); }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: stretch; }
    .tile { display: grid; place-items: center; border-radius: 12px; }
    .half { color-scheme: light; padding: 20px; background: var(--surface-page); border-radius: 12px; }
    .dark { color-scheme: dark; color: var(--text-strong); --surface-deep: var(--dark-sunken); }
    .swatches { display: grid; grid-template-columns: repeat(6, 1fr); gap: 10px; }
    .swatches i { display: block; height: 44px; border-radius: 6px; box-shadow: inset 0 0 0 1px #8884; }
    .swatches span { font-size: 11px; line-height: 1.2; }
    .icons { display: grid; grid-template-columns: repeat(11, 1fr); gap: 18px; }
    .icons figure { margin: 0; display: grid; justify-items: center; gap: 6px; font-size: 11px; color: var(--text-muted); }
    .icons svg { width: 40px; height: 40px; color: var(--text-strong); }
    .icons rect { fill: none; stroke: #1f6b4e33; stroke-width: .25; }
  </style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  await save(name, await page.screenshot({ fullPage: true }));
  await page.close();
}

/** Photographs a part of a page. */
async function fromSite(on: Browser, name: string, path: string, part: string, width: number): Promise<void> {
  const page = await on.newPage({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  await page.goto(site.origin + path);
  await page.addStyleTag({
    content: ".site-header, .skip-link, .scroll-to-top, .chat-corner { display: none !important }",
  });
  await page.locator(part).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await save(name, await page.locator(part).first().screenshot());
  await page.close();
}

async function save(name: string, png: Uint8Array): Promise<void> {
  await sharp(png)
    .webp({ quality: 74, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, target)));
}

async function font(cut: string): Promise<string> {
  const file = await readFile(new URL(`web/styles/fonts/anek-${cut}.woff2`, project));
  return `data:font/woff2;base64,${file.toString("base64")}`;
}

/** The mark on its grounds, in one colour, as icon and maskable icon. */
async function logoSheet(): Promise<string> {
  const { green, lime, paper, ink } = brandColours;
  const mark = (fill: string, cut: string, height = 72) =>
    `<svg height="${height}" viewBox="0 0 ${markSize.width} ${markSize.height}">${markShapes(fill, cut)}</svg>`;
  const word = (size: number) =>
    `<b style="font: 750 ${size}px/1 'Anek Display'; letter-spacing: -.01em">${company.name}</b>`;
  const pair = (ground: string, ink: string, fill: string, cut: string) =>
    `<div class="tile" style="width: 280px; height: 150px; background: ${ground}; color: ${ink}"><span style="display: flex; gap: 14px; align-items: center">${mark(fill, cut, 56)}${word(36)}</span></div>`;
  const icon = async (file: string) => {
    const png = await readFile(new URL(`web/public/${file}`, project));
    return `<img height="110" src="data:image/png;base64,${png.toString("base64")}" alt="">`;
  };
  const round = `<span class="tile" style="width: 110px; height: 110px; overflow: hidden; border-radius: 50%">${await icon("icon-maskable-512.png")}</span>`;
  const favicon = await readFile(new URL("web/public/favicon.svg", project), "utf8");
  return `<div class="row">${pair(paper, ink, green, lime)}${pair(green, paper, lime, green)}${pair(lime, ink, ink, lime)}</div>
    <div class="row" style="margin-top: 20px; align-items: center; gap: 32px">${mark(ink, paper, 96)}<span class="tile" style="background: ${ink}; padding: 12px 18px">${mark(paper, ink, 80)}</span>
    ${await icon("icon-192.png")}${round}<span style="width: 32px">${favicon}</span><span style="width: 16px">${favicon}</span></div>`;
}

/** Every colour token, as both themes show it. */
async function colourSheet(): Promise<string> {
  const css = await readFile(new URL("web/styles/tokens.css", project), "utf8");
  const names = [...css.matchAll(/(--[\w-]+): (?:light-dark\(#|#)/g)].map(([, name]) => name ?? "");
  const half = (theme: string) =>
    `<div class="half ${theme}"><div class="swatches">${names.map((name) => `<div><i style="background: var(${name})"></i><span>${name.slice(2)}</span></div>`).join("")}</div></div>`;
  return `<div style="display: grid; gap: 16px">${half("light")}${half("dark")}</div>`;
}

function typeSheet(): string {
  const line = (font: string, size: number, words: string, note: string) =>
    `<p style="margin: 0 0 18px; font: ${font.replace("SIZE", `${size}px`)}">${words}</p><p style="margin: -10px 0 26px; color: var(--text-muted)">${note}</p>`;
  return [
    line(
      "750 84px/1 'Anek Display'",
      84,
      "Every mile, electric.",
      "Anek Display: width 112, weight 750. Headings; tracking -0.015 to -0.035em.",
    ),
    line(
      "800 120px/1 'Anek Figures'",
      120,
      "1,500,000 km",
      "Anek Figures: width 75, weight 800. Figures as posters; digits and units only.",
    ),
    line(
      "420 24px/1.5 'Anek Text'",
      24,
      "Parcels and freight, mid-mile and last mile, on a 100% electric fleet.",
      "Anek Text: width 100, weights 400 to 700 (420 for text, 550 medium, 680 bold).",
    ),
  ].join("");
}

/** The icons on their grid, from the paths in the components. */
async function iconSheet(): Promise<string> {
  const files = ["svg-icon", "icon", "footer-icons", "page-icons"].map(
    (name) => new URL(`web/ui/icon/${name}.tsx`, project),
  );
  const source = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("");
  const circle = source.match(/const circle = "([^"]+)"/)?.[1] ?? "";
  const icons = [
    ...source.matchAll(/export const (\w+)Icon: Icon = \(props\) =>\s*svgIcon\(\s*["`]([^"`]+)["`]/g),
  ];
  const grid = Array.from(
    { length: 12 },
    (_, line) =>
      `<path stroke="#1f6b4e" stroke-opacity=".14" stroke-width=".2" d="M${line * 2} 0v24M0 ${line * 2}h24"/>`,
  ).join("");
  return `<div class="icons">${icons
    .map(
      ([, name, path = ""]) =>
        `<figure><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${grid}<rect width="24" height="24"/><path d="${path.replace(/\$\{circle\}/, circle)}"/></svg>${name}</figure>`,
    )
    .join("")}</div>`;
}

/** Every master, small, in the order of its name. */
async function pictureSheet(): Promise<void> {
  const folder = fileURLToPath(new URL("art/masters/", project));
  const files = (await readdir(folder)).sort();
  const [width, height, columns] = [180, 120, 7] as const;
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(folder + file)
        .flatten({ background: "#cfe3dd" })
        .resize(width, height, { fit: "cover" })
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    })),
  );
  const sheetHeight = Math.ceil(files.length / columns) * height;
  await sharp({ create: { width: columns * width, height: sheetHeight, channels: 3, background: "#f4f3ee" } })
    .composite(tiles)
    .webp({ quality: 64, effort: 6 })
    .toFile(fileURLToPath(new URL("pictures.webp", target)));
}

async function weigh(): Promise<void> {
  let total = 0;
  for (const file of await readdir(target)) {
    const { size } = await stat(new URL(file, target));
    total += size;
    console.log(`${file.padEnd(20)} ${(size / 1024).toFixed(1)} KB`);
  }
  if (total > heaviest) throw new Error(`The sheets weigh ${total} bytes, above ${heaviest}.`);
  console.log(`${(total / 1024).toFixed(0)} KB together`);
}

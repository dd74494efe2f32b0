/** Draws the app icons from the mark: `npm run icons`. The results in web/public/ are committed. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { brandColours, markShapes, markSize } from "./brand-mark.ts";

const target = new URL("../../web/public/", import.meta.url);
const { green, lime } = brandColours;

/** `room` is the share of the edge that the mark fills. A maskable icon may be cut by a fifth at each side. */
const icons = [
  { file: "icon-192.png", size: 192, room: 0.62 },
  { file: "icon-512.png", size: 512, room: 0.62 },
  { file: "icon-maskable-512.png", size: 512, room: 0.46 },
  { file: "apple-touch-icon.png", size: 180, room: 0.58 },
] as const;

for (const { file, size, room } of icons) {
  await writeFile(
    new URL(file, target),
    await sharp(Buffer.from(iconSvg(size, room)))
      .png({ palette: true })
      .toBuffer(),
  );
}

function iconSvg(size: number, room: number): string {
  const scale = (size * room) / markSize.height;
  const left = (size - markSize.width * scale) / 2;
  const top = (size - markSize.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">
    <rect width="${size}" height="${size}" fill="${green}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${markShapes(lime, green)}</g>
  </svg>`;
}

/** Draws the app icons from the mark: `npm run icons`. The results in web/public/ are committed. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const target = new URL("../web/public/", import.meta.url);

/** `room` is the part of the edge that the mark fills; a maskable icon may lose a fifth at each side. */
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
  const scale = (size * room) / 34;
  const left = (size - 28 * scale) / 2;
  const top = (size - 34 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">
    <rect width="${size}" height="${size}" fill="#0f4232"/>
    <g transform="translate(${left} ${top}) scale(${scale})">
      <path fill="#c4f135" d="M0 14a14 14 0 0 1 28 0v17a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z"/>
      <path stroke="#0f4232" stroke-width="3.4" d="M20.6 11.2a7.5 7.5 0 1 0 .9 6.3H14.5V34"/>
    </g>
  </svg>`;
}

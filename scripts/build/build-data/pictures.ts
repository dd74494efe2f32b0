import { listPictures, usualWidths } from "../../../art/list-pictures.ts";
import type { PictureEntry } from "./types/pictures.d.ts";

/** They are in the first scripts of every page, so the kind that most pictures have is left out. */
export const pictures: Readonly<Record<string, PictureEntry>> = Object.fromEntries(
  Object.entries(await listPictures()).map(
    ([name, [width, height, kind = "day" as const]]): [string, PictureEntry] => [
      name,
      kind === "dusk" ? [width, height] : [width, height, kind],
    ],
  ),
);
export const pictureWidths: readonly number[] = usualWidths;

import { listPictures, usualWidths } from "../../../art/list-pictures.ts";
import type { PictureEntry } from "./types/pictures.d.ts";

export const pictures: Readonly<Record<string, PictureEntry>> = await listPictures();
export const pictureWidths: readonly number[] = usualWidths;

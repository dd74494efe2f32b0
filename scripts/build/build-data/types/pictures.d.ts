/**
 * `clear`: the ground shows through. `day`: an ordinary picture. The dark theme dims both.
 * `clear-dusk`: a clear one that has a `<name>-dusk`. `dark`: it is as dark as that theme, and shown as it is.
 */
type PictureKind = "clear" | "clear-dusk" | "day" | "dark";

/**
 * Width and height of the master in pixels. One without a kind has beside it a `<name>-dusk` of the same size, for the
 * dark theme.
 */
export type PictureEntry = readonly [width: number, height: number, kind?: PictureKind];

/** All pictures by name, as they lie in art/masters/. A file is /pictures/<name>-<width>.<format>. */
export declare const pictures: Readonly<Record<string, PictureEntry>>;

/** Each picture has those of these widths, in pixels, that its master reaches. */
export declare const pictureWidths: readonly number[];

import { type PictureEntry, pictures, pictureWidths } from "#build-data/pictures";
import "./picture.css";

/** The alternative text, or the mark of a decorative picture. */
type PictureMeaning =
  | { readonly alt: string; readonly decorative?: never }
  | { readonly decorative: true; readonly alt?: never };

export type PictureProps = PictureMeaning & {
  /** The name of a master in `art/masters/`. */
  readonly name: string;
  /** Its width, as a `sizes` attribute. */
  readonly sizes: string;
  /**
   * Another crop of the same picture for narrow, upright windows. Words stand on such a picture, so both are painted at
   * once: decoded by itself, it would appear after the hero's scene has faded in.
   */
  readonly tall?: { readonly name: string; readonly sizes: string };
  /** The largest element of the first screen: loaded at once, before anything else. */
  readonly priority?: boolean;
  /** Just below the first screen: loaded with the page, after all else. */
  readonly early?: boolean;
  readonly className?: string;
};

/** The windows for the tall crop: upright phones, narrow windows. */
const tallWindow = "(width < 48rem) and (max-aspect-ratio: 1/1)";
const darkTheme = "(prefers-color-scheme: dark)";

/**
 * A picture in all its widths, as AVIF: all browsers of decision 4 read it, and each further format would add up to four
 * elements. Older browsers take one file from the `src`. Its dimensions are always set, so nothing moves when it
 * loads. Pictures below the first screen load lazily. Bright ones have a variant for the dark theme.
 */
export function Picture(props: PictureProps) {
  const { name, sizes, tall, priority = false, early = false, className = "" } = props;
  const entry = pictures[name];
  const tallEntry = tall && pictures[tall.name];
  if (!entry) throw new Error(`No picture ${name}`);
  const [width, height, kind] = entry;
  return (
    <picture className={`picture ${className}`} data-shade={kind}>
      {tall && tallEntry && (
        <Crop name={tall.name} entry={tallEntry} sizes={tall.sizes} window={tallWindow} />
      )}
      <Crop name={name} entry={entry} sizes={sizes} />
      <img
        src={fileOf(name, Math.max(...widthsOf(entry)), "webp")}
        width={width}
        height={height}
        alt={props.alt ?? ""}
        // On a busy machine Chromium 156 left a scroll-animated picture blank in 3 of 8 visits if it was "async".
        decoding="sync"
        fetchPriority={priority ? "high" : early ? "low" : undefined}
        loading={priority || early ? "eager" : "lazy"}
      />
    </picture>
  );
}

interface CropProps {
  readonly name: string;
  readonly entry: PictureEntry;
  readonly sizes: string;
  /** The media query; unset: all windows. */
  readonly window?: string;
}

/** One crop of a picture, with its dark variant if there is one. */
function Crop({ name, entry, sizes, window }: CropProps) {
  const darkWindow = window ? `${window} and ${darkTheme}` : darkTheme;
  return (
    <>
      {(!entry[2] || entry[2] === "clear-dusk") && source(`${name}-dusk`, entry, sizes, darkWindow)}
      {source(name, entry, sizes, window)}
    </>
  );
}

function source(name: string, entry: PictureEntry, sizes: string, media: string | undefined) {
  const [width, height] = entry;
  return (
    <source
      type="image/avif"
      media={media}
      srcSet={widthsOf(entry)
        .map((candidate) => `${fileOf(name, candidate, "avif")} ${candidate}w`)
        .join(", ")}
      sizes={sizes}
      width={width}
      height={height}
    />
  );
}

function fileOf(name: string, width: number, format: string): string {
  return `/pictures/${name}-${width}.${format}`;
}

function widthsOf([width]: PictureEntry): readonly number[] {
  return pictureWidths.filter((candidate) => candidate <= width);
}

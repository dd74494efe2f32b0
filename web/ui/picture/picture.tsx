import { pictures, pictureWidths } from "#web/pictures/manifest.ts";
import "./picture.css";

/** An entry of the manifest: files lie at /pictures/<name>-<width>.<format>. */
type PictureEntry = readonly [width: number, height: number, kind?: PictureKind];

/** `clear`: its ground can be seen through. `dusk`: it has a brother of the same size, `<name>-dusk`, for the dark theme. */
type PictureKind = "clear" | "dusk";

const entries: Readonly<Partial<Record<string, PictureEntry>>> = pictures;

/** What a picture says to those who do not see it; one that only decorates says so. */
type PictureMeaning =
  | { readonly alt: string; readonly decorative?: never }
  | { readonly decorative: true; readonly alt?: never };

export type PictureProps = PictureMeaning & {
  /** A name in the picture manifest. */
  readonly name: string;
  /** How wide it is shown, in the manner of the `sizes` attribute. */
  readonly sizes: string;
  /** Another cut of the same picture for narrow, upright windows. */
  readonly tall?: { readonly name: string; readonly sizes: string };
  /** The largest thing on the first screen: fetched at once, before anything else. */
  readonly priority?: boolean;
  readonly className?: string;
};

/** Where the tall cut takes over: phones held upright, narrow windows. */
const tallWindow = "(max-width: 48rem) and (max-aspect-ratio: 1/1)";
const darkTheme = "(prefers-color-scheme: dark)";

/**
 * A picture of the manifest in every format and width that it has. Its dimensions are always set,
 * so nothing moves when it arrives; all but the first screen's load lazily. One that would glare
 * at night has a brother for the dark theme.
 */
export function Picture(props: PictureProps) {
  const { name, sizes, tall, priority = false, className = "" } = props;
  const entry = entries[name];
  const tallEntry = tall && entries[tall.name];
  if (!entry) throw new Error(`No picture is called "${name}"; web/pictures/manifest.ts lists them.`);
  const [width, height, kind] = entry;
  return (
    <picture className={`picture ${className}`} data-shade={kind ? undefined : "by-theme"}>
      {tall && tallEntry && <Cut name={tall.name} entry={tallEntry} sizes={tall.sizes} window={tallWindow} />}
      <Cut name={name} entry={entry} sizes={sizes} />
      <img
        src={fileOf(name, Math.max(...widthsOf(entry)), kind === "clear" ? "webp" : "jpeg")}
        width={width}
        height={height}
        alt={props.alt ?? ""}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        loading={priority ? "eager" : "lazy"}
      />
    </picture>
  );
}

interface CutProps {
  readonly name: string;
  readonly entry: PictureEntry;
  readonly sizes: string;
  /** The windows it is for; unset: all. */
  readonly window?: string;
}

/** One cut of a picture: at dusk where it has that, else by day. */
function Cut({ name, entry, sizes, window }: CutProps) {
  const dusk = window ? `${window} and ${darkTheme}` : darkTheme;
  return (
    <>
      {entry[2] === "dusk" && sources(`${name}-dusk`, entry, sizes, dusk)}
      {sources(name, entry, sizes, window)}
    </>
  );
}

function sources(name: string, entry: PictureEntry, sizes: string, media: string | undefined) {
  const [width, height, kind] = entry;
  const formats = kind === "clear" ? ["avif", "webp"] : ["avif", "webp", "jpeg"];
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={widthsOf(entry)
        .map((candidate) => `${fileOf(name, candidate, format)} ${candidate}w`)
        .join(", ")}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

function fileOf(name: string, width: number, format: string): string {
  return `/pictures/${name}-${width}.${format}`;
}

function widthsOf([width]: PictureEntry): readonly number[] {
  return pictureWidths.filter((candidate) => candidate <= width);
}

import { pictures, pictureWidths } from "#web/pictures/manifest.ts";
import "./picture.css";

/** An entry of the manifest: files lie at /pictures/<name>-<width>.<format>. */
interface PictureEntry {
  readonly width: number;
  readonly height: number;
  /** Its ground can be seen through. */
  readonly alpha?: boolean;
}

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
 * so nothing moves when it arrives; all but the first screen's load lazily. One on a pale ground, which
 * would glare at night, has a brother `<name>-dusk` of the same size that the dark theme shows.
 */
export function Picture(props: PictureProps) {
  const { name, sizes, tall, priority = false, className = "" } = props;
  const entry = entries[name];
  const tallEntry = tall && entries[tall.name];
  const dusk = entries[`${name}-dusk`];
  if (!entry) throw new Error(`No picture is called "${name}"; web/pictures/manifest.ts lists them.`);
  return (
    <picture className={`picture ${className}`} data-shade={entry.alpha || dusk ? undefined : "by-theme"}>
      {tall && tallEntry && (
        <Sources name={tall.name} entry={tallEntry} sizes={tall.sizes} media={tallWindow} />
      )}
      {dusk && <Sources name={`${name}-dusk`} entry={dusk} sizes={sizes} media={darkTheme} />}
      <Sources name={name} entry={entry} sizes={sizes} />
      <img
        src={fileOf(name, Math.max(...widthsOf(entry)), entry.alpha ? "webp" : "jpeg")}
        width={entry.width}
        height={entry.height}
        alt={props.alt ?? ""}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        loading={priority ? "eager" : "lazy"}
      />
    </picture>
  );
}

interface SourcesProps {
  readonly name: string;
  readonly entry: PictureEntry;
  readonly sizes: string;
  readonly media?: string;
}

function Sources({ name, entry, sizes, media }: SourcesProps) {
  const formats = entry.alpha ? ["avif", "webp"] : ["avif", "webp", "jpeg"];
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={widthsOf(entry)
        .map((width) => `${fileOf(name, width, format)} ${width}w`)
        .join(", ")}
      sizes={sizes}
      width={entry.width}
      height={entry.height}
    />
  ));
}

function fileOf(name: string, width: number, format: string): string {
  return `/pictures/${name}-${width}.${format}`;
}

function widthsOf({ width }: PictureEntry): readonly number[] {
  return pictureWidths.filter((candidate) => candidate <= width);
}

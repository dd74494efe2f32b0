import "./portrait.css";

export interface PortraitProps {
  /** The address of the file, `/people/…`. */
  readonly image: string;
  /** Upright for the founders, otherwise square. */
  readonly upright?: boolean;
}

/** A person's picture, cropped to its frame. It is decorative: the name is beside it. */
export function Portrait({ image, upright = false }: PortraitProps) {
  return (
    <img
      className="portrait"
      data-upright={upright || undefined}
      src={image}
      alt=""
      width={160}
      height={upright ? 213 : 160}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Whether the picture is a drawing in place of a photograph. */
export function isDrawn({ image }: { readonly image: string }): boolean {
  return image.endsWith(".svg");
}

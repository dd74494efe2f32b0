const shapes = {
  previous: "M15 4 7 12l8 8",
  next: "m9 4 8 8-8 8",
  pause: "M8 5v14M16 5v14",
  play: "M8 5v14l11-7Z",
} as const;

export type CarouselGlyph = keyof typeof shapes;

/** The icons of the carousel's buttons: heavier than the others, because they are on pictures. */
export function CarouselIcon({ glyph }: { readonly glyph: CarouselGlyph }) {
  return (
    <svg className="carousel__icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={shapes[glyph]} />
    </svg>
  );
}

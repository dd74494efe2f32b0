import { carouselWords } from "#content/en/carousel.ts";
import { type CarouselGlyph, CarouselIcon } from "./carousel-icon.tsx";

interface CarouselButtonProps {
  readonly glyph: CarouselGlyph;
  readonly label: string;
  /** There is no further slide in this direction. The button keeps the focus all the same. */
  readonly ended?: boolean;
  onPress(): void;
}

/** A round button with an icon. */
export function CarouselButton({ glyph, label, ended = false, onPress }: CarouselButtonProps) {
  return (
    <button
      type="button"
      className="carousel__button"
      aria-label={label}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : onPress}
    >
      <CarouselIcon glyph={glyph} />
    </button>
  );
}

interface CarouselPickerProps {
  readonly labels: readonly string[];
  readonly index: number;
  onPick(index: number): void;
}

/** A button for every slide. */
export function CarouselPicker({ labels, index, onPick }: CarouselPickerProps) {
  return (
    <div className="carousel__picker">
      {labels.map((label, position) => (
        <button
          key={label}
          type="button"
          className="carousel__pick"
          aria-current={position === index}
          aria-label={carouselWords.goTo(label)}
          onClick={() => onPick(position)}
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

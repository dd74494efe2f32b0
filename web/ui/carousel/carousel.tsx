import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { carouselWords } from "#content/en/carousel.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { CarouselButton, CarouselPicker } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useDeferredPictures } from "./use-deferred-pictures.ts";
import { useRotation } from "./use-rotation.ts";
import "./carousel.css";

export interface CarouselSlide {
  readonly key: string;
  /** The accessible name of the slide, also shown in the picker. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** The accessible name of the whole: "The fleet". */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly className?: string;
  readonly loop?: boolean;
  /** Shows a button for every slide, with its label. */
  readonly picker?: boolean;
  /** How long a slide is shown before the next one, in milliseconds. Unset: it never turns by itself. */
  readonly rotateAfter?: number;
  /**
   * Where the controls are: over the lower edge of the pictures, as bars and signs; on a phone at the slides' foot,
   * which has room for them on the right; or below the slides.
   */
  readonly controls?: "overlay" | "foot";
  /** Lazy pictures are loaded later than the browser would (use-deferred-pictures.ts). */
  readonly deferPictures?: boolean;
  /** The last slide ends at the right edge, for carousels that show several slides. */
  readonly trim?: boolean;
  /** The caller holds the index. Two carousels that share it follow each other. */
  readonly index?: number;
  onIndexChange?(index: number): void;
  /** A row of small slides that follows another carousel: no buttons, free scrolling. */
  readonly follower?: boolean;
}

/**
 * Slides side by side, as real elements in reading order. Without scripts they scroll and snap; with scripts Embla
 * moves them, by pointer, buttons and arrow keys.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, className = "", loop = false, follower = false, trim = false, rotateAfter } = props;
  const [ownIndex, setOwnIndex] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const root = useRef<HTMLElement>(null);
  const index = props.index ?? ownIndex;
  const setIndex = props.onIndexChange ?? setOwnIndex;
  const count = slides.length;

  const turn = useCallback(() => setIndex((index + 1) % count), [setIndex, index, count]);
  const { playing, setPlaying } = useRotation(root, rotateAfter, turn);
  const pictures = useDeferredPictures(props.deferPictures, rotateAfter, playing);
  const loadPictures = pictures.load;
  const stop = useCallback(() => {
    loadPictures();
    setPlaying(false);
  }, [loadPictures, setPlaying]);
  const carousel = useCarousel({ loop, follower, trim, index, onIndexChange: setIndex, onGrab: stop });

  function nameOf(position: number): string {
    return carouselWords.slideOf(position + 1, count, slides[position]?.label ?? "");
  }

  function show(position: number): void {
    const next = loop ? (position + count) % count : Math.min(Math.max(position, 0), count - 1);
    stop();
    setIndex(next);
    setAnnouncement(nameOf(next));
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With a modifier these keys belong to the browser: Alt and left goes back a page.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !carousel.live) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <section
      className={`carousel ${className}`}
      aria-roledescription={carouselWords.carousel}
      aria-label={label}
      data-live={carousel.live || undefined}
      data-playing={playing || undefined}
      data-controls={props.controls}
      data-rotates={rotateAfter}
      data-deferred={!pictures.areLoaded || undefined}
      ref={root}
      onKeyDown={handleKey}
      onPointerEnter={loadPictures}
    >
      {/* Before scripts run the slides scroll, so keyboard users have to reach them. */}
      <div className="carousel__viewport" ref={carousel.viewportRef} tabIndex={carousel.live ? undefined : 0}>
        <div className="carousel__track">
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of content, not of form fields.
            <div
              key={slide.key}
              className="carousel__slide"
              role="group"
              aria-roledescription={carouselWords.slide}
              aria-label={nameOf(position)}
              data-current={position === index || undefined}
              // After a change of page the heading has the focus. It stays in view, but nobody uses the slides yet.
              onFocus={() => (isFocusFree() ? setPlaying(false) : stop())}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__controls">
        {rotateAfter !== undefined && (
          <CarouselButton
            glyph={playing ? "pause" : "play"}
            label={playing ? carouselWords.pause : carouselWords.play}
            onPress={() => setPlaying(!playing)}
          />
        )}
        {props.picker && (
          <CarouselPicker labels={slides.map((slide) => slide.label)} index={index} onPick={show} />
        )}
        {!follower && (
          <>
            <CarouselButton
              glyph="previous"
              label={carouselWords.previous(label)}
              ended={!carousel.canGoBack}
              onPress={() => show(index - 1)}
            />
            <CarouselButton
              glyph="next"
              label={carouselWords.next(label)}
              ended={!carousel.canGoOn}
              onPress={() => show(index + 1)}
            />
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}

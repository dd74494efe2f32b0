import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { carouselWords } from "#content/en/carousel.ts";
import { CarouselIcon } from "./carousel-icon.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useRotation } from "./use-rotation.ts";
import "./carousel.css";

export interface CarouselSlide {
  readonly key: string;
  /** Names the slide to screen readers and in the picker. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the whole: "The fleet". */
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly className?: string;
  readonly loop?: boolean;
  /** Shows a button for every slide, with its label. */
  readonly picker?: boolean;
  /** How long a slide stands before the next comes by itself, in milliseconds. Unset: it never does. */
  readonly rotateAfter?: number;
  /**
   * Pictures that are not fetched with the page, a browser's own laziness being generous: those of
   * the later slides, until shortly before their turn, or all of them, until the carousel is near.
   */
  readonly sleeping?: "later" | "all";
  /** Ends with the last slide at the right edge, for slides that are several to a window. */
  readonly trim?: boolean;
  /** Lets the caller hold the position, which makes two carousels follow each other. */
  readonly index?: number;
  readonly onIndexChange?: (index: number) => void;
  /** A row of small slides that goes along with another carousel: no buttons, glides freely. */
  readonly follower?: boolean;
}

/** How long before the first turn by itself the sleeping pictures are fetched, in milliseconds. */
const wakeBeforeTurn = 2500;

/**
 * Slides side by side. Real elements in reading order: without scripts they scroll and snap; with
 * scripts Embla moves them, by pointer, buttons and arrow keys.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, className = "", loop = false, rotateAfter } = props;
  const [ownIndex, setOwnIndex] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const [awake, setAwake] = useState(props.sleeping === undefined);
  const root = useRef<HTMLElement>(null);
  const index = props.index ?? ownIndex;
  const setIndex = props.onIndexChange ?? setOwnIndex;
  const count = slides.length;

  const wake = useCallback(() => setAwake(true), []);
  const turn = useCallback(() => {
    setAwake(true);
    setIndex((index + 1) % count);
  }, [setIndex, index, count]);
  const rotation = useRotation(rotateAfter, index, turn);
  const { setPlaying } = rotation;
  const stop = useCallback(() => {
    setAwake(true);
    setPlaying(false);
  }, [setPlaying]);
  const carousel = useCarousel({
    loop,
    follower: props.follower ?? false,
    trim: props.trim ?? false,
    index,
    onIndexChange: setIndex,
    onGrab: stop,
  });

  useEffect(() => {
    if (awake || props.sleeping !== "all" || !root.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake());
    watcher.observe(root.current);
    return () => watcher.disconnect();
  }, [awake, props.sleeping, wake]);

  useEffect(() => {
    if (!rotation.playing || rotateAfter === undefined) return;
    const alarm = setTimeout(wake, rotateAfter - wakeBeforeTurn);
    return () => clearTimeout(alarm);
  }, [rotation.playing, rotateAfter, wake]);

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
    if (step === undefined || !carousel.live) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <section
      className={`carousel ${className}`}
      aria-roledescription={carouselWords.carousel}
      aria-label={label}
      data-live={carousel.live || undefined}
      data-asleep={awake ? undefined : props.sleeping}
      ref={root}
      onKeyDown={handleKey}
      onPointerEnter={wake}
    >
      <div className="carousel__viewport" ref={carousel.viewportRef}>
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
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__controls">
        {rotateAfter !== undefined && (
          <button
            type="button"
            className="carousel__button"
            aria-label={rotation.playing ? carouselWords.pause : carouselWords.play}
            onClick={() => setPlaying(!rotation.playing)}
          >
            <CarouselIcon name={rotation.playing ? "pause" : "play"} />
          </button>
        )}
        {props.picker && (
          <div className="carousel__picker">
            {slides.map((slide, position) => (
              <button
                key={slide.key}
                type="button"
                className="carousel__pick"
                aria-current={position === index}
                aria-label={carouselWords.goTo(slide.label)}
                onClick={() => show(position)}
              >
                <span>{slide.label}</span>
              </button>
            ))}
          </div>
        )}
        {!props.follower && (
          <>
            <button
              type="button"
              className="carousel__button"
              aria-label={carouselWords.previous(label)}
              disabled={!carousel.canGoBack}
              onClick={() => show(index - 1)}
            >
              <CarouselIcon name="previous" />
            </button>
            <button
              type="button"
              className="carousel__button"
              aria-label={carouselWords.next(label)}
              disabled={!carousel.canGoOn}
              onClick={() => show(index + 1)}
            >
              <CarouselIcon name="next" />
            </button>
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";

type EmblaApi = NonNullable<UseEmblaCarouselType[1]>;

export interface CarouselOptions {
  readonly loop: boolean;
  /** Keeps a position for every slide, though all of them may be in view. */
  readonly follower: boolean;
  /** Stops where the last slide reaches the right edge. */
  readonly trim: boolean;
  /** Which slide is in front. Two carousels that share it follow each other. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** A finger or a mouse has taken hold of the slides. */
  readonly onGrab: () => void;
}

export interface CarouselHandle {
  readonly viewportRef: UseEmblaCarouselType[0];
  /** Whether scripts move the slides; until then the browser scrolls them. */
  readonly live: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** Embla, tied to an index that the caller holds: moving the slides changes it, changing it moves them. */
export function useCarousel({
  loop,
  follower,
  trim,
  index,
  onIndexChange,
  onGrab,
}: CarouselOptions): CarouselHandle {
  const [viewportRef, embla] = useEmblaCarousel({
    loop,
    align: "start",
    dragFree: follower,
    containScroll: follower ? "keepSnaps" : trim && "trimSnaps",
  });
  const [reach, setReach] = useState({ live: false, canGoBack: loop, canGoOn: true });

  const follow = useCallback(
    (api: EmblaApi) => {
      onIndexChange(api.selectedScrollSnap());
      setReach({ live: true, canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() });
    },
    [onIndexChange],
  );

  useEffect(() => {
    if (!embla) return;
    takeOverFromScrolling(embla);
    follow(embla);
    embla.on("select", follow).on("reInit", follow);
    return () => void embla.off("select", follow).off("reInit", follow);
  }, [embla, follow]);

  useEffect(() => {
    if (!embla) return;
    embla.on("pointerDown", onGrab);
    return () => void embla.off("pointerDown", onGrab);
  }, [embla, onGrab]);

  useEffect(() => {
    if (!embla || embla.selectedScrollSnap() === index) return;
    embla.scrollTo(index, prefersStillness());
  }, [embla, index]);

  return { viewportRef, ...reach };
}

export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A visitor may have scrolled the slides before scripts ran: go on where they are. */
function takeOverFromScrolling(embla: EmblaApi): void {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  const starts = embla.slideNodes().map((slide) => Math.abs(slide.offsetLeft - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(starts.indexOf(Math.min(...starts)), true);
}

import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { whenIdle } from "./when-idle.ts";

/** Until Embla has loaded, or if it fails to load, the browser scrolls the slides. */
const engine = lazyCode("carousel", () => import("embla-carousel"));

export interface CarouselOptions {
  readonly loop: boolean;
  /** Keeps an index for every slide, though all of them may be in view. */
  readonly follower: boolean;
  /** Stops when the last slide reaches the right edge. */
  readonly trim: boolean;
  /** The slide in front. Two carousels that share it follow each other. */
  readonly index: number;
  onIndexChange(index: number): void;
  /** A finger or mouse starts to drag the slides. */
  onGrab(): void;
}

export interface CarouselHandle {
  readonly viewportRef: RefObject<HTMLDivElement | null>;
  /** Whether Embla moves the slides; until then the browser scrolls them. */
  readonly live: boolean;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** Embla, kept in step with an index that the caller holds. */
export function useCarousel({
  loop,
  follower,
  trim,
  index,
  onIndexChange,
  onGrab,
}: CarouselOptions): CarouselHandle {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [reach, setReach] = useState({ live: false, canGoBack: loop, canGoOn: true });

  useEffect(() => {
    let isGone = false;
    let stop = (): void => {};
    engine.load().then(({ default: start }) => {
      if (isGone) return;
      // Embla measures every slide, which forces a layout, so each carousel starts in an idle moment of its own.
      stop = whenIdle(() => {
        if (!viewportRef.current) return;
        const started = start(viewportRef.current, {
          loop,
          align: "start",
          dragFree: follower,
          containScroll: follower ? "keepSnaps" : trim && "trimSnaps",
        });
        stop = () => started.destroy();
        setEmbla(started);
      });
    }, console.warn);
    return () => {
      isGone = true;
      stop();
    };
  }, [loop, follower, trim]);

  const measureReach = useCallback((api: EmblaCarouselType) => {
    setReach({ live: true, canGoBack: api.canScrollPrev(), canGoOn: api.canScrollNext() });
  }, []);
  const follow = useCallback(
    (api: EmblaCarouselType) => {
      onIndexChange(api.selectedScrollSnap());
      measureReach(api);
    },
    [onIndexChange, measureReach],
  );

  // A slide that was picked before Embla started.
  const shown = useRef(index);
  useEffect(() => {
    const viewport = viewportRef.current;
    if (embla || !viewport || shown.current === index) return;
    shown.current = index;
    const [first, picked] = [0, index].map((at) => viewport.firstElementChild?.children[at]);
    if (!(first instanceof HTMLElement && picked instanceof HTMLElement)) return;
    viewport.scrollTo({ left: picked.offsetLeft - first.offsetLeft, behavior: "instant" });
  }, [embla, index]);

  // Order matters: first apply an index picked before Embla started; the next effect overrides it if the visitor had
  // scrolled.
  useEffect(() => {
    if (!embla || embla.selectedScrollSnap() === index) return;
    embla.scrollTo(index, prefersReducedMotion());
  }, [embla, index]);

  useEffect(() => {
    if (!embla) return;
    if (takeOverFromScrolling(embla)) follow(embla);
    else measureReach(embla);
    embla.on("select", follow).on("reInit", follow);
    return () => void embla.off("select", follow).off("reInit", follow);
  }, [embla, follow, measureReach]);

  useEffect(() => {
    if (!embla) return;
    embla.on("pointerDown", onGrab);
    return () => void embla.off("pointerDown", onGrab);
  }, [embla, onGrab]);

  return { viewportRef, ...reach };
}

/**
 * Goes on from where the visitor scrolled the slides before Embla started.
 *
 * @returns whether they were scrolled.
 */
function takeOverFromScrolling(embla: EmblaCarouselType): boolean {
  const viewport = embla.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return false;
  const starts = embla.slideNodes().map((slide) => Math.abs(slide.offsetLeft - scrolled));
  viewport.scrollLeft = 0;
  embla.scrollTo(starts.indexOf(Math.min(...starts)), true);
  return true;
}

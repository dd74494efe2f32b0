/**
 * Lets the loading indicator's 500 ms begin at the first paint (specification, section 9). By CSS alone they begin at the
 * first style calculation, which on a slow phone is much earlier. Until then the animation is delayed
 * (web/shell/shell.css).
 */
export function timeLoadingIndicator(): void {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    // Some browsers report the first contentful paint only.
    const firstPaint = Math.min(...list.getEntries().map(({ startTime }) => startTime));
    for (const animation of document.getElementById("loading-indicator")?.getAnimations() ?? []) {
      animation.effect?.updateTiming({ delay: 0 });
      animation.startTime = firstPaint;
    }
  });
  observer.observe({ type: "paint", buffered: true });
}

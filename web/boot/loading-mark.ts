/**
 * Shows the loading mark for its 500 ms from the first paint (specification, section 9). CSS alone counts from the
 * first style calculation, which on a slow phone is much earlier. Until the first paint the mark waits at its start
 * (web/shell/shell.css).
 */
export function timeLoadingMark(): void {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    // Some browsers report the first contentful paint only.
    const firstPaint = Math.min(...list.getEntries().map(({ startTime }) => startTime));
    for (const animation of document.getElementById("loading-mark")?.getAnimations() ?? []) {
      animation.effect?.updateTiming({ delay: 0 });
      animation.startTime = firstPaint;
    }
  });
  observer.observe({ type: "paint", buffered: true });
}

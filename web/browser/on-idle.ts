/** The pause in browsers that cannot say when they are idle, such as Safari, in milliseconds. */
const pauseMs = 200;

/**
 * Calls back in an idle moment of the browser.
 *
 * @param timeout the longest wait, in milliseconds.
 */
export function onIdle(callback: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout });
  else setTimeout(callback, Math.min(pauseMs, timeout));
}

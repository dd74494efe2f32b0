/**
 * Calls back whenever the element comes into the window, until the returned function is called.
 *
 * A busy browser reports several changes in one call, the oldest first. So all of them are read.
 */
export function whenInView(
  element: Element,
  callback: () => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && callback(),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}

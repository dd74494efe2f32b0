/**
 * Scrolls to a section and focuses its heading, so that the keyboard and a screen reader go on from there. By script
 * only, because the hash belongs to the router.
 */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ behavior: "instant", block: "start" });
  heading?.focus({ preventScroll: true });
}

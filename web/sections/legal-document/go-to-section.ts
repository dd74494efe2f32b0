/**
 * Scrolls to a section and puts the focus on its heading, so that the keyboard and a screen reader
 * go on from there. By script alone: the address stays the router's.
 */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ behavior: "instant", block: "start" });
  heading?.focus({ preventScroll: true });
}

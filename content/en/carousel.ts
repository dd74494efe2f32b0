/** What the controls of every carousel are called. */
export const carouselWords = {
  carousel: "carousel",
  slide: "slide",
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  slideOf: (position: number, count: number, label: string) => `${position} of ${count}: ${label}`,
  goTo: (label: string) => `Show ${label}`,
  pause: "Pause slideshow",
  play: "Play slideshow",
} as const;

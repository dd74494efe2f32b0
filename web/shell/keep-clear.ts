/*
 * Keeps the floating buttons off everything that can be pressed: when scrolling ends over a link, a button or a field,
 * they wait below the edge until the next free place. They never move up the window. The module starts when it is
 * imported, so the first scripts need no call for it.
 */

export {};

/** What a visitor can press or fill in. */
const pressable = "a, button, input, select, textarea, summary, label";
/** The floating buttons (floating.css). */
const floating = "[data-floating]";

/** The distance between two tested points of a button, in pixels: no link is lower. */
const step = 16;
/** A link as tall as this, such as a card with its picture, can be pressed beside the buttons. In pixels. */
const large = 160;

/** Looking for a place makes the browser lay out the page, so a page that comes in parts is looked at once. In ms. */
const calm = 100;
let timer: ReturnType<typeof setTimeout>;

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(stepAside, calm);
}

addEventListener("scrollend", soon, { passive: true });
addEventListener("resize", soon, { passive: true });
// The content of a section that was far away can be found only after it was laid out.
document.addEventListener("contentvisibilityautostatechange", soon, true);
// Sections get their height when they come near, which moves what stands below them.
new ResizeObserver(soon).observe(document.body);
// The button to the top and the controls of a carousel appear without changing the page's height.
new MutationObserver(soon).observe(document.body, {
  attributeFilter: ["data-shown", "data-live"],
  subtree: true,
});
soon();

function stepAside(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(floating)].filter(
    (button) => button.dataset.shown !== "false",
  );
  // A button that somebody is about to press stays where it is.
  if (buttons.some((button) => button.matches(":hover, :active"))) return;
  const aside = buttons.some(coversSomething);
  for (const button of buttons) button.toggleAttribute("data-aside", aside);
}

function coversSomething({ offsetTop, offsetLeft, offsetWidth, offsetHeight }: HTMLElement): boolean {
  // The layout's place: a button that waits below the edge does not change it.
  for (let y = offsetTop; y <= offsetTop + offsetHeight; y += step)
    for (let x = offsetLeft; x <= offsetLeft + offsetWidth; x += step) if (coversAt(x, y)) return true;
  return false;
}

function coversAt(x: number, y: number): boolean {
  const [below] = document.elementsFromPoint(x, y).filter((element) => !element.closest(floating));
  const target = below?.closest(pressable);
  if (!target) return false;
  // The link of a card is stretched over the card, so it is found outside its own box too.
  const box = target.getBoundingClientRect();
  return box.height < large && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** What a visitor can press or fill in. */
const pressable = "a, button, input, select, textarea, summary, label";
/** The floating buttons (floating.css). */
const floating = "[data-floating]";

/** The distance between two tested heights, and the space left around the buttons. In pixels. */
const step = 8;
/** Nothing that can be pressed is narrower. In pixels. */
const narrowest = 16;
/** How far up the buttons may move, as a share of the window's height: off what can be pressed, and off text. */
const highest = 0.75;
const highestForText = 0.3;
/**
 * In a small window a button further up would stand in the middle of what is read: there it goes below the edge. Only at
 * the top of a page it is always seen, so that a visitor knows of it.
 */
const smallWindow = "(width < 64rem)";
const highestInSmall = 0.06;
/** Scrolling less than this, such as by a layout that moves, has no direction. In pixels. */
const noticeablePx = 8;

/** Looking for a place makes the browser lay out the page, so a page that comes in parts is looked at once. In ms. */
const calmMs = 100;
let timer: ReturnType<typeof setTimeout>;

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(moveAway, calmMs);
}

/** Where the page was scrolled to when the buttons were last sent away or brought back. */
let followedAt = 0;

/**
 * Keeps the floating buttons off what is read and pressed.
 *
 * While the visitor scrolls down they are away; scrolling up and the page's end bring them back (floating.css says in
 * which windows). When scrolling ends over a link, a button or a field, they move up to the nearest free place, or below
 * the edge if there is none near enough. A place near by that is free of text as well is better. They move together,
 * since one stands above or behind the other. They appear there at once: a button that moves while a visitor presses it
 * would miss the press.
 */
export function placeFloatingButtons(): void {
  followedAt = scrollY;
  addEventListener("scroll", follow, { passive: true });
  addEventListener("scrollend", soon, { passive: true });
  addEventListener("resize", soon, { passive: true });
  // The content of a section that was far away can be found only after it was laid out.
  document.addEventListener("contentvisibilityautostatechange", soon, true);
  // Sections get their height when they come near, which moves what stands below them.
  new ResizeObserver(soon).observe(document.body);
  // The button to the top appears without changing the page's height, and menus open over the page and close.
  new MutationObserver(soon).observe(document.body, {
    attributeFilter: ["data-shown", "aria-expanded"],
    subtree: true,
  });
  soon();
}

/** Sends the buttons away, or brings them back, by the direction of scrolling. */
function follow(): void {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - noticeablePx;
  const distance = scrollY - followedAt;
  if (Math.abs(distance) < noticeablePx && !isAtEnd) return;
  followedAt = scrollY;
  for (const button of document.querySelectorAll(floating))
    button.toggleAttribute("data-passed", distance > 0 && !isAtEnd);
}

function moveAway(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(floating)].filter(
    (button) => button.dataset.shown !== "false",
  );
  // A button that somebody is about to press stays where it is.
  if (buttons.some((button) => button.matches(":hover, :active"))) return;
  const isSmall = matchMedia(smallWindow).matches;
  const [forText, forPress] = isSmall ? [highestInSmall, highestInSmall] : [highestForText, highest];
  const lift =
    freeLift(buttons, forText, coveredOrRead) ??
    freeLift(buttons, forPress, coveredAt) ??
    (isSmall && scrollY < noticeablePx && !document.querySelector(":popover-open")
      ? (freeLift(buttons, highest, coveredOrRead) ?? freeLift(buttons, highest, coveredAt))
      : undefined);
  for (const button of buttons) {
    button.toggleAttribute("data-aside", lift === undefined);
    button.style.setProperty("--lift", `${-(lift ?? 0)}px`);
  }
}

/** The box of what the buttons must not cover at a point; the element is the topmost one there. */
type Test = (element: Element, x: number, y: number) => DOMRect | undefined;

/** How many pixels the buttons have to move up to cover nothing; undefined if there is no such place. */
function freeLift(buttons: readonly HTMLElement[], share: number, test: Test): number | undefined {
  // The layout's place: a button that is moved at present does not change it.
  const top = Math.min(...buttons.map((button) => button.offsetTop));
  const left = Math.min(...buttons.map((button) => button.offsetLeft));
  const bottom = Math.max(...buttons.map((button) => button.offsetTop + button.offsetHeight));
  const right = Math.max(...buttons.map((button) => button.offsetLeft + button.offsetWidth));
  const needed = Math.ceil((bottom - top) / step);
  let free = 0;
  for (let y = bottom; y >= top - share * innerHeight && y > 0; y -= step) {
    const box = coveredBetween(left, right, y, test);
    free = box ? 0 : free + 1;
    if (free > needed) return bottom - y - needed * step;
    // Each test costs a phone's processor much, so heights inside a box are not tested again.
    if (box) y -= Math.floor((y - box.top) / step) * step;
  }
  return undefined;
}

/** The first thing at a height that must not be covered. */
function coveredBetween(left: number, right: number, y: number, test: Test): DOMRect | undefined {
  for (let x = left; x <= right; x += narrowest) {
    const element = document.elementsFromPoint(x, y).find((found) => !found.closest(floating));
    const box = element && test(element, x, y);
    if (box) return box;
  }
  return undefined;
}

function coveredOrRead(element: Element, x: number, y: number): DOMRect | undefined {
  return coveredAt(element, x, y) ?? readAt(element, x, y);
}

/** The line of text at a point. */
function readAt(element: Element, x: number, y: number): DOMRect | undefined {
  const lines = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    lines.selectNodeContents(node);
    for (const box of lines.getClientRects()) if (isInside(box, x, y)) return box;
  }
  return undefined;
}

function coveredAt(element: Element, x: number, y: number): DOMRect | undefined {
  const box = element.closest(pressable)?.getBoundingClientRect();
  // The link of a card is stretched over the card, so it is found outside its own box too.
  return box && isInside(box, x, y) ? box : undefined;
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** What a visitor can press or fill in. */
const pressable = "a, button, input, select, textarea, summary, label";
/** The floating buttons (floating.css). */
const floating = "[data-floating]";
/** The page has a margin, in which they stand. The same width is in the styles. */
const withMargin = "(width >= 72rem)";

/** Nothing that can be pressed is narrower or lower. In pixels. */
const narrowest = 16;
/** Scrolling less than this, such as by a layout that moves, has no direction. In pixels. */
const noticeablePx = 8;

/** Looking at their place makes the browser lay out the page, so a page that comes in parts is looked at once. In ms. */
const calmMs = 100;
let timer: ReturnType<typeof setTimeout>;

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, calmMs);
}

/** Where the page was scrolled to when the direction was last looked at, and whether it was down. */
let followedAt = 0;
let isReadingOn = false;

/**
 * Keeps the floating buttons off what is read and pressed. They have one place and no other: they are there or away.
 *
 * In windows without a margin they are away while the visitor reads on, and back after scrolling up and at the page's
 * end. Where they would stand on a link, a button or a field, they are away in every window. At the top of a page the
 * styles give the chat's button a place in the page itself.
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
  follow();
  soon();
}

function buttons(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(floating)];
}

/** Sends the buttons away as soon as the visitor reads on. They come back when scrolling has ended. */
function follow(): void {
  for (const button of buttons()) button.toggleAttribute("data-scrolled", hasLeftTop());
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - noticeablePx;
  const distance = scrollY - followedAt;
  if (Math.abs(distance) >= noticeablePx || isAtEnd) {
    followedAt = scrollY;
    isReadingOn = distance > 0 && !isAtEnd;
  }
  if (areInTheWay()) setAway(buttons(), true);
}

/** Decides whether the buttons are there, all or none: one stands above or behind the other. */
function settle(): void {
  const shown = buttons().filter((button) => button.dataset.shown !== "false");
  // A button that somebody is about to press stays where it is.
  if (shown.some((button) => button.matches(":hover, :active"))) return;
  setAway(shown, areInTheWay() || shown.some(coversControl));
}

function hasLeftTop(): boolean {
  return scrollY > innerHeight / 4;
}

function areInTheWay(): boolean {
  return isReadingOn && hasLeftTop() && !matchMedia(withMargin).matches;
}

function setAway(chosen: readonly HTMLElement[], isAway: boolean): void {
  for (const button of chosen) button.dataset.away = String(isAway);
}

/** Whether a button's place in the window, which it also has while it is away, lies over what can be pressed. */
function coversControl(button: HTMLElement): boolean {
  if (getComputedStyle(button).position !== "fixed") return false;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  for (let y = top; y <= top + height; y += Math.min(narrowest, height))
    for (let x = left; x <= left + width; x += Math.min(narrowest, width)) if (isControlAt(x, y)) return true;
  return false;
}

function isControlAt(x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !element.closest(floating));
  const box = below?.closest(pressable)?.getBoundingClientRect();
  // The link of a card is stretched over the card, so it is found outside its own box too.
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

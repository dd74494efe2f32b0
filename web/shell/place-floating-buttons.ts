/** What a visitor can press or fill in. */
const pressable = "a, button, input, select, textarea, summary, label";
/** The floating buttons (floating.css). */
const floating = "[data-floating]";
/** Here they stand in the page's margin. The same width is in the styles. */
const withMargin = "(width >= 72rem)";

/** The header has covered the place that the chat's button has at the top of a page. In pixels. */
const topPx = 48;
/** Scrolling less than this, such as by a layout that moves, has no direction. In pixels. */
const noticeablePx = 8;

/** Looking at their place makes the browser lay out the page, so a page that comes in parts is looked at once. In ms. */
const calmMs = 100;
let timer: ReturnType<typeof setTimeout>;

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, calmMs);
}

/**
 * The scroll position at the last check, and whether the page was scrolled down then. A page that is scrolled when this
 * code comes counts as scrolled down.
 */
let followedAt = 0;
let isReadingOn = false;

/**
 * Keeps the floating buttons off what is read and pressed. They have one place and no other: they are there or away.
 *
 * In windows without a margin they are away while the visitor reads on, and stay away when scrolling ends, because that
 * is when the text is read. Scrolling up brings them back. Where they would lie on a link, a button or a field, they are
 * away in every window. At the page's end they are always there: the footer keeps their place free. At the top of a page
 * the styles give the chat's button a place in the page itself.
 */
export function placeFloatingButtons(): void {
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", soon, { passive: true });
  // The content of a section that was far away can be found only after it was laid out.
  document.addEventListener("contentvisibilityautostatechange", soon, true);
  // Sections get their height when they come near, which moves what stands below them.
  new ResizeObserver(soon).observe(document.body);
  // The button to the top appears without changing the page's height.
  new MutationObserver(soon).observe(document.body, { attributeFilter: ["data-shown"], subtree: true });
  follow();
}

function buttons(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(floating)];
}

/** Sends the buttons away as soon as the visitor reads on. Whether they come back, `settle` decides after scrolling. */
function follow(): void {
  const distance = scrollY - followedAt;
  if (Math.abs(distance) >= noticeablePx || isAtEnd()) {
    followedAt = scrollY;
    isReadingOn = distance > 0 && !isAtEnd();
  }
  for (const button of buttons()) {
    button.toggleAttribute("data-scrolled", hasLeftTop());
    if (areInTheWay()) button.dataset.away = "true";
  }
  // Not at `scrollend`, which browsers without it would never report.
  soon();
}

/** Decides whether the buttons are there, all or none: one stands above or behind the other. */
function settle(): void {
  const shown = buttons().filter((button) => button.dataset.shown !== "false");
  const isAway = !isAtEnd() && (areInTheWay() || shown.some(coversControl));
  // A button that somebody is about to press stays where it is.
  if (isAway && shown.some((button) => button.matches(":hover, :active"))) return;
  for (const button of shown) button.dataset.away = String(isAway);
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - noticeablePx;
}

function hasLeftTop(): boolean {
  return scrollY > topPx || (scrollY >= noticeablePx && isAtEnd());
}

function areInTheWay(): boolean {
  return isReadingOn && hasLeftTop() && !matchMedia(withMargin).matches;
}

/** Whether the disc of a button lies over what can be pressed in its place, which it also has while it is away. */
function coversControl(button: HTMLElement): boolean {
  if (getComputedStyle(button).position !== "fixed") return false;
  const radius = button.offsetWidth / 2;
  // A grid of five by five points without its four corners, which lie outside the disc: the outermost points are at
  // 0.98 of the radius, and nothing that can be pressed fits between them.
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) {
      const isInDisc = Math.abs(x * y) < 4;
      const step = 0.44 * radius;
      if (
        isInDisc &&
        isControlAt(button.offsetLeft + radius + x * step, button.offsetTop + radius + y * step)
      )
        return true;
    }
  return false;
}

function isControlAt(x: number, y: number): boolean {
  // An open menu lies over the buttons.
  const below = document
    .elementsFromPoint(x, y)
    .find((element) => !element.closest(`${floating}, [popover]`));
  const box = below?.closest(pressable)?.getBoundingClientRect();
  // The link of a card is stretched over the card, so it is found outside its own box too.
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

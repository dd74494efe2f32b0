/**
 * The brand's colours for icons, link previews and sheets, which have no stylesheet. A test compares
 * web/styles/tokens.css.
 */
export const brandColours = { green: "#0f4232", lime: "#c4f135", paper: "#f4f3ee", ink: "#101714" } as const;

/** The mark's own units: it is drawn in a box of this size. */
export const markSize = { width: 28, height: 34 } as const;

/** The mark as web/ui/logo/logo.tsx draws it (a test compares them): the stone, and the road that is cut into it. */
const stone = "M0 14a14 14 0 0 1 28 0v17a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z";
const road = "M20.6 11.2a7.5 7.5 0 1 0 .9 6.3H14.5V34";

/** The mark's shapes in two colours, to be put into an SVG element. */
export function markShapes(stoneColour: string, roadColour: string): string {
  return `<path fill="${stoneColour}" d="${stone}"/><path fill="none" stroke="${roadColour}" stroke-width="3.4" d="${road}"/>`;
}

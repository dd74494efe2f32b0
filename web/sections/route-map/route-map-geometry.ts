import type { CityId, RouteName } from "#content/schema/intercity.ts";

/**
 * The diagram's geometry, 720 by 780 units, like a metro map: only horizontal, vertical and diagonal lines, and no
 * outline of a country or a state. Not to scale.
 */
export const diagram = { width: 720, height: 780 } as const;

/** The line of a route. Routes that leave a city together run side by side. */
export const lines: Readonly<Record<RouteName, string>> = {
  "mohali-jalandhar": "M470 196H300L204 100H120",
  "mohali-ludhiana": "M470 224H300L234 290H150",
  "mohali-ambala": "M456 210V420",
  "mohali-delhi": "M484 210V490L560 566V620",
  "delhi-jaipur": "M560 620H330L240 710H150",
};

/** A city's dot and name. `anchor` puts the name before, below or after the point of the label. */
export interface Station {
  readonly id: CityId;
  readonly at: readonly [x: number, y: number];
  readonly label: readonly [x: number, y: number];
  readonly anchor: "start" | "middle" | "end";
  /** Cities where more than one route starts or ends. */
  readonly hub?: boolean;
}

export const stations: readonly Station[] = [
  { id: "jalandhar", at: [120, 100], label: [120, 66], anchor: "middle" },
  { id: "ludhiana", at: [150, 290], label: [150, 344], anchor: "middle" },
  { id: "mohali", at: [470, 210], label: [518, 222], anchor: "start", hub: true },
  { id: "ambala", at: [456, 420], label: [426, 432], anchor: "end" },
  { id: "delhi", at: [560, 620], label: [608, 632], anchor: "start", hub: true },
  { id: "jaipur", at: [150, 710], label: [150, 676], anchor: "middle" },
];

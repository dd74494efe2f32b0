import { plannerPath } from "#contract/routes.ts";
import { formatAmount } from "../format/english.ts";
import type { FleetWords, SpecName, Vehicle, VehicleSpecs } from "../schema/fleet.ts";

/** What the five specifications are called, in the order of the specification's table. */
export const specLabels = {
  length: "Length",
  height: "Height",
  width: "Width",
  range: "Range",
  weightCapacity: "Weight Capacity",
} as const satisfies Record<SpecName, string>;

export const specNames = Object.keys(specLabels) as readonly SpecName[];

function specs(length: number, height: number, width: number, range: number, weight: number): VehicleSpecs {
  return {
    length: { value: length, unit: "ft" },
    height: { value: height, unit: "ft" },
    width: { value: width, unit: "ft" },
    range: { value: range, unit: "Km" },
    weightCapacity: { value: weight, unit: "Kg" },
  };
}

/**
 * The fleet, and the only place its figures stand: the carousel, the scale drawing, the search and
 * the assistant all read them here. Source: the vehicle table of the specification, section 3.
 */
export const vehicles: readonly Vehicle[] = [
  {
    id: "tata-ace",
    title: "Tata Ace",
    picture: "vehicle-tata-ace",
    pictureAlt:
      "Tata Ace: the small white electric truck with a snub nose and a green canvas over its deck, seen from the front right",
    use: "Our smallest vehicle, for parcels in narrow market lanes.",
    specs: specs(7.2, 5, 4.5, 110, 1000),
  },
  {
    id: "euler",
    title: "Euler",
    picture: "vehicle-euler",
    pictureAlt:
      "Euler: the green electric truck with an upright face, a bar of light and a tall closed box, seen from the front right",
    use: "More space than the Tata Ace at the same payload, for cartons and bulky parcels.",
    specs: specs(8.2, 6, 5, 110, 1000),
  },
  {
    id: "jem",
    title: "JEM",
    picture: "vehicle-jem",
    pictureAlt:
      "JEM: the lime electric truck with round headlamps and a smooth white body, seen from the front right",
    use: "The longest range of the four, for routes beyond the city.",
    specs: specs(7.8, 6, 4.8, 180, 1000),
  },
  {
    id: "eicher",
    title: "Eicher",
    picture: "vehicle-eicher",
    pictureAlt:
      "Eicher: the large dark green electric truck with a high cab and a long closed box, seen from the front right",
    use: "Our largest vehicle, for intercity freight and bulky loads.",
    specs: specs(10.8, 7, 6.5, 130, 1500),
  },
];

/** The person in the drawing of the load beds. */
const personHeight = { value: 5.6, unit: "ft" } as const;

export const fleetWords = {
  title: "Four vehicles.\nWhich one fits?",
  intro:
    "All four are electric four-wheelers. The sizes are those of the load bed, so you can check what fits.",
  carouselLabel: "The fleet",
  plan: { to: plannerPath, label: "Check if it fits" },
  drawing: {
    title: "Four load beds,\nto scale.",
    intro: `Side view above the line, top view below it. Each square is one foot. The person is ${formatAmount(personHeight)} tall.`,
    alt: `Load beds drawn to scale beside a person ${formatAmount(personHeight)} tall.`,
    personHeight,
  },
} as const satisfies FleetWords;

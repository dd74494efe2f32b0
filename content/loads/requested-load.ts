import { vehicles } from "#content/en/fleet.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { kilogram } from "#contract/loads/packing/units.ts";
import {
  type BoxesLine,
  type LoneSides,
  readLoadLine,
  type WeightLine,
} from "#contract/loads/text/read-load.ts";
import { vehiclesThatSuit } from "#contract/loads/vehicle-suit.ts";
import { bedOf, figuresOf, type LoadPlan, largestCapacity, planLoad } from "./plan-load.ts";
import { requestedVehicle } from "./requested-vehicle.ts";
import { type HalfMeasured, halfMeasuredGoods, unmeasuredGoods } from "./unmeasured-goods.ts";

/** A load as typed in the quote form, compared with the fleet. Weights are in grams. */
export type RequestedLoad = KnownLoad | { readonly kind: "no-unit" } | UnreadLoad;

interface UnreadLoad {
  readonly kind: "unread";
  /** The goods that lack weight and size, as they were typed. */
  readonly missing: readonly string[];
  /** The goods that lack one of the two. */
  readonly half: HalfMeasured;
}

/** A load of which enough is known for an answer. */
export type KnownLoad =
  | PackedBoxes
  /** With the vehicles that carry the weight and are long enough, the smallest first. */
  | (WeightLine & { readonly carrying: readonly Vehicle[] } & Uncounted)
  /** Longer than every load bed. */
  | { readonly kind: "too-long"; readonly length: number }
  /** It must stand, and is higher than every load bed. */
  | { readonly kind: "too-tall"; readonly height: number }
  /** Its second side fits no load bed, lying or on edge. */
  | { readonly kind: "too-wide"; readonly width: number }
  /** The text names a vehicle, and no load that can be read. */
  | { readonly kind: "vehicle"; readonly vehicle: Vehicle };

/** Boxes, packed into the load beds. */
export type PackedBoxes = BoxesLine & { readonly plan: LoadPlan } & Uncounted;

export interface Uncounted {
  /** Goods that the text names without a figure, as they were typed: they are not part of the load. */
  readonly uncounted: readonly string[];
}

const longestBed = Math.max(...vehicles.map((vehicle) => bedOf(vehicle).length));
const highestBed = Math.max(...vehicles.map((vehicle) => bedOf(vehicle).height));
const mostEdgeRoom = Math.max(...vehicles.map(edgeRoom));

/** Whether a load bed is as long and as high as the sides that are known of a load. A sheet may stand on its edge. */
export function holdsSides(vehicle: Vehicle, sides: LoneSides): boolean {
  const { longest, tallest } = asLoaded(sides);
  const { length, height } = bedOf(vehicle);
  const { second = 0 } = sides;
  return longest <= length && second <= edgeRoom(vehicle) && tallest <= height;
}

/** The longest second side with which a sheet fits a load bed. */
export function edgeRoom(vehicle: Vehicle): number {
  const { width, height } = bedOf(vehicle);
  return Math.max(width, height);
}

function largerThanAll(
  sides: LoneSides,
): Extract<RequestedLoad, { kind: "too-long" | "too-tall" | "too-wide" }> | undefined {
  const { longest, tallest } = asLoaded(sides);
  const { second = 0 } = sides;
  if (longest > longestBed) return { kind: "too-long", length: longest };
  if (second > mostEdgeRoom) return { kind: "too-wide", width: second };
  return tallest > highestBed ? { kind: "too-tall", height: tallest } : undefined;
}

/** Goods higher than every load bed are laid flat, unless they must stand. */
function asLoaded({ longest = 0, tallest = 0, mustStand = false }: LoneSides) {
  return tallest > highestBed && !mustStand
    ? { longest: Math.max(longest, tallest), tallest: 0 }
    : { longest, tallest };
}

/** Reads and packs the load. Packing takes a slow phone more than 100 ms: call it once for each text. */
export function requestedLoad(text: string): RequestedLoad | undefined {
  if (text === "") return undefined;
  const line = readLoadLine(text, largestCapacity);
  const uncounted = unmeasuredGoods(text, "uncounted");
  if (line.kind === "boxes") return { ...line, plan: planLoad(line.load), uncounted };
  const sides = line.kind === "weight" || line.kind === "length" ? line : {};
  const tooLarge = largerThanAll(sides);
  if (tooLarge) return tooLarge;
  if (line.kind === "weight") {
    const figures = (vehicle: Vehicle) => figuresOf(vehicle, holdsSides(vehicle, sides));
    const carrying = vehiclesThatSuit(vehicles, figures, { weight: line.weight / kilogram });
    return { ...line, carrying, uncounted };
  }
  const vehicle = requestedVehicle(text);
  if (vehicle) return { kind: "vehicle", vehicle };
  if (line.kind === "no-unit") return line;
  return { kind: "unread", missing: unmeasuredGoods(text, "all"), half: halfMeasuredGoods(text) };
}

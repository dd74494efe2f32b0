import { useState } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { formatShare } from "#web/load-planner/describe.ts";
import { LoadedBed } from "#web/load-planner/loaded-bed.tsx";
import type { PlacedBox } from "#web/load-planner/packing/box.ts";
import { capacityOf, countOf, type LoadPlan } from "#web/load-planner/plan.ts";
import { formatNumber, formatWeight } from "#web/load-planner/units.ts";
import type { KnownLoad } from "./trip-answer.ts";

const words = orderStrip.answer.bed;

/** A vehicle with the load in it, and what the drawing shows in words. */
interface Loaded {
  readonly vehicle: Vehicle;
  readonly placed: readonly PlacedBox[];
  readonly weightShare?: number;
  readonly caption: string;
}

/** The load in the bed of the smallest vehicle that takes it, or of the one that the visitor chooses. */
export function BedFigure({ load }: { readonly load: KnownLoad }) {
  const [chosen, setChosen] = useState<string>();
  const beds = load.kind === "boxes" ? bedsOf(load.plan) : bedsByWeight(load.weight, load.carrying);
  const best = load.kind === "boxes" ? load.plan.taking[0]?.vehicle : load.carrying[0];
  const shown = beds.find(({ vehicle }) => vehicle.id === (chosen ?? best?.id)) ?? beds.at(-1);
  if (!shown) return null;
  const { vehicle, placed, weightShare, caption } = shown;
  const kinds = load.kind === "boxes" ? (load.plan.load.boxes ?? []) : [];
  return (
    <figure className="bed-figure">
      <LoadedBed key={vehicle.id} vehicle={vehicle} placed={placed} kinds={kinds} weightShare={weightShare} />
      <figcaption>{caption}</figcaption>
      <fieldset className="bed-figure__choice">
        <legend className="visually-hidden">{words.choose}</legend>
        {beds.map(({ vehicle: { id, title } }) => (
          <label key={id}>
            <input
              className="visually-hidden"
              type="radio"
              name="bed"
              // It belongs to no form: it is no part of the enquiry.
              form=""
              checked={id === vehicle.id}
              onChange={() => setChosen(id)}
            />
            {title}
          </label>
        ))}
      </fieldset>
    </figure>
  );
}

function bedsOf({ vehicles, load }: LoadPlan): readonly Loaded[] {
  const count = countOf(load);
  return vehicles.map(({ vehicle, placed, fill }) => ({
    vehicle,
    placed,
    caption:
      placed.length === count
        ? words.all(formatNumber(count), vehicle.title, formatShare(fill.volume))
        : words.some(formatNumber(placed.length), formatNumber(count), vehicle.title),
  }));
}

function bedsByWeight(weight: number, carrying: readonly Vehicle[]): readonly Loaded[] {
  return carrying.map((vehicle) => ({
    vehicle,
    placed: [],
    weightShare: weight / capacityOf(vehicle),
    caption: words.byWeight(formatWeight(weight), formatWeight(capacityOf(vehicle)), vehicle.title),
  }));
}

import type { CSSProperties } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { usableKilometres } from "#contract/vehicle-suit.ts";
import { LoadedBed } from "#web/load-planner/drawing/loaded-bed.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import type { OutOfRange, VehicleChoice } from "../answer/vehicle-answer.ts";

const { choice: words, way: wayWords } = orderStrip.answer;

/** The vehicle for the load. Boxes of known size are drawn in its load bed. */
export function VehicleFigure({ choice: { vehicle, drawing } }: { readonly choice: VehicleChoice }) {
  return (
    <figure className="vehicle-figure" data-vehicle={vehicle.id}>
      {drawing ? (
        <>
          <LoadedBed key={vehicle.id} vehicle={vehicle} placed={drawing.placed} kinds={drawing.kinds} />
          <figcaption>{drawing.caption}</figcaption>
        </>
      ) : (
        <Picture
          className="vehicle-figure__picture"
          name={vehicle.picture}
          alt={vehicle.pictureAlt}
          // The picture is wider than its tile, which cuts its margins off.
          sizes="(min-width: 64rem) min(85vw, 70rem), 140vw"
        />
      )}
    </figure>
  );
}

/** Where no vehicle is recommended: how much of the way each of them goes on one charge. */
export function ReachFigure({ vehicles, way }: OutOfRange) {
  return (
    <div className="reach-figure">
      <h3>{wayWords.takes}</h3>
      <ul role="list">
        {vehicles.map(({ id, title, picture, specs: { range } }) => (
          <li key={id} style={{ "--share": usableKilometres(range.value) / way } as CSSProperties}>
            <Picture name={picture} decorative sizes="11rem" />
            <strong>{title}</strong>
            <i className="trip-answer__gauge" aria-hidden="true" />
            <span>{wayWords.reach(`${Math.floor(usableKilometres(range.value))} km`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface VehiclesProps {
  readonly choices: readonly VehicleChoice[];
  /** None where the team has to choose. */
  readonly chosen: VehicleChoice | undefined;
  onChoose(id: string): void;
}

/** The vehicles to choose from, the smallest that is enough with a mark. */
export function Vehicles({ choices, chosen, onChoose }: VehiclesProps) {
  return (
    <fieldset className="trip-answer__vehicles">
      <legend className="visually-hidden">{words.legend}</legend>
      {choices.map(({ vehicle: { id, title }, takes, isTooFar, mark }) => (
        <label key={id} data-unsuited={!takes || isTooFar || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name="vehicle"
            // It belongs to no form: the plain form's address has no vehicle.
            form=""
            checked={id === chosen?.vehicle.id}
            onChange={() => onChoose(id)}
          />
          {title}
          {mark && <small> · {mark}</small>}
        </label>
      ))}
    </fieldset>
  );
}

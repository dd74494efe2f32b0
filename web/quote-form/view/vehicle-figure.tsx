import type { CSSProperties } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { coversDistance, usableKilometres } from "#contract/loads/vehicle-suit.ts";
import { LoadedBed } from "#web/load-planner/drawing/loaded-bed.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import type { NearestVehicle, OutOfRange, VehicleChoice } from "../answer/vehicle-answer.ts";
import { formatKilometres } from "../trip/trip-reach.ts";

const { choice: words, vehicle: vehicleWords, range: rangeWords } = quoteForm.answer;

/** The vehicle for the load, and how much of its capacity the load takes. Boxes of known size are drawn in its bed. */
export function VehicleFigure({ choice: { vehicle, drawing, gauge } }: { readonly choice: VehicleChoice }) {
  return (
    <figure className="vehicle-figure" data-vehicle={vehicle.id}>
      {drawing ? (
        <LoadedBed key={vehicle.id} vehicle={vehicle} placed={drawing.placed} kinds={drawing.kinds} />
      ) : (
        <Picture
          key={vehicle.id}
          className="vehicle-figure__picture"
          name={vehicle.picture}
          alt={vehicle.pictureAlt}
          // The picture is wider than its tile, which cuts its margins off.
          sizes="(min-width: 64rem) 33rem, (min-width: 48rem) 115vw, 140vw"
        />
      )}
      {(drawing || gauge) && (
        <figcaption>
          {drawing?.caption}
          {gauge && (
            <span className="load-gauge" style={{ "--share": gauge.share } as CSSProperties}>
              {vehicleWords.gauge.label} <i aria-hidden="true" /> <b>{gauge.text}</b>
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** More pictures in a row would say no more. */
const mostPictures = 3;

/** The vehicle that comes nearest to a load that none takes: a picture for each of up to three trips. */
export function NearestFigure({ vehicle, trips, caption }: NearestVehicle) {
  const pictures = Math.min(trips, mostPictures);
  return (
    <figure className="vehicle-figure" data-vehicle={vehicle.id} data-several={pictures > 1 || undefined}>
      <div className="vehicle-figure__trips">
        {Array.from({ length: pictures }, (_, trip) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: the pictures are all alike.
            key={trip}
            className="vehicle-figure__picture"
            name={vehicle.picture}
            decorative
            sizes="(min-width: 64rem) 24rem, 45vw"
          />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

export interface ReachFigureProps extends OutOfRange {
  readonly title: string;
}

/** How much of the distance each vehicle covers on one charge: while no load chooses one, and when none covers it all. */
export function ReachFigure({ title: heading, vehicles, distance }: ReachFigureProps) {
  return (
    <div className="reach-figure">
      <h3>{heading}</h3>
      <ul role="list">
        {vehicles.map(({ id, title, picture, specs: { range } }) => (
          <li
            key={id}
            className="load-gauge"
            style={{ "--share": Math.min(1, usableKilometres(range.value) / distance) } as CSSProperties}
          >
            <Picture name={picture} decorative sizes="11rem" />
            <strong>{title}</strong>
            <i aria-hidden="true" />
            <span>
              {coversDistance(range.value, distance)
                ? rangeWords.whole(formatKilometres(distance))
                : rangeWords.reach(
                    formatKilometres(Math.floor(usableKilometres(range.value))),
                    formatKilometres(distance),
                  )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface VehiclesProps {
  readonly choices: readonly VehicleChoice[];
  /** Undefined if the team has to choose. */
  readonly chosen: VehicleChoice | undefined;
  onChoose(id: string): void;
}

/** The vehicles to choose from, the best one marked. */
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
            // Not sent with the form: the address of the plain form has no vehicle.
            form=""
            checked={id === chosen?.vehicle.id}
            onChange={() => onChoose(id)}
          />
          {title} {mark && <small>{mark}</small>}
        </label>
      ))}
    </fieldset>
  );
}

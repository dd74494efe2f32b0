import { useLayoutEffect, useRef } from "react";
import { intercity } from "#content/en/intercity.ts";
import { formatNames } from "#content/format/english.ts";
import { roadDistance, vehiclesInRange } from "#content/geography/road-distance.ts";
import { CorridorDrawing } from "./corridor-drawing.tsx";
import { RouteMapFrame } from "./route-map-frame.tsx";
import { type Corridor, controlOf, corridors } from "./route-map-geometry.ts";
import "./route-map.css";

const { map: words } = intercity;

/**
 * The id of the chosen route, for the way back to the page. In memory, where one press is no loss after a reload:
 * web/browser/tab-value.ts would bring the code of the forms.
 */
let chosenRoute: string | undefined;

// The list and the map come together.
export { CorridorDrawing };

/** The named routes as a choice, and a true map that shows the chosen one. It works without scripts. */
export function RouteMap() {
  return <RouteMapFrame choice={<RouteChoice />} figure={<CorridorDrawing />} />;
}

/** The list of routes, the distance of the chosen one with the vehicles that cover it, and where the figures come from. */
export function RouteChoice() {
  const routes = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const radios = [...(routes.current?.querySelectorAll("input") ?? [])];
    // Chosen before this code came.
    const early = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
    if (early) chosenRoute = early.value;
    const kept = radios.find(({ value }) => value === chosenRoute);
    if (kept) kept.checked = true;
  }, []);
  return (
    <>
      <fieldset
        className="route-map__routes"
        ref={routes}
        onChange={({ target }) => {
          chosenRoute = (target as unknown as HTMLInputElement).value;
        }}
      >
        <legend className="visually-hidden">{words.choose}</legend>
        <ul role="list">
          {corridors.map((corridor) => (
            <Route key={corridor.id} corridor={corridor} />
          ))}
        </ul>
      </fieldset>
      <p className="route-map__note">
        {words.source} <span className="route-map__simulation">{words.simulation}</span>{" "}
        {words.places.bangalore.name}: {words.south}.
      </p>
    </>
  );
}

function Route({ corridor: { id, from, to } }: { readonly corridor: Corridor }) {
  const distance = roadDistance(from, to);
  return (
    <li className="route-map__route">
      <input
        className="visually-hidden"
        type="radio"
        name="route"
        value={id}
        id={controlOf(id)}
        aria-labelledby={`${controlOf(id)}-name`}
        aria-describedby={`${controlOf(id)}-facts`}
        defaultChecked={to === words.chosen}
      />
      <label htmlFor={controlOf(id)} id={`${controlOf(id)}-name`}>
        {words.places[from].name} <span>{words.to}</span> {words.places[to].name}
      </label>
      <dl className="route-map__facts" id={`${controlOf(id)}-facts`}>
        <div>
          <dt>{words.distance}</dt>
          <dd>{words.byRoad(distance)}</dd>
        </div>
        <Coverage title={words.oneWay} distance={distance} />
        <Coverage title={words.thereAndBack} distance={2 * distance} />
      </dl>
    </li>
  );
}

function Coverage({ title, distance }: { readonly title: string; readonly distance: number }) {
  const names = vehiclesInRange(distance).map((vehicle) => vehicle.title);
  return (
    <div>
      <dt>{title}</dt>
      <dd>{names.length > 0 ? formatNames(names) : words.noVehicle}</dd>
    </div>
  );
}

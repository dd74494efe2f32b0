import { useEffect, useRef } from "react";
import { intercity } from "#content/en/intercity.ts";
import { roadDistance } from "#content/geography/road-distance.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import {
  type Corridor,
  closeUp,
  closeUpPointOf,
  controlOf,
  corridors,
  hundredKilometres,
  map,
  pointOf,
  type RangeRings,
  rangeRings,
  round,
} from "./route-map-geometry.ts";

const { map: words } = intercity;

const nameWidth = 200;
const nameHeight = 56;
/** How far below its dot a name stands in the close-up, so that the names stay apart. */
const nameBelow = { mohali: 44, chandigarh: -20, panchkula: 44 } as const;
/**
 * Where the ranges are named, the widest first: the height of the line below the name, where that line begins, and the
 * angle at which it meets the ring, in degrees from east, clockwise. Beside a place in the north that is above the
 * close-up, beside one in the south below it, with the longest name where no ring is.
 */
const callouts = {
  north: [
    { y: 37, x: 620, angle: -25 },
    { y: -1, x: 580, angle: -45 },
    { y: -39, x: 440, angle: -70 },
  ],
  south: [
    { y: 599, x: 620, angle: 20 },
    { y: 711, x: 580, angle: 50 },
    { y: 757, x: 440, angle: 75 },
  ],
} as const;
const closeUpPlaces = ["mohali", "chandigarh", "panchkula"] as const;

/**
 * The map of the corridors: cities at their coordinates, and no outline of a country or a state. It shows what the list
 * of routes beside it says, so it is hidden from screen readers. A tap on a city chooses the route to it.
 */
export function CorridorDrawing() {
  const mohali = pointOf("mohali");
  return (
    <svg
      className="corridor-map"
      viewBox={`0 ${map.top} ${map.width} ${map.height - map.top}`}
      aria-hidden="true"
    >
      {rangeRings.map((rings) => (
        <Rings key={rings.from} rings={rings} />
      ))}
      <path
        className="corridor-map__leader"
        d={`M${round(mohali.x)} ${round(mohali.y)}L${closeUp.x} ${closeUp.y}`}
      />
      {corridors.map(({ id, line }, index) => (
        <path key={id} className="corridor-map__line" data-route={index + 1} d={line} pathLength={1} />
      ))}
      {corridors.map((corridor, index) => (
        <Vehicle key={corridor.id} corridor={corridor} number={index + 1} />
      ))}
      <circle className="corridor-map__city" cx={round(mohali.x)} cy={round(mohali.y)} r={9} />
      <text x={round(mohali.x) + 18} y={round(mohali.y) - 2}>
        {words.places.mohali.name}
      </text>
      {corridors.map((corridor) => (
        <End key={corridor.id} corridor={corridor} />
      ))}
      <CloseUp />
      <Scale />
    </svg>
  );
}

/** Simulated kilometres a second. All drive at one speed, so that a longer route takes longer. */
const speed = 36;

/**
 * A vehicle of the simulation, on its way there and back. The browser moves it without the main thread, which
 * `animateMotion` would keep busy with a layout of the whole map for every frame.
 */
function Vehicle({
  corridor: { from, to, points },
  number,
}: {
  readonly corridor: Corridor;
  readonly number: number;
}) {
  const circle = useRef<SVGCircleElement>(null);
  const start = pointOf(from);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const keyframes = points.map(({ x, y }) => ({
      transform: `translate(${round(x - start.x)}px, ${round(y - start.y)}px)`,
    }));
    const duration = (roadDistance(from, to) / speed) * 1_000;
    const drive = circle.current?.animate(keyframes, {
      duration,
      direction: "alternate",
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => drive?.cancel();
  }, [from, to, points, start.x, start.y]);
  return (
    <circle
      ref={circle}
      className="corridor-map__vehicle"
      data-route={number}
      cx={round(start.x)}
      cy={round(start.y)}
    />
  );
}

/** The city where a route ends. Its name is a label of the route's radio button. */
function End({ corridor: { id, to } }: { readonly corridor: Corridor }) {
  const { x, y } = pointOf(to);
  // Left of the dot there is the route that comes from Mohali.
  const side = x > pointOf("mohali").x + nameHeight ? "right" : "left";
  return (
    <g>
      <circle className="corridor-map__city" cx={round(x)} cy={round(y)} r={9} />
      <foreignObject
        x={round(side === "right" ? x + 8 : x - 8 - nameWidth)}
        y={round(y - nameHeight / 2)}
        width={nameWidth}
        height={nameHeight}
      >
        <label className="corridor-map__name" htmlFor={controlOf(id)} data-side={side}>
          {words.places[to].name}
        </label>
      </foreignObject>
    </g>
  );
}

/** How far one charge reaches from where routes start, and which vehicle. Shown while one of these routes is chosen. */
function Rings({ rings: { from, routes, rings } }: { readonly rings: RangeRings }) {
  const { x, y } = pointOf(from);
  const places = callouts[y < map.height / 2 ? "north" : "south"];
  return (
    <g className="corridor-map__range" data-routes={routes.join(" ")}>
      {rings.map(({ range, radius }) => (
        <circle key={range} cx={round(x)} cy={round(y)} r={round(radius)} />
      ))}
      {rings.map(({ range, names, radius }, index) => {
        const callout = places[index % places.length] ?? places[0];
        const angle = callout.angle * (Math.PI / 180);
        const end = `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
        return (
          <g key={range}>
            <path d={`M${map.width} ${callout.y}H${callout.x}L${end}`} />
            <text x={map.width} y={callout.y - 9} textAnchor="end">
              {names} <tspan>{range} km</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

function CloseUp() {
  return (
    <g className="corridor-map__close-up">
      <circle className="corridor-map__lens" cx={closeUp.x} cy={closeUp.y} r={closeUp.radius} />
      {closeUpPlaces.map((place) => {
        const { x, y } = closeUpPointOf(place);
        return (
          <g key={place}>
            <circle
              className="corridor-map__city"
              cx={round(x)}
              cy={round(y)}
              r={place === "mohali" ? 11 : 7}
            />
            <text x={round(x)} y={round(y) + nameBelow[place]} textAnchor="middle">
              {words.places[place].name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Scale() {
  const y = 640;
  return (
    <g className="corridor-map__scale">
      <path d={`M1 ${y - 8}v8h${hundredKilometres}v-8`} />
      <text x={0} y={y - 18}>
        100 km
      </text>
      <path d={`M20 ${y - 120}v-60m-11 15l11 -15l11 15`} />
      <text x={20} y={y - 90} textAnchor="middle">
        N
      </text>
    </g>
  );
}

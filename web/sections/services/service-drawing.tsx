import type { Service } from "#content/schema/services.ts";

/** A poster for a service, in the place of a picture that is not there. It only decorates. */
export function ServiceDrawing({ id }: { readonly id: Service["id"] }) {
  return (
    <svg
      className="service-drawing"
      data-service={id}
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {id === "intercity" && <Corridors />}
      {id === "corporate" && <Yard />}
      {id === "on-demand" && <Pins />}
    </svg>
  );
}

/** The named routes as lines: a schematic, no map. */
function Corridors() {
  return (
    <>
      <path
        className="service-drawing__line"
        d="M60 70 120 118 196 150 226 214 268 296 172 396M120 118 196 150"
      />
      {[
        [60, 70],
        [120, 118],
        [196, 150],
        [226, 214],
        [268, 296],
        [172, 396],
      ].map(([x, y]) => (
        <circle key={x} className="service-drawing__stop" cx={x} cy={y} r={x === 196 || x === 268 ? 15 : 9} />
      ))}
    </>
  );
}

/** Vehicles in their bays, seen from above. */
function Yard() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((bay) => (
        <g key={bay} transform={`translate(${40 + (bay % 3) * 112} ${60 + Math.floor(bay / 3) * 190})`}>
          <path className="service-drawing__bay" d="M0 150V0h96v150" />
          {bay !== 4 && (
            <>
              <rect className="service-drawing__bed" x="22" y="18" width="52" height="84" rx="4" />
              <rect className="service-drawing__cab" x="24" y="106" width="48" height="34" rx="10" />
            </>
          )}
        </g>
      ))}
    </>
  );
}

/** From a pick-up to a drop. */
function Pins() {
  return (
    <>
      <path className="service-drawing__line" d="M112 330C112 220 288 260 288 158" />
      {[
        { x: 112, y: 330 },
        { x: 288, y: 150 },
      ].map(({ x, y }) => (
        <path
          key={x}
          className="service-drawing__pin"
          d={`M${x} ${y}c-26-30-40-48-40-68a40 40 0 0 1 80 0c0 20-14 38-40 68Zm0-54a14 14 0 1 0 0-28 14 14 0 0 0 0 28Z`}
        />
      ))}
    </>
  );
}

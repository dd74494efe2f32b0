import { useRef } from "react";
import { intercity } from "#content/en/intercity.ts";
import { diagram, lines, stations } from "./route-map-geometry.ts";
import { useDrawIn } from "./use-draw-in.ts";
import "./route-map.css";

const { map: words } = intercity;

/** The named routes, as a list and as a diagram that says the same. */
export function RouteMap() {
  return (
    <section className="route-map on-brand" aria-labelledby="route-map-title">
      <div className="route-map__layout container">
        <div className="route-map__words">
          <h2 id="route-map-title">{words.title}</h2>
          <p className="route-map__intro">{words.intro}</p>
          <ul className="route-map__list" role="list">
            {words.routes.map(({ id, from, to }) => (
              <li key={id} data-route={id}>
                {from} <span>{words.to}</span> {to}
              </li>
            ))}
          </ul>
        </div>
        <figure className="route-map__figure">
          <Diagram />
          <figcaption>{words.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Diagram() {
  const drawing = useRef<SVGSVGElement>(null);
  const state = useDrawIn(drawing);
  return (
    <svg
      className="route-map__diagram"
      viewBox={`0 0 ${diagram.width} ${diagram.height}`}
      role="img"
      aria-label={words.drawing}
      data-state={state}
      ref={drawing}
    >
      {words.routes.map(({ id }) => (
        <path key={id} className="route-map__line" data-route={id} d={lines[id]} pathLength={1} />
      ))}
      {stations.map(({ id, at, label, anchor, hub }) => (
        <g key={id} className="route-map__station">
          <circle cx={at[0]} cy={at[1]} r={hub ? 30 : 15} />
          <text x={label[0]} y={label[1]} textAnchor={anchor}>
            {words.cities[id]}
          </text>
        </g>
      ))}
    </svg>
  );
}

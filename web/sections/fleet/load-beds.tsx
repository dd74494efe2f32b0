import { fleetWords, specLabels, vehicles } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import { type BedRow, floorTop, footGrid, ground, type PlacedBed, placeBeds } from "./fleet-bed-layout.ts";
import "./load-beds.css";

const rows = placeBeds(vehicles);
const words = fleetWords.drawing;

/** The four load beds beside a person, to one scale, from the figures of the fleet. */
export function LoadBeds() {
  return (
    <section className="load-beds">
      <div className="container">
        <SectionHead title={words.title} intro={words.intro} />
        <div className="load-beds__sheet" role="img" aria-label={textEquivalent()}>
          {rows.map((row) => (
            <Row key={row.beds[0]?.vehicle.id} row={row} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Row({ row }: { readonly row: BedRow }) {
  return (
    <svg className="load-beds__row" viewBox={`0 0 ${row.width} ${row.height}`} aria-hidden="true">
      <path className="load-beds__ground" d={`M0 ${ground}H${row.width}`} />
      {row.person && <Person x={row.person.x} height={row.person.height} />}
      {row.beds.map((bed) => (
        <Bed key={bed.vehicle.id} bed={bed} />
      ))}
    </svg>
  );
}

function Bed({ bed }: { readonly bed: PlacedBed }) {
  const { title, specs } = bed.vehicle;
  const { x, length, height, width } = bed;
  const top = ground - height;
  const middle = x + length / 2;
  const floorBottom = floorTop + width;
  return (
    <g>
      <rect className="load-beds__box" x={x} y={top} width={length} height={height} />
      <rect className="load-beds__floor" x={x} y={floorTop} width={length} height={width} />
      <path
        className="load-beds__grid"
        d={footGrid(x, ground, length, height) + footGrid(x, floorBottom, length, width)}
      />
      <text className="load-beds__name" x={x} y={top - 5}>
        {title}
      </text>
      <text className="load-beds__weight" x={middle} y={ground - height / 2 + 5}>
        {formatQuantity(specs.weightCapacity)}
      </text>
      <path
        className="load-beds__measure"
        d={`M${x} ${ground + 4}v5m0-2.5h${length}m0-2.5v5M${x - 7} ${top}h5m-2.5 0v${height}M${x - 7} ${floorTop}h5m-2.5 0v${width}m-2.5 0h5`}
      />
      <text className="load-beds__figure" x={middle} y={ground + 18}>
        {formatQuantity(specs.length)}
      </text>
      <UprightFigure x={x - 8.5} y={ground - height / 2}>
        {formatQuantity(specs.height)}
      </UprightFigure>
      <UprightFigure x={x - 8.5} y={floorTop + width / 2}>
        {formatQuantity(specs.width)}
      </UprightFigure>
    </g>
  );
}

interface UprightFigureProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
}

/** A label that reads from bottom to top, as on an engineering drawing. */
function UprightFigure({ x, y, children }: UprightFigureProps) {
  return (
    <text className="load-beds__figure" transform={`translate(${x} ${y}) rotate(-90)`}>
      {children}
    </text>
  );
}

/** How tall the drawn person is before it is scaled, in drawing units. */
const drawnHeight = 56;

/** A person for scale, on the ground line. */
function Person({ x, height }: { readonly x: number; readonly height: number }) {
  return (
    <g className="load-beds__person">
      <g transform={`translate(${x} ${ground - height}) scale(${height / drawnHeight})`}>
        <circle cy="4.2" r="4.2" />
        <path d="M-3.4 9.6h6.8q4.2 0 4.5 4.4l.9 14.2a1.7 1.7 0 0 1-3.4.3L4.5 17.6 4.8 30l-.5 24.4a1.7 1.7 0 0 1-3.4 0L0 33.6l-.9 20.8a1.7 1.7 0 0 1-3.4 0L-4.8 30l.3-12.4-.9 10.9a1.7 1.7 0 0 1-3.4-.3l.9-14.2q.3-4.4 4.5-4.4Z" />
      </g>
      <g transform={`translate(${x} ${floorTop + 12})`}>
        <rect x="-8.5" y="-3.4" width="17" height="6.8" rx="3.4" />
        <circle className="load-beds__head-above" r="3.8" />
      </g>
    </g>
  );
}

function textEquivalent(): string {
  return [words.alt, ...vehicles.map(describeBed)].join(" ");
}

function describeBed({ title, specs }: Vehicle): string {
  const figures = (["length", "height", "width", "weightCapacity"] as const).map(
    (name) => `${specLabels[name]} ${formatQuantity(specs[name])}`,
  );
  return `${title}: ${figures.join(", ")}.`;
}

import { specLabels } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Reason, VehiclePlan } from "#content/loads/plan-load.ts";
import type { BoxLoad, Load } from "#contract/loads/packing/load.ts";
import { footGrid } from "#web/sections/fleet/fleet-bed-layout.ts";
import { type Face, seenFromAbove, seenFromSide } from "./bed-flat-projection.ts";
import { toDrawingUnits } from "./drawing-units.ts";
import "./bed-drawing.css";

/** Margin of the drawing for the lines of the bed, and for boxes that stick out of it. */
const margin = 0.6;
const overhang = 9;
/** A face this small has no room for its letter. */
const letterRoom = 6.5;

export interface BedDrawingProps {
  readonly plan: VehiclePlan;
  readonly load: Load | undefined;
  /** The same in words, for screen readers. */
  readonly label: string;
}

/** A vehicle's load bed with the load in it: from the side and from above, with its measures. */
export function BedDrawing({ plan, load, label }: BedDrawingProps) {
  const { vehicle, bed, placed } = plan;
  const { length, width, height } = toDrawingUnits(bed);
  const boxes = load?.boxes ?? [];
  const loose = load && !load.boxes ? Math.min(1, plan.fill.volume ?? 0) : 0;
  return (
    <div className="bed" role="img" aria-label={label}>
      <svg
        className="bed__side"
        viewBox={`${-margin} ${-margin} ${length + 2 * margin} ${height + 2 * margin}`}
        aria-hidden="true"
      >
        <path className="bed__grid" d={footGrid(0, height, length, height)} />
        {loose > 0 && (
          <rect
            className="bed__loose"
            x="0"
            y={height * (1 - loose)}
            width={length}
            height={height * loose}
          />
        )}
        <Faces faces={seenFromSide(bed, placed)} boxes={boxes} marksOf={sideMarks} />
        <rect className="bed__outline" width={length} height={height} />
        <Oversize reason={plan.reasons[0]} length={length} height={height} />
      </svg>
      <p className="bed__length" aria-hidden="true">
        {formatQuantity(vehicle.specs.length)}
      </p>
      <svg
        className="bed__top"
        viewBox={`${-margin} ${-margin} ${length + 2 * margin} ${width + 2 * margin}`}
        aria-hidden="true"
      >
        <path className="bed__grid" d={footGrid(0, width, length, width)} />
        {loose > 0 && <rect className="bed__loose" width={length} height={width} />}
        <Faces faces={seenFromAbove(bed, placed)} boxes={boxes} marksOf={topMarks} />
        <rect className="bed__outline" data-view="top" width={length} height={width} />
      </svg>
      <p className="bed__views" aria-hidden="true">
        <span>
          {specLabels.height} {formatQuantity(vehicle.specs.height)}
        </span>
        <span>
          {specLabels.width} {formatQuantity(vehicle.specs.width)}
        </span>
      </p>
    </div>
  );
}

interface FacesProps {
  readonly faces: readonly Face[];
  readonly boxes: readonly BoxLoad[];
  /** SVG path data of the lines that say how a box is loaded. */
  marksOf(face: Face, box: BoxLoad): string;
}

function Faces({ faces, boxes, marksOf }: FacesProps) {
  return faces.map((face, index) => {
    const { kindIndex, x, y, width, height, depth, clear } = face;
    const box = boxes[kindIndex];
    const hasRoom = clear && Math.min(width, height) >= letterRoom;
    return (
      // A face has no identity: another arrangement is another drawing.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <g key={index} className="bed__box" data-row={box?.row}>
        <rect x={x} y={y} width={width} height={height} opacity={1 - depth / 2} />
        {hasRoom && box && (box.upright || box.nothingOnTop) && <path d={marksOf(face, box)} />}
        {hasRoom && (
          <text x={x + width / 2} y={y + height / 2 + 1.9}>
            {box?.letter}
          </text>
        )}
      </g>
    );
  });
}

/** An arrow upwards at the left edge for "this way up", a bar along the top edge for "nothing on top". */
function sideMarks({ x, y, width, height }: Face, { upright, nothingOnTop }: BoxLoad): string {
  const arrow = `M${x + 2.5} ${y + height - 1.5}V${y + 2}m-1.5 1.5 1.5-1.5 1.5 1.5`;
  const bar = `M${x + 0.5} ${y + 0.6}h${width - 1}m0 0.6h${1 - width}`;
  return (upright ? arrow : "") + (nothingOnTop ? bar : "");
}

/** Two diagonals for "nothing on top". */
function topMarks({ x, y, width, height }: Face, { nothingOnTop }: BoxLoad): string {
  return nothingOnTop ? `M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}` : "";
}

/** A box that does not fit, drawn where it sticks out. */
function Oversize({
  reason,
  length,
  height,
}: {
  readonly reason: Reason | undefined;
  readonly length: number;
  readonly height: number;
}) {
  if (reason?.kind !== "too-long" && reason?.kind !== "too-tall") return null;
  const sides = toDrawingUnits(reason.box.size);
  const outside = length + overhang;
  const [short = 0] = [sides.width, sides.length, sides.height].sort((a, b) => a - b);
  const d =
    reason.kind === "too-long"
      ? `M${outside} ${height - Math.min(short, height)}H0V${height}H${outside}`
      : `M0 ${-overhang}V${height}H${Math.min(sides.length, length)}V${-overhang}`;
  return <path className="bed__oversize" d={d} />;
}

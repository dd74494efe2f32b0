import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { bedOf } from "#content/loads/plan-load.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { PlacedBox, Size } from "#contract/loads/packing/box.ts";
import type { BoxLoad } from "#contract/loads/packing/load.ts";
import { foot } from "#web/sections/fleet/fleet-bed-layout.ts";
import { axes, polygon, project, type SeenBox, seenInDepth } from "./bed-3d-projection.ts";
import { toDrawingUnits } from "./drawing-units.ts";
import "./box-colours.css";
import "./loaded-bed.css";

/** One frame for all vehicles, as large as the largest needs: so all have one scale. In drawing units. */
const frame = { left: -47, top: -96, width: 184, height: 146 } as const;
/** The cab before the bed, and the wheels. Only the bed's measures are facts; these are an illustration. */
const cab = { length: 42, bonnet: 12, belt: 17, lowest: -11, highest: 54 } as const;
const wheel = { radius: 11, hub: 4.6, height: -13 } as const;
const chassis = { top: -3, bottom: -12 } as const;
const ground = wheel.height - wheel.radius;
/** Cartons have tape as long as there are few of them. */
const tapedAtMost = 60;
/** Seconds from the first to the last box that drops, at most, and between two boxes. */
const dropping = { longest: 0.8, step: 0.06 } as const;

export interface LoadedBedProps {
  readonly vehicle: Vehicle;
  /** The boxes that have a place. */
  readonly placed: readonly PlacedBox[];
  readonly kinds: readonly BoxLoad[];
}

/**
 * A vehicle's load bed with the load in it, in depth. Boxes that are new drop into their places, one after the other.
 * It shows what the text beside it says, so it is hidden from screen readers.
 */
export function LoadedBed({ vehicle, placed, kinds }: LoadedBedProps) {
  const bed = toDrawingUnits(bedOf(vehicle));
  const boxes = useMemo(() => seenInDepth(placed), [placed]);
  const dropDelays = useDropDelays(boxes);
  return (
    <svg
      className="loaded-bed"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <Truck bed={bed} />
      {boxes.map((box) => (
        <Box
          key={box.id}
          box={box}
          kind={kinds[box.kindIndex]}
          dropDelay={dropDelays.get(box.id)}
          taped={boxes.length <= tapedAtMost}
        />
      ))}
      <path
        className="loaded-bed__glass"
        d={polygon([0, 0, 0], [bed.length, 0, 0], [bed.length, 0, bed.height], [0, 0, bed.height])}
      />
      <path
        className="loaded-bed__glass"
        d={polygon(
          [bed.length, 0, 0],
          [bed.length, bed.width, 0],
          [bed.length, bed.width, bed.height],
          [bed.length, 0, bed.height],
        )}
      />
      <Wheel x={-0.55 * cab.length} />
      <Wheel x={0.76 * bed.length} />
    </svg>
  );
}

/** When each new box drops, in seconds. Those that were there before stay where they are. */
function useDropDelays(boxes: readonly SeenBox[]): ReadonlyMap<string, number> {
  const before = useRef<ReadonlySet<string>>(new Set());
  const delays = useMemo(() => {
    const fresh = boxes.filter(({ id }) => !before.current.has(id));
    const step = Math.min(dropping.step, dropping.longest / Math.max(1, fresh.length));
    return new Map(fresh.map(({ id }, index) => [id, index * step]));
  }, [boxes]);
  useEffect(() => {
    before.current = new Set(boxes.map(({ id }) => id));
  }, [boxes]);
  return delays;
}

interface BoxProps {
  readonly box: SeenBox;
  readonly kind: BoxLoad | undefined;
  readonly dropDelay: number | undefined;
  readonly taped: boolean;
}

function Box({ box: { faces }, kind, dropDelay = 0, taped }: BoxProps) {
  return (
    <g
      className="loaded-bed__box"
      data-row={kind?.row}
      style={{ "--drop-delay": `${dropDelay.toFixed(2)}s` } as CSSProperties}
    >
      <path data-face="top" d={faces.top} />
      <path data-face="side" d={faces.side} />
      <path data-face="end" d={faces.end} />
      {taped && !kind?.nothingOnTop && <path data-face="tape" d={faces.tape} />}
      {kind?.upright && <path data-face="mark" d={faces.arrow} />}
      {kind?.nothingOnTop && <path data-face="mark" d={faces.cross} />}
    </g>
  );
}

/** What stands behind the load: the shadow, the cab, the floor with a line every foot, and two walls. */
function Truck({ bed: { length, width, height } }: { readonly bed: Size }) {
  const roof = Math.min(height * 0.94, cab.highest);
  const front = -cab.length;
  const windscreen = front + cab.bonnet;
  return (
    <>
      <path
        className="loaded-bed__shadow"
        d={polygon([front, 0, ground], [length, 0, ground], [length, width, ground], [front, width, ground])}
      />
      <path
        className="loaded-bed__chassis"
        d={
          polygon(
            [front + 2, 0, chassis.bottom],
            [length, 0, chassis.bottom],
            [length, 0, chassis.top],
            [front + 2, 0, chassis.top],
          ) +
          polygon(
            [length, 0, chassis.bottom],
            [length, width, chassis.bottom],
            [length, width, 0],
            [length, 0, 0],
          )
        }
      />
      <path
        className="loaded-bed__roof"
        d={
          polygon([windscreen, 0, roof], [-2, 0, roof], [-2, width, roof], [windscreen, width, roof]) +
          polygon([-2, 0, cab.lowest], [-2, width, cab.lowest], [-2, width, roof], [-2, 0, roof])
        }
      />
      <path
        className="loaded-bed__cab"
        d={polygon(
          [front, 0, cab.lowest],
          [-2, 0, cab.lowest],
          [-2, 0, roof],
          [windscreen, 0, roof],
          [front + 2, 0, cab.belt],
          [front, 0, cab.belt - 8],
        )}
      />
      <path
        className="loaded-bed__window"
        d={polygon(
          [front + 6, 0, cab.belt + 2],
          [-9, 0, cab.belt + 2],
          [-9, 0, roof - 5],
          [windscreen + 2, 0, roof - 5],
        )}
      />
      <path
        className="loaded-bed__floor"
        d={polygon([0, 0, 0], [length, 0, 0], [length, width, 0], [0, width, 0])}
      />
      <path className="loaded-bed__feet" d={footLines(length, width, height)} />
      <path
        className="loaded-bed__wall"
        d={
          polygon([0, 0, 0], [0, width, 0], [0, width, height], [0, 0, height]) +
          polygon([0, width, 0], [length, width, 0], [length, width, height], [0, width, height])
        }
      />
    </>
  );
}

/** A line every foot: across the floor, and up the far wall. */
function footLines(length: number, width: number, height: number): string {
  const lines: string[] = [];
  for (let x = foot; x < length; x += foot) {
    const points = [project(x, 0, 0), project(x, width, 0), project(x, width, height)];
    lines.push(`M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}`);
  }
  return lines.join("");
}

/** A wheel on the near side, in the plane of the bed's side. */
function Wheel({ x }: { readonly x: number }) {
  const [cx, cy] = project(x, 0, wheel.height);
  return (
    <g className="loaded-bed__wheel" transform={`matrix(${axes.x[0]} ${axes.x[1]} 0 1 ${cx} ${cy})`}>
      <circle r={wheel.radius} />
      <circle data-part="hub" r={wheel.hub} />
    </g>
  );
}

import type { Vehicle } from "#content/schema/fleet.ts";

/** Drawing units a foot. */
const foot = 10;

/** What the fleet table leaves open: cab and wheels, by the size of the bed. In feet. */
function bodyOf(bedHeight: number) {
  const large = bedHeight >= 7;
  return {
    deck: large ? 2.7 : 2,
    cab: large ? 5.4 : 4.7,
    roof: large ? 7.5 : 6.1,
    wheel: large ? 1.25 : 0.95,
  };
}

/**
 * A vehicle from its right side, to scale with its own load bed. Stands in for a picture that is
 * not there; it decorates, the caller names the vehicle.
 */
export function VehicleDrawing({ vehicle }: { readonly vehicle: Vehicle }) {
  const { length, height } = vehicle.specs;
  const { deck, cab, roof, wheel } = bodyOf(height.value);
  const bedLength = length.value * foot;
  const bedHeight = height.value * foot;
  const total = bedLength + cab * foot + 4;
  const ground = (deck + height.value) * foot + 4;
  const bedBottom = ground - deck * foot;
  const cabLeft = bedLength + 4;
  const cabTop = ground - roof * foot;
  return (
    <svg className="vehicle-drawing" viewBox={`-6 -4 ${total + 14} ${ground + 12}`} aria-hidden="true">
      <ellipse className="vehicle-drawing__shadow" cx={total / 2} cy={ground} rx={total / 2 + 3} ry={3} />
      <path className="vehicle-drawing__frame" d={`M2 ${bedBottom}H${total - 6}v${deck * foot * 0.35}H2Z`} />
      <rect
        className="vehicle-drawing__bed"
        y={bedBottom - bedHeight}
        width={bedLength}
        height={bedHeight}
        rx="1.5"
      />
      <path
        className="vehicle-drawing__livery"
        d={`M0 ${bedBottom}V${bedBottom - bedHeight * 0.62}C${bedLength * 0.2} ${bedBottom - bedHeight * 0.5} ${bedLength * 0.24} ${bedBottom - bedHeight * 0.1} ${bedLength * 0.62} ${bedBottom}Z`}
      />
      <path
        className="vehicle-drawing__cab"
        d={`M${cabLeft} ${ground - 8}V${cabTop + 4}q0-4 4-4h${cab * 3.4}q5 0 8 6l${cab * 2.6} ${(ground - cabTop) * 0.34}q3 4 3 9V${ground - 10}q0 3-3 3Z`}
      />
      <path
        className="vehicle-drawing__glass"
        d={`M${cabLeft + 8} ${cabTop + 8}h${cab * 2.4}q3 0 5 4l${cab * 2} ${(ground - cabTop) * 0.27}H${cabLeft + 8}Z`}
      />
      {[wheel * foot + 8, cabLeft + cab * 5].map((x) => (
        <g key={x}>
          <circle className="vehicle-drawing__tyre" cx={x} cy={ground - wheel * foot} r={wheel * foot} />
          <circle
            className="vehicle-drawing__rim"
            cx={x}
            cy={ground - wheel * foot}
            r={wheel * foot * 0.55}
          />
        </g>
      ))}
    </svg>
  );
}

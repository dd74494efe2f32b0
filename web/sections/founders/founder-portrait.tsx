import type { Founder } from "#content/schema/founders.ts";

/**
 * A poster in the place of a face: the initials before a drawing of what the person answers for.
 * It decorates; the name stands beside it.
 */
export function FounderPortrait({ founder }: { readonly founder: Founder }) {
  const initials = founder.name
    .split(" ")
    .map((word) => word.at(0))
    .join("");
  const Backdrop = backdrops[founder.role];
  return (
    <svg className="founder-portrait" data-role={founder.role} viewBox="0 0 400 500" aria-hidden="true">
      <rect className="founder-portrait__ground" width="400" height="500" />
      <Backdrop />
      <text className="founder-portrait__initials" x="22" y="468">
        {initials}
      </text>
    </svg>
  );
}

const backdrops = { CEO: OpenRoad, CTO: Network, COO: Clock } as const;

/** A road to the horizon, and the sun over it. */
function OpenRoad() {
  return (
    <>
      <circle className="founder-portrait__accent" cx="272" cy="172" r="86" />
      <path className="founder-portrait__shade" d="M0 232 120 168l96 44 92-62 92 70v280H0Z" />
      <path
        className="founder-portrait__line"
        d="M246 214 120 500M262 214l106 286M254 224v26m2 34v38m2 44v52"
      />
    </>
  );
}

/** Places and the ways between them. */
function Network() {
  const places = [
    [70, 90],
    [210, 60],
    [336, 128],
    [150, 196],
    [290, 236],
    [66, 286],
    [352, 330],
  ] as const;
  return (
    <>
      <path
        className="founder-portrait__line"
        d="M70 90 210 60l126 68-46 108-140-40-80-106m80 106L66 286m224-50 62 94M150 196l60-136"
      />
      <path className="founder-portrait__way" d="M66 286l84-90 140 40 46-108" />
      {places.map(([x, y]) => (
        <circle className="founder-portrait__accent" key={x} cx={x} cy={y} r={x % 4 === 2 ? 20 : 13} />
      ))}
    </>
  );
}

/** The day, hour by hour. */
function Clock() {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 15);
  return (
    <>
      <circle className="founder-portrait__shade" cx="236" cy="190" r="196" />
      {hours.map((turn) => (
        <path
          className="founder-portrait__line"
          key={turn}
          d={turn % 90 === 0 ? "M236 22v44" : "M236 22v20"}
          transform={`rotate(${turn} 236 190)`}
        />
      ))}
      <path className="founder-portrait__way" d="M236 190 148 118M236 190l104-34" />
      <circle className="founder-portrait__accent" cx="236" cy="190" r="16" />
    </>
  );
}

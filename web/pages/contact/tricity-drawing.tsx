/**
 * Mohali, Chandigarh and Panchkula as a diagram: blocks, two roads and three names, no outline of
 * anything. It is the ground of the map: what shows until the map is there, and where none comes.
 */
export function TricityDrawing() {
  return (
    <svg
      className="tricity"
      viewBox="0 0 860 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(-24 430 240)">
        <path className="tricity__streets" d={levelStreets + uprightStreets} />
        <rect className="tricity__green" x="180" y="130" width="70" height="210" rx="14" />
        <rect className="tricity__green" x="530" y="-10" width="140" height="70" rx="14" />
      </g>
      <path className="tricity__road" d="M-40 470 270 340 450 210 640 140 900 20" />
      <circle className="tricity__office" cx="270" cy="340" r="34" />
      <circle className="tricity__dot" cx="270" cy="340" r="13" />
      <circle className="tricity__dot" cx="450" cy="210" r="9" />
      <circle className="tricity__dot" cx="640" cy="140" r="9" />
      {places.map(({ name, at, anchor }) => (
        <text key={name} x={at[0]} y={at[1]} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The blocks' edges, 70 units apart. */
const levelStreets = Array.from({ length: 15 }, (_, line) => `M-200 ${line * 70 - 220}H1060`).join("");
const uprightStreets = Array.from({ length: 18 }, (_, line) => `M${line * 70 - 170} -300V780`).join("");

const places = [
  { name: "Mohali", at: [300, 386], anchor: "start" },
  { name: "Chandigarh", at: [472, 248], anchor: "start" },
  { name: "Panchkula", at: [630, 114], anchor: "end" },
] as const;

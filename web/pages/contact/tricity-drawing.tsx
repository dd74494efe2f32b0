import { contact } from "#content/en/contact.ts";

const { drawing: words } = contact.map;

/**
 * Mohali, Chandigarh and Panchkula as our own drawing, not to scale: the sectors of the three cities in their
 * relative places, the highway between them, the lake, the river, and the office. No outline of anything. It shows
 * until the visitor asks for the embedded map, and where that cannot load.
 */
export function TricityDrawing() {
  return (
    <svg
      className="tricity"
      viewBox="0 0 860 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={words.name}
      focusable="false"
    >
      <path className="tricity__hills" d={hills} />
      <path className="tricity__water" d={river} />
      <path className="tricity__lane" d={lanes} />
      <g transform="translate(430 140) rotate(45)">
        <path className="tricity__sectors" d={sectors(-108, -75, 6, 5)} />
        <path className="tricity__sectors" data-home="" d={sectors(-110, 100, 5, 6)} />
      </g>
      <path
        className="tricity__sectors"
        transform="translate(607 252) rotate(30)"
        d={sectors(-72, -60, 4, 4)}
      />
      <ellipse className="tricity__lake" cx="517" cy="82" rx="34" ry="15" transform="rotate(40 517 82)" />
      <path className="tricity__casing" d={highway} />
      <path className="tricity__road" d={highway} />
      <Shield x={372} y={205} />
      {names.map(({ name, x, y, size, anchor }) => (
        <text key={name} className="tricity__name" data-size={size} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
      <Office x={274} y={262} />
      <path className="tricity__north" d="M650 374 661 406 650 399 639 406Z" />
      <text className="tricity__name" data-size="s" x="650" y="367" textAnchor="middle">
        {words.north}
      </text>
    </svg>
  );
}

/** The highway's number on its sign. */
function Shield({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="tricity__shield" transform={`translate(${x} ${y})`}>
      <rect x="-30" y="-15" width="60" height="30" rx="8" />
      <text y="6" textAnchor="middle">
        {words.highway}
      </text>
    </g>
  );
}

/** A pin with its tip at the place, and its name beside it, where no road runs. */
function Office({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="tricity__office" transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="1" rx="15" ry="5" />
      <path d="M0 0C-6-16-22-26-22-44A22 22 0 0 1 22-44C22-26 6-16 0 0Z" />
      <circle cy="-44" r="8.5" />
      <text x="-30" y="-37" textAnchor="end">
        {words.office}
      </text>
    </g>
  );
}

/** The path of blocks in rows, 36 by 30 units apart with streets between them, from the upper left corner. */
function sectors(left: number, top: number, columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * 36;
    const y = top + Math.floor(index / columns) * 30;
    return `M${x + 3} ${y}h26a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-26a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z`;
  }).join("");
}

const highway =
  "M-60 92 230 96C262 97 278 112 291 124L453 286C470 303 492 324 530 334 620 356 690 344 730 302L930 120";
const lanes =
  "M-60 330 168 268M281 376 250 520M453 286 520 380 560 520M-20 500 200 300M60 -20 110 94M730 302 800 380 900 410M20 94 60 240 40 340";
const river = "M760-20C730 60 700 110 706 180 712 260 690 300 706 380 714 420 700 450 712 520";
const hills =
  "M560-30C620 20 690 10 760 50 810 80 840 70 920 120M620-40C680 0 740-10 800 24 840 46 870 44 920 70";

const names = [
  { name: words.mohali, x: 274, y: 296, size: "l", anchor: "middle" },
  { name: words.chandigarh, x: 430, y: 148, size: "l", anchor: "middle" },
  { name: words.panchkula, x: 600, y: 262, size: "l", anchor: "middle" },
  { name: words.lake, x: 552, y: 86, size: "s", anchor: "start" },
] as const;

import type { ReactElement } from "react";
import "./cover-drawing.css";

/** Our own drawing for a cover whose picture is not there yet, by the cover's name. */
export function CoverDrawing({ name }: { readonly name: string }) {
  const Scene = scenes[name] ?? Sectors;
  return (
    <svg
      className="cover-drawing"
      data-cover={name}
      viewBox="0 0 640 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="cover-drawing__ground" width="640" height="440" />
      <Scene />
    </svg>
  );
}

const scenes: Readonly<Record<string, () => ReactElement>> = {
  "blog-charging": NightCharge,
  "blog-range": Gauge,
  "blog-packing": LoadBed,
  "blog-paperwork": Papers,
  "blog-tricity": Sectors,
  "blog-costs": Ledger,
};

/** A truck at the plug, by night. */
function NightCharge() {
  return (
    <>
      <circle className="ink-amber" cx="560" cy="132" r="34" />
      <path className="ink-deep" d="M0 336h640v104H0Z" />
      <path className="ink-mid" d="M0 336v-84h44v-46h62v70h40v60Zm520 0v-70h46v-40h74v110Z" />
      <rect className="ink-white" x="196" y="126" width="258" height="182" rx="10" />
      <path className="ink-white" d="M462 178h58c8 0 14 4 18 11l34 62v57H462Z" />
      <path className="ink-green" d="M482 198h34l28 50h-62Z" />
      <path className="ink-lime" d="M330 158l-52 70h36l-14 50 58-74h-38Z" />
      <circle className="ink-deep" cx="276" cy="310" r="36" />
      <circle className="ink-sand" cx="276" cy="310" r="15" />
      <circle className="ink-deep" cx="508" cy="310" r="36" />
      <circle className="ink-sand" cx="508" cy="310" r="15" />
      <rect className="ink-sand" x="76" y="176" width="62" height="162" rx="12" />
      <rect className="ink-green" x="90" y="194" width="34" height="30" rx="4" />
      <path className="line line-lime" d="M107 246c0 128 66 112 66 52 0-44 6-54 23-54" />
    </>
  );
}

/** How far, and how heavy. */
function Gauge() {
  return (
    <>
      <path className="line line-thick" d="M112 366a208 208 0 0 1 416 0" />
      <path className="line line-thick line-warm" d="M112 366a208 208 0 0 1 304-184" />
      {[0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180].map((turn) => (
        <path className="line line-thin" key={turn} d="M146 366h24" transform={`rotate(${turn} 320 366)`} />
      ))}
      <path className="ink-deep" d="M304 358 404 214 336 374Z" />
      <circle className="ink-deep" cx="320" cy="366" r="26" />
      <circle className="ink-amber" cx="320" cy="366" r="9" />
      <path className="ink-deep" d="M0 392h640v48H0Z" />
      <path className="ink-warm" d="M456 76h128v74H456Z" />
      <path className="ink-deep" d="M478 24h84v52h-84ZM512 76h16v26h-16Z" />
    </>
  );
}

/** Boxes laid like bricks, the heavy ones low. */
function LoadBed() {
  const boxes = [
    ["ink-deep", 112, 276, 150, 94],
    ["ink-deep", 268, 276, 150, 94],
    ["ink-deep", 424, 276, 104, 94],
    ["ink-warm", 112, 194, 98, 76],
    ["ink-warm", 216, 194, 132, 76],
    ["ink-warm", 354, 194, 174, 76],
    ["ink-amber", 112, 128, 150, 60],
    ["ink-amber", 268, 128, 116, 60],
    ["ink-amber", 390, 128, 138, 60],
    ["ink-sand", 112, 84, 76, 38],
    ["ink-sand", 194, 84, 122, 38],
  ] as const;
  return (
    <>
      <path className="line line-white" d="M92 58v322h466V58" />
      {boxes.map(([ink, x, y, width, height]) => (
        <rect className={ink} key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="4" />
      ))}
      <path className="line line-lime" d="M92 104 558 150M330 58v322" />
      <circle className="ink-deep" cx="176" cy="412" r="46" />
      <circle className="ink-deep" cx="470" cy="412" r="46" />
    </>
  );
}

/** The papers of a load. */
function Papers() {
  const squares = [
    [0, 0],
    [2, 0],
    [3, 0],
    [1, 1],
    [3, 1],
    [0, 2],
    [1, 2],
    [2, 3],
    [0, 3],
    [3, 3],
  ] as const;
  return (
    <>
      <path className="ink-mid" d="M120 120 396 60l76 350-276 60Z" />
      <path className="ink-white" d="M214 54h300v420H214Z" />
      <path className="line" d="M250 108h120M250 148h76" />
      <path className="line line-thin" d="M250 208h228M250 240h228M250 272h160M250 304h196M250 336h112" />
      {squares.map(([column, row]) => (
        <rect
          className="ink-deep"
          key={`${column}-${row}`}
          x={398 + column * 21}
          y={90 + row * 21}
          width="21"
          height="21"
        />
      ))}
      <g transform="rotate(-12 470 356)">
        <circle className="ink-warm" cx="470" cy="356" r="74" />
        <path className="line line-white" d="m438 358 24 24 44-50" />
      </g>
      <path className="ink-amber" d="M60 330h176v62H60Z" />
      <path className="line" d="M84 361h34m18 0h20m18 0h38" />
    </>
  );
}

/** Sectors in their grid, and one round through them. A schematic, no map. */
function Sectors() {
  const columns = [-40, 92, 224, 356, 488, 620];
  const rows = [-34, 84, 202, 320];
  return (
    <g transform="rotate(-14 320 220)">
      {columns.flatMap((x, column) =>
        rows.map((y, row) => (
          <rect
            className={(column + row * 2) % 5 === 0 ? "ink-mid" : "ink-deep"}
            key={`${x}-${y}`}
            x={x}
            y={y}
            width="112"
            height="98"
            rx="8"
          />
        )),
      )}
      <path className="line line-lime" d="M82 424V310h264V192h132V74h132" />
      {[
        [82, 310],
        [346, 310],
        [346, 192],
        [478, 192],
        [478, 74],
      ].map(([x, y]) => (
        <circle className="ink-lime" key={`${x}-${y}`} cx={x} cy={y} r="14" />
      ))}
      <circle className="ink-white" cx="214" cy="310" r="20" />
      <circle className="ink-warm" cx="414" cy="192" r="20" />
    </g>
  );
}

/** Lines of a bill, each of its own length, and their sum. */
function Ledger() {
  const lines = [388, 250, 148, 196, 96];
  return (
    <>
      {lines.map((length, line) => (
        <rect
          className={line === 1 ? "ink-warm" : "ink-deep"}
          key={length}
          x="72"
          y={62 + line * 54}
          width={length}
          height="34"
        />
      ))}
      <path className="line" d="M72 348h496" />
      <rect className="ink-deep" x="72" y="368" width="496" height="40" />
      <circle className="ink-white" cx="510" cy="186" r="86" />
      <path className="line" d="M478 146h66M478 174h66M500 146c40 0 40 52-18 52l44 40" />
    </>
  );
}

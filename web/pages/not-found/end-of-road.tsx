/** A poplar, as along the fields of Punjab. Coordinates in drawing units. */
function poplar([x, base, height]: readonly [x: number, base: number, height: number]): string {
  const half = height * 0.11;
  return `M${x} ${base}c${-half} ${-height * 0.2} ${-half} ${-height * 0.75} 0 ${-height} ${half} ${height * 0.25} ${half} ${height * 0.8} 0 ${height}Z`;
}

const poplars = (
  [
    [70, 436, 128],
    [104, 436, 152],
    [140, 434, 118],
    [300, 428, 84],
    [322, 428, 70],
    [868, 424, 92],
    [894, 424, 118],
    [922, 424, 100],
    [1330, 424, 70],
    [1352, 424, 92],
  ] as const
).map(poplar);

/** Dots as wide as the stroke. */
const stars = [
  [64, 70],
  [190, 20],
  [330, 96],
  [470, 40],
  [610, 88],
  [700, 12],
  [820, 64],
  [980, 30],
  [1090, 110],
]
  .map(([x, y]) => `M${x} ${y}h0`)
  .join("");

/** Furrows of the fields. They meet at a point far behind the hills. */
const furrows = Array.from(
  { length: 13 },
  (_, index) => `M${640 + index * 27} 424 ${-60 + index * 145} 560`,
).join("");

/** A road that leads towards the hills and ends before them, with one of our trucks at its end. */
export function EndOfRoad() {
  return (
    <svg
      className="end-of-road"
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id="lamp-light">
        <stop stopColor="#ffb020" stopOpacity="0.55" />
        <stop offset="1" stopColor="#ffb020" stopOpacity="0" />
      </linearGradient>
      <path className="end-of-road__stars" d={stars} />
      <circle className="end-of-road__sun" cx="836" cy="236" r="66" />
      <path
        className="end-of-road__far"
        d="M0 300c90-40 150-92 230-92 70 0 110 50 190 40 90-12 140-98 240-98 110 0 150 84 250 84 80 0 120-50 210-50 110 0 180 66 320 40v336H0Z"
      />
      <path
        className="end-of-road__near"
        d="M0 372c160-52 320-78 500-44 200 38 330 40 520-2 170-38 290-34 420-8v242H0Z"
      />
      <path className="end-of-road__ground" d="M0 434c300-18 620-20 900-12 220 8 380 6 540-4v142H0Z" />
      <path className="end-of-road__furrows" d={furrows} />
      <path className="end-of-road__trees" d={poplars.join("")} />
      <path
        className="end-of-road__road"
        d="M0 456h806l20 7-9 8 24 9-14 9 18 10-22 11H0Zm862 24 12-3 6 6-10 5Zm22 18 8-2 4 5-8 3Z"
      />
      <path className="end-of-road__line" d="M0 483h716" />
      <Barrier />
      <Truck />
    </svg>
  );
}

function Barrier() {
  return (
    <g transform="translate(764 404)">
      <path className="end-of-road__metal" d="M14 0h6v62h-6Zm62 0h6v62h-6ZM6 62h22v5H6Zm62 0h22v5H68Z" />
      <path className="end-of-road__warning" d="M0 6h96v15H0Zm0 24h96v15H0Z" />
      <path
        className="end-of-road__metal"
        d="m8 6h14l-8 15H0Zm32 0h14l-8 15H32Zm32 0h14l-8 15H64ZM8 30h14l-8 15H0Zm32 0h14l-8 15H32Zm32 0h14l-8 15H64Z"
      />
    </g>
  );
}

function Truck() {
  return (
    <g transform="translate(486 356)">
      <path className="end-of-road__beam" fill="url(#lamp-light)" d="m228 89 300-34v84L228 96Z" />
      <path className="end-of-road__shadow" d="M-10 130h246l12 8H-2Z" />
      <path className="end-of-road__box" d="M0 0h146a4 4 0 0 1 4 4v102H-4V4a4 4 0 0 1 4-4Z" />
      <path className="end-of-road__ribs" d="M22 4v100m26-100v100m26-100v100m26-100v100m26-100v100" />
      <path className="end-of-road__stripe" d="M-4 82h154v9H-4Z" />
      <path className="end-of-road__mark" d="M58 46a17 17 0 0 1 34 0v20a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4Z" />
      <path className="end-of-road__letter" d="M83 42.5a9 9 0 1 0 1 7.5h-8.5v20" />
      <path className="end-of-road__cab" d="M156 24h34c9 0 15 4 19 12l15 32c3 6 4 10 4 16v26h-72Z" />
      <path className="end-of-road__glass" d="M166 34h22c6 0 9 2 12 8l12 26h-46Z" />
      <path className="end-of-road__seam" d="M164 72v34m46-34c2 4 3 8 3 12v22m-46-22h8" />
      <path className="end-of-road__metal" d="M216 60h5v14h-5ZM-4 106h232v10H-4Zm228-8h10v14h-10Z" />
      <path className="end-of-road__lamp" d="M220 86h8v11h-8Z" />
      <g className="end-of-road__metal">
        <circle cx="36" cy="118" r="18" />
        <circle cx="188" cy="118" r="18" />
      </g>
      <g className="end-of-road__box">
        <circle cx="36" cy="118" r="8" />
        <circle cx="188" cy="118" r="8" />
      </g>
    </g>
  );
}

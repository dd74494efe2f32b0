/** The road that leads out to the hills and stops short of them, with one of our trucks at its end. */
export function EndOfRoad() {
  return (
    <svg
      className="end-of-road"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className="end-of-road__sun" cx="930" cy="170" r="70" />
      <path
        className="end-of-road__far"
        d="M0 250 150 190l120 40 190-110 150 90 130-50 180 90 160-80 170 70 190-50v240H0Z"
      />
      <path
        className="end-of-road__near"
        d="M0 330c180-60 320-70 520-30s380 40 560-10 260-40 360-10v200H0Z"
      />
      <path className="end-of-road__ground" d="M0 380c300-34 560-30 800-12s460 8 640-10v122H0Z" />
      <path className="end-of-road__road" d="M0 412h770l26 10-8 12 22 8-16 14H0Z" />
      <path className="end-of-road__line" d="M0 434h700" />
      <g className="end-of-road__truck" transform="translate(520 322)">
        <path className="end-of-road__shadow" d="M-8 102h206l14 8H-4Z" />
        <path className="end-of-road__box" d="M0 0h128v82H0Z" />
        <path className="end-of-road__stripe" d="M0 54h128v10H0Z" />
        <path className="end-of-road__cab" d="M132 22h28c10 0 16 6 20 16l10 24c2 4 2 8 2 12v8h-60Z" />
        <path className="end-of-road__glass" d="M140 32h19c6 0 9 3 12 10l7 18h-38Z" />
        <path className="end-of-road__chassis" d="M0 82h192v8H0Z" />
        <path className="end-of-road__lamp" d="M184 68h8v8h-8Z" />
        <g className="end-of-road__wheels">
          <circle cx="34" cy="92" r="15" />
          <circle cx="158" cy="92" r="15" />
        </g>
        <g className="end-of-road__hubs">
          <circle cx="34" cy="92" r="6" />
          <circle cx="158" cy="92" r="6" />
        </g>
      </g>
    </svg>
  );
}

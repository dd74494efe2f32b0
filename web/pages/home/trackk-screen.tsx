import type { TrackkContent } from "#content/schema/home.ts";

type Screen = TrackkContent["screen"];

/** Where the places stand on the map, in drawing units. */
const placesAt = [
  { x: 92, y: 118 },
  { x: 196, y: 292 },
  { x: 330, y: 206 },
  { x: 476, y: 128 },
] as const;

/** The dashboard as a drawing: a map with rounds on it, the vehicles, the assistant. */
export function TrackkScreen({ screen }: { readonly screen: Screen }) {
  return (
    <svg className="trackk-screen" viewBox="0 0 960 600" role="img" aria-label={screen.alt}>
      <rect className="trackk-screen__frame" width="960" height="600" rx="22" />
      <CityMap places={screen.places} />
      <Rounds />
      <VehicleList screen={screen} />
      <Conversation chat={screen.chat} />
    </svg>
  );
}

function CityMap({ places }: { readonly places: readonly string[] }) {
  return (
    <>
      <rect className="trackk-screen__map" x="18" y="18" width="566" height="564" rx="12" />
      <path
        className="trackk-screen__park"
        d="M372 40h118l22 70-64 44-92-30ZM44 392l98-30 52 68-30 96-120 18Z"
      />
      <path
        className="trackk-screen__street"
        d="M18 96 584 42M18 176 584 118M18 262 584 198M18 352 584 282M18 446 584 372M18 536 584 466M96 18 176 582M214 18 294 582M332 18 412 582M452 18 532 582"
      />
      <path
        className="trackk-screen__road"
        d="M18 60 130 132 248 270 420 402 584 470M40 582 196 292 330 206 476 128 584 96"
      />
      {places.map((place, position) => (
        <text
          key={place}
          className="trackk-screen__place"
          x={placesAt[position]?.x}
          y={(placesAt[position]?.y ?? 0) - 18}
        >
          {place}
        </text>
      ))}
    </>
  );
}

/** Three rounds in their own colours; a vehicle is where its bright line ends. */
function Rounds() {
  return (
    <>
      <path className="trackk-screen__ahead" d="M330 206 404 168 476 128 532 190 510 300" />
      <path className="trackk-screen__round" d="M196 292 258 250 330 206" />
      <path className="trackk-screen__round" data-tone="amber" d="M92 118 130 132 176 190 226 244" />
      <path className="trackk-screen__round" data-tone="sky" d="M508 436 420 402 352 350 300 408 240 470" />
      {placesAt.map(({ x, y }) => (
        <circle key={x} className="trackk-screen__stop" cx={x} cy={y} r="7" />
      ))}
      <Marker x={330} y={206} tone="lime" />
      <Marker x={226} y={244} tone="amber" />
      <Marker x={240} y={470} tone="sky" />
    </>
  );
}

function Marker({ x, y, tone }: { readonly x: number; readonly y: number; readonly tone: string }) {
  return (
    <g className="trackk-screen__marker" data-tone={tone} transform={`translate(${x} ${y})`}>
      <circle r="17" />
      <path d="M2-10-7 2h5.500L-3 10 7-3H1Z" />
    </g>
  );
}

function VehicleList({ screen }: { readonly screen: Screen }) {
  return (
    <>
      <text className="trackk-screen__heading" x="612" y="62">
        {screen.today}
      </text>
      {screen.vehicles.map((vehicle, position) => (
        <g key={vehicle.plate} transform={`translate(612 ${94 + position * 84})`}>
          <path className="trackk-screen__rule" d="M0 0H330" />
          <text className="trackk-screen__strong" y="31">
            {vehicle.model}
          </text>
          <text className="trackk-screen__quiet" y="56">
            {vehicle.plate}
          </text>
          <text className="trackk-screen__status" x="330" y="31">
            {vehicle.status}
          </text>
          <rect className="trackk-screen__charge" x="222" y="46" width="62" height="9" rx="4.5" />
          <rect
            className="trackk-screen__charge"
            data-full
            x="222"
            y="46"
            width={(vehicle.charge * 62) / 100}
            height="9"
            rx="4.5"
          />
          <text className="trackk-screen__status" x="330" y="56">
            {vehicle.charge}%
          </text>
        </g>
      ))}
    </>
  );
}

function Conversation({ chat }: { readonly chat: Screen["chat"] }) {
  return (
    <>
      <path className="trackk-screen__rule" d="M612 430H942" />
      <rect className="trackk-screen__asked" x="690" y="452" width="252" height="46" rx="16" />
      <text className="trackk-screen__strong" x="816" y="481" textAnchor="middle">
        {chat.question}
      </text>
      <rect className="trackk-screen__answered" x="612" y="510" width="330" height="54" rx="16" />
      <text className="trackk-screen__answer" x="777" y="543" textAnchor="middle">
        {chat.answer}
      </text>
    </>
  );
}

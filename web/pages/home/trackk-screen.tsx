import { Fragment } from "react";
import type { TrackkContent } from "#content/schema/home.ts";

type Screen = TrackkContent["screen"];

/** The places on the map, in drawing units. Their names do not overlap the routes. */
const placesAt = [
  { x: 74, y: 90, name: { x: 96, y: 66 } },
  { x: 178, y: 274, name: { x: 226, y: 312 } },
  { x: 312, y: 188, name: { x: 268, y: 158 } },
  { x: 458, y: 110, name: { x: 458, y: 86 } },
] as const;

/** The dashboard as a drawing: a map with three routes, beside or above the vehicles and the assistant. */
export function TrackkScreen({ screen }: { readonly screen: Screen }) {
  return (
    <div className="trackk-screen" role="img" aria-label={screen.alt}>
      <svg
        className="trackk-screen__map"
        viewBox="0 0 566 564"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Streets />
        <Rounds />
        {screen.places.map((place, index) => (
          <text key={place} className="trackk-screen__place" {...placesAt[index]?.name}>
            {place}
          </text>
        ))}
      </svg>
      <svg
        className="trackk-screen__panel"
        viewBox="0 0 330 564"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <VehicleList screen={screen} />
        <Conversation chat={screen.chat} />
      </svg>
    </div>
  );
}

function Streets() {
  return (
    <>
      <path
        className="trackk-screen__park"
        d="M354 22h118l22 70-64 44-92-30ZM26 374l98-30 52 68-30 96-120 18Z"
      />
      <path
        className="trackk-screen__street"
        d="M0 78 566 24M0 158 566 100M0 244 566 180M0 334 566 264M0 428 566 354M0 518 566 448M78 0 158 564M196 0 276 564M314 0 394 564M434 0 514 564"
      />
      <path
        className="trackk-screen__road"
        d="M0 42 112 114 230 252 402 384 566 452M22 564 178 274 312 188 458 110 566 78"
      />
    </>
  );
}

/** Three routes in their own colours. The vehicle is at the end of the bright part. */
function Rounds() {
  return (
    <>
      <path className="trackk-screen__ahead" d="M312 188 458 110" />
      <path className="trackk-screen__round" pathLength={1} d="M178 274 312 188" />
      <path className="trackk-screen__round" pathLength={1} data-tone="amber" d="M74 90 112 114 196 212" />
      <path className="trackk-screen__round" pathLength={1} data-tone="sky" d="M490 420 402 384 290 298" />
      <path
        className="trackk-screen__stop"
        d={placesAt.map(({ x, y }) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join("")}
      />
      <Marker x={312} y={188} tone="lime" />
      <Marker x={196} y={212} tone="amber" />
      <Marker x={290} y={298} tone="sky" />
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

/** The vehicles in rows. Lines, batteries and charges are one path each: Home's elements are counted. */
function VehicleList({ screen }: { readonly screen: Screen }) {
  const rows = screen.vehicles.map((vehicle, index) => ({ ...vehicle, y: 72 + index * 84 }));
  return (
    <>
      <text className="trackk-screen__heading" y="40">
        {screen.today}
      </text>
      <path className="trackk-screen__rule" d={[...rows, chatAt].map(({ y }) => `M0 ${y}H330`).join("")} />
      <path
        className="trackk-screen__battery"
        d={rows.map(({ y }) => `M241 ${y + 43.5}h34v13h-34Zm35.5 4v5`).join("")}
      />
      <path
        className="trackk-screen__charge"
        d={rows.map(({ y, charge }) => `M243 ${y + 45.5}h${charge * 0.3}v9H243Z`).join("")}
      />
      {rows.map(({ plate, model, status, late, charge, y }) => (
        <Fragment key={plate}>
          <text className="trackk-screen__strong" y={y + 31}>
            {model}
          </text>
          <text className="trackk-screen__quiet" y={y + 56}>
            {plate}
          </text>
          <text className="trackk-screen__status" data-late={late} x="330" y={y + 31}>
            {status}
          </text>
          <text className="trackk-screen__status" x="330" y={y + 56}>
            {charge}%
          </text>
        </Fragment>
      ))}
    </>
  );
}

/** Where the conversation begins, below a line. */
const chatAt = { y: 408 };

function Conversation({ chat }: { readonly chat: Screen["chat"] }) {
  return (
    <>
      <path
        className="trackk-screen__asked"
        d="M108 430h206a16 16 0 0 1 16 16v32h-222a16 16 0 0 1-16-16v-16a16 16 0 0 1 16-16Z"
      />
      <text x="211" y="460" textAnchor="middle">
        {chat.question}
      </text>
      <path
        className="trackk-screen__answered"
        d="M16 494h252a16 16 0 0 1 16 16v16a16 16 0 0 1-16 16H0v-32a16 16 0 0 1 16-16Z"
      />
      <text x="142" y="524" textAnchor="middle">
        {chat.answer}
      </text>
    </>
  );
}

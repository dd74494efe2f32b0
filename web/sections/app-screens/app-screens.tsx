import type { ReactNode } from "react";
import { appScreens } from "#content/en/app-screens.ts";
import { vehicles } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./app-screens.css";

const { customer, driver } = appScreens;

/** The vehicles on the drawing; the first is chosen. */
const offered = vehicles.slice(0, 3);

/** The customer's app: from where to where, which vehicle, and one button. Inside a labelled image. */
export function CustomerScreen() {
  return (
    <Phone app="customer">
      <text className="phone__heading" x="24" y="76">
        {customer.title}
      </text>
      <rect className="phone__field" x="20" y="98" width="280" height="112" rx="16" />
      <path className="phone__trail" d="M44 134v40" />
      <circle className="phone__from" cx="44" cy="128" r="6" />
      <rect className="phone__to" x="38" y="174" width="12" height="12" rx="2" />
      <Pair x={66} y={124} label={customer.pickUp} value={customer.pickUpPlace} />
      <Pair x={66} y={174} label={customer.drop} value={customer.dropPlace} />
      <text className="phone__label" x="24" y="246">
        {customer.choose}
      </text>
      {offered.map((vehicle, index) => (
        <g key={vehicle.id} transform={`translate(20 ${262 + index * 82})`}>
          <rect
            className="phone__choice"
            data-chosen={index === 0 || undefined}
            width="280"
            height="70"
            rx="16"
          />
          <foreignObject x="-8" y="2" width="106" height="66">
            <Picture name={vehicle.picture} sizes="5rem" decorative />
          </foreignObject>
          <text className="phone__value" x="96" y="32">
            {vehicle.title}
          </text>
          <text className="phone__label phone__sizes" x="96" y="54">
            {formatQuantity(vehicle.specs.length)} · {formatQuantity(vehicle.specs.weightCapacity)}
          </text>
        </g>
      ))}
      <rect className="phone__action" x="20" y="524" width="280" height="58" rx="29" />
      <text className="phone__action-words" x="160" y="559">
        {customer.book(offered[0]?.title ?? "")}
      </text>
      <text className="phone__note" x="160" y="610">
        {customer.pay}
      </text>
    </Phone>
  );
}

/** The driver's app: a request that can be accepted. */
export function DriverScreen() {
  return (
    <Phone app="driver">
      <path
        className="phone__streets"
        d="M0 96 320 40M0 190 320 128M0 290 320 222M70 0 130 340M186 0 246 340"
      />
      <path className="phone__route" d="M98 232 86 170 202 148 190 88" />
      <circle className="phone__from" cx="98" cy="232" r="9" />
      <rect className="phone__to" x="182" y="78" width="17" height="17" rx="3" />
      <path className="phone__sheet" d="M0 336q0-28 28-28h264q28 0 28 28v304H0Z" />
      <text className="phone__heading" x="24" y="358">
        {driver.title}
      </text>
      <text className="phone__label" x="24" y="384">
        {driver.distance}
      </text>
      <Pair x={24} y={418} label={customer.pickUp} value={customer.pickUpPlace} />
      <Pair x={24} y={470} label={customer.drop} value={customer.dropPlace} />
      <rect className="phone__action" x="20" y="524" width="172" height="58" rx="29" />
      <text className="phone__action-words" x="106" y="559">
        {driver.accept}
      </text>
      <text className="phone__refuse" x="246" y="559">
        {driver.refuse}
      </text>
      <text className="phone__note" x="160" y="612">
        {driver.verified}
      </text>
    </Phone>
  );
}

function Phone({ app, children }: { readonly app: string; readonly children: ReactNode }) {
  return (
    <svg
      className="phone"
      data-app={app}
      viewBox="-10 -10 340 660"
      // A flatter box cuts its foot off.
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect className="phone__body" x="-10" y="-10" width="340" height="660" rx="46" />
      <clipPath id={`phone-${app}`}>
        <rect width="320" height="640" rx="36" />
      </clipPath>
      <g clipPath={`url(#phone-${app})`}>
        <rect className="phone__screen" width="320" height="640" />
        {children}
        <circle className="phone__bar" cx="160" cy="24" r="7" />
      </g>
    </svg>
  );
}

interface PairProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly value: string;
}

function Pair({ x, y, label, value }: PairProps) {
  return (
    <>
      <text className="phone__label" x={x} y={y}>
        {label}
      </text>
      <text className="phone__value" x={x} y={y + 22}>
        {value}
      </text>
    </>
  );
}

import { TruckIcon } from "../icon/footer-icons.tsx";
import { StoreBadge } from "./store-badge.tsx";

const badge = <StoreBadge href="/" label="Customer app" icon={<TruckIcon />} />;

export const examples = [
  { name: "on paper", element: badge },
  { name: "on the brand's ground", element: <div className="on-brand">{badge}</div> },
];

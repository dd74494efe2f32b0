import { circle, type Icon, svgIcon } from "./svg-icon.tsx";

/* Icons that neither the shell nor Home shows: they travel with the inner pages. */

export const CheckIcon: Icon = (props) => svgIcon("m5 12.5 4.5 4.5L19 7.5", props);
export const PinIcon: Icon = (props) =>
  svgIcon(
    "M12 21s7-6.2 7-11.2a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-8.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
    props,
  );
export const IdentityCardIcon: Icon = (props) =>
  svgIcon(
    "M3.5 5.500h17v13h-17Zm10 4.500h4m-4 4h4m-9-2.500a1.750 1.750 0 1 0 0-3.500 1.750 1.750 0 0 0 0 3.500Zm-2.500 4c0-3.300 5-3.300 5 0",
    props,
  );
export const LockIcon: Icon = (props) =>
  svgIcon("M5.500 10.500h13v10h-13Zm3 0v-3a3.500 3.500 0 0 1 7 0v3m-3.500 4v2", props);
export const ParcelIcon: Icon = (props) =>
  svgIcon("M12 3.5 4 7.5v9l8 4 8-4v-9Zm-8 4 8 4 8-4m-8 4v9M8 5.5l8 4", props);
export const BuildingIcon: Icon = (props) =>
  svgIcon("M5 20.5v-16h9v16m0-11h5v11M3 20.5h18M8 8.5h3M8 12h3m-3 3.5h3", props);
export const InfoIcon: Icon = (props) => svgIcon(`${circle}M12 11v5.500M12 7.600v.1`, props);
export const SuccessIcon: Icon = (props) => svgIcon(`${circle}m-4-8.8 3 3 5.2-6`, props);
export const WarningIcon: Icon = (props) => svgIcon("M12 4 2.8 19.500h18.400ZM12 10v4.200m0 2.700v.1", props);

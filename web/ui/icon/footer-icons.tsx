import { circle, type Icon, svgIcon } from "./svg-icon.tsx";

/* Icons of the footer. Some inner pages use them too. */

export const TruckIcon: Icon = (props) =>
  svgIcon(
    "M5.5 17.5H3V6h11v11.5H9.5M14 9.5h3.5L21 13v4.5h-2M14 17.5h1M7.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
    props,
  );
export const WheelIcon: Icon = (props) =>
  svgIcon(
    `${circle}m0-6.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-2.4-3.200L3.4 10m17.2 0-6.2 1.300M12 14.500V21`,
    props,
  );
export const LinkedInIcon: Icon = (props) =>
  svgIcon("M4 4h16v16H4Zm4 6.500v6m0-8.900v.1m4 8.800v-6m0 2.500c0-3.2 4.5-3.2 4.5 0v3.5", props);
export const InstagramIcon: Icon = (props) =>
  svgIcon(
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.7-8.200v.1",
    props,
  );
export const FacebookIcon: Icon = (props) =>
  svgIcon(
    "M14 21v-8h3l.5-3.500H14V8c0-1.3.7-2 2-2h1.800V3h-2.600C12.5 3 11 4.8 11 7.300v2.200H8V13h3v8Z",
    props,
  );
export const XIcon: Icon = (props) =>
  svgIcon("M4.5 4.500h3.700l11.3 15h-3.700ZM19 4.500l-6 6.600m-2.7 3L5 19.5", props);

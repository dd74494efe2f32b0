import { type Icon, svgIcon } from "./svg-icon.tsx";

/* The icons that every page shows at once. Those of the footer and of inner pages have files of their own, which keeps
   them out of the first load. */

export const ArrowRightIcon: Icon = (props) => svgIcon("M4 12h16m-6-6 6 6-6 6", props);
export const ArrowUpIcon: Icon = (props) => svgIcon("M12 20V4m-6 6 6-6 6 6", props);
export const ArrowUpRightIcon: Icon = (props) => svgIcon("M7 17 17 7M8 7h9v9", props);
export const ChevronDownIcon: Icon = (props) => svgIcon("m6 9 6 6 6-6", props);
export const CloseIcon: Icon = (props) => svgIcon("m6 6 12 12M18 6 6 18", props);
export const MenuIcon: Icon = (props) => svgIcon("M4 8.5h16M4 15.5h16", props);
export const SearchIcon: Icon = (props) =>
  svgIcon("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.75-1.75L20 20", props);
export const PhoneIcon: Icon = (props) =>
  svgIcon(
    "M5 4h3.3l1.6 4.2-2.1 1.6a12.6 12.6 0 0 0 6.4 6.4l1.6-2.1L20 15.7V19a1.6 1.6 0 0 1-1.7 1.5C10.4 20.1 3.9 13.6 3.5 5.7A1.6 1.6 0 0 1 5 4Z",
    props,
  );

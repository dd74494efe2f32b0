import * as footerIcons from "./footer-icons.tsx";
import * as icons from "./icon.tsx";
import * as pageIcons from "./page-icons.tsx";

export const examples = [
  ...Object.entries(icons),
  ...Object.entries(footerIcons),
  ...Object.entries(pageIcons),
].map(([name, Drawn]) => ({
  name,
  element: <Drawn />,
}));

import { SectionHead } from "./section-head.tsx";

export const examples = [
  {
    name: "a heading with its introduction",
    element: <SectionHead title="Our fleet" intro="Four electric vehicles, from the lane to the highway." />,
  },
];

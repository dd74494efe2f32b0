import { paths } from "#contract/routes.ts";
import { Banner } from "./banner.tsx";

export const examples = [
  { name: "title alone", element: <Banner title="Search" /> },
  {
    name: "with a lead and a trail",
    element: (
      <Banner
        title="Intercity"
        lead="Fixed routes from Mohali and Delhi. Electric all the way."
        trail={[{ label: "Services", to: paths.services }]}
      />
    ),
  },
];

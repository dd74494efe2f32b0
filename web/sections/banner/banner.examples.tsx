import { paths } from "#contract/routes.ts";
import { Banner } from "./banner.tsx";

export const examples = [
  { name: "title alone", element: <Banner title="Search" /> },
  {
    name: "with a lead and a trail",
    element: (
      <Banner
        title="Intercity"
        lead="Mohali to Delhi, Ludhiana, Jalandhar and Ambala. Delhi to Jaipur. Electric all the way."
        trail={[{ label: "Services", to: paths.services }]}
      />
    ),
  },
];

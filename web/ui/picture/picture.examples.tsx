import { Picture } from "./picture.tsx";

export const examples = [
  {
    name: "lazy, with words for those who do not see it",
    element: (
      <Picture name="hero-highway" sizes="20rem" alt="An electric truck on the highway in the morning sun" />
    ),
  },
  { name: "decorative, on any ground", element: <Picture name="vehicle-jem" sizes="20rem" decorative /> },
  {
    name: "on a pale ground by day, at dusk in the dark theme",
    element: <Picture name="freight-rail" sizes="20rem" alt="A goods train beside a loading platform" />,
  },
];

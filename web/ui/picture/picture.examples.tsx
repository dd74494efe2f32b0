import { Picture } from "./picture.tsx";

export const examples = [
  {
    name: "lazy, with words for those who do not see it",
    element: (
      <Picture name="hero-highway" sizes="20rem" alt="An electric truck on the highway at golden hour" />
    ),
  },
  { name: "decorative, on any ground", element: <Picture name="vehicle-jem" sizes="20rem" decorative /> },
  {
    name: "not in the manifest yet: a drawing stands in",
    element: <Picture name="no-such-picture" sizes="20rem" decorative fallback={<p>A drawing of ours</p>} />,
  },
];

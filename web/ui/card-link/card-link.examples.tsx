import { paths } from "#contract/routes.ts";
import { CardLink } from "./card-link.tsx";

export const examples = [
  {
    name: "of a card, which can be pressed anywhere",
    element: (
      <div style={{ position: "relative" }}>
        <CardLink to={paths.intercity}>Intercity</CardLink>
      </div>
    ),
  },
];

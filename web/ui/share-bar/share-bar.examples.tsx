import { plannerPath } from "#contract/routes.ts";
import { ShareBar } from "./share-bar.tsx";

export const examples = [
  {
    name: "of a result",
    element: <ShareBar title="Load" text="22 boxes fit" path={plannerPath} />,
  },
];

import { ShareBar } from "./share-bar.tsx";

export const examples = [
  {
    name: "of a result",
    element: <ShareBar title="Load" text="22 boxes fit" path="/services/services2?at=plan" />,
  },
];

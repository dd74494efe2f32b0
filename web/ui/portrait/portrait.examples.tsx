import { Portrait } from "./portrait.tsx";

export const examples = [
  { name: "square", element: <Portrait image="/people/ananya-rao.svg" /> },
  { name: "upright", element: <Portrait image="/people/karan-bedi.svg" upright /> },
];

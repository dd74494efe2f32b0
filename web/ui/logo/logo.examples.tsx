import { Logo } from "./logo.tsx";

export const examples = [
  { name: "on the page", element: <Logo /> },
  {
    name: "on the brand's ground",
    element: (
      <p className="on-brand">
        <Logo />
      </p>
    ),
  },
];

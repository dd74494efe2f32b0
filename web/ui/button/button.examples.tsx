import { paths } from "#contract/routes.ts";
import { ArrowRightIcon } from "../icon/icon.tsx";
import { Button, ButtonLink } from "./button.tsx";

export const examples = [
  { name: "primary", element: <Button>Send message</Button> },
  { name: "secondary", element: <Button tone="secondary">See the fleet</Button> },
  { name: "quiet", element: <Button tone="quiet">Try again</Button> },
  {
    name: "on-brand",
    element: (
      <p className="on-brand">
        <Button tone="on-brand">Book a truck</Button> <Button tone="secondary">See the routes</Button>
      </p>
    ),
  },
  { name: "busy", element: <Button busy>Sending…</Button> },
  { name: "waiting", element: <Button waiting>Send message</Button> },
  { name: "disabled", element: <Button disabled>Send message</Button> },
  {
    name: "link with an arrow",
    element: (
      <ButtonLink to={paths.contact}>
        Contact us <ArrowRightIcon />
      </ButtonLink>
    ),
  },
];

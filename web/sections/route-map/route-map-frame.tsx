import type { ReactNode, Ref } from "react";
import { intercity } from "#content/en/intercity.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import "./route-map-frame.css";

const { map: words } = intercity;

export interface RouteMapFrameProps {
  /** The list of routes; nothing while its code is on the way. */
  readonly choice?: ReactNode;
  /** The map, which fills its room. */
  readonly figure?: ReactNode;
  /** Whether a link leads on to the Intercity page. */
  readonly leadsOn?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** The heading of the routes, and the room for the choice and the map. */
export function RouteMapFrame({ choice, figure, leadsOn, ref }: RouteMapFrameProps) {
  return (
    <section className="route-map on-brand" aria-labelledby="route-map-title" ref={ref}>
      <div className="route-map__layout container">
        <div className="route-map__words">
          <h2 id="route-map-title">{words.title}</h2>
          <p className="route-map__intro">{words.intro}</p>
          <div className="route-map__choice">{choice}</div>
          {leadsOn && (
            <ButtonLink to={words.more.to} tone="on-brand">
              {words.more.label} <ArrowRightIcon />
            </ButtonLink>
          )}
        </div>
        <div className="route-map__room">{figure}</div>
      </div>
    </section>
  );
}

import { useRef } from "react";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { useIsNear } from "#web/loading/use-is-near.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";
import { RouteMapFrame } from "./route-map-frame.tsx";

const code = lazyCode("route-map", () => import("./route-map.tsx"));

/**
 * The route map on a page whose document has no room for it. The heading and the link to the Intercity page are in the
 * document; the map is loaded when the visitor comes near.
 */
export function LateRouteMap() {
  const frame = useRef<HTMLElement>(null);
  const { module } = useLazyCode(code, useIsNear(frame));
  return (
    <RouteMapFrame
      ref={frame}
      choice={module && <module.RouteChoice />}
      figure={module && <module.CorridorDrawing />}
      leadsOn
    />
  );
}

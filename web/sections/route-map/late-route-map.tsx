import { useEffect, useRef, useState } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";
import { RouteMapFrame } from "./route-map-frame.tsx";

const code = lazyCode("route-map", () => import("./route-map.tsx"));

/** How far outside the window the map is already wanted. */
const nearMargin = "900px 0px";

/**
 * The map of the routes on a page whose document has no room for it: the heading and the way to the Intercity page are
 * in the document, the map comes when the visitor does.
 */
export function LateRouteMap() {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const { module } = useLazyCode(code, isNear);
  useEffect(() => {
    const load = (): void => setNear(true);
    const stopWatching = frame.current && whenInView(frame.current, load, { rootMargin: nearMargin });
    // For the keyboard: the focus would pass a list that is not there yet.
    addEventListener("keydown", load, { once: true });
    return () => {
      stopWatching?.();
      removeEventListener("keydown", load);
    };
  }, []);
  return (
    <RouteMapFrame
      ref={frame}
      choice={module && <module.RouteChoice />}
      figure={module && <module.RouteFigure />}
      leadsOn
    />
  );
}

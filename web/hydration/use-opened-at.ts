import { useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * When the component appeared, in milliseconds since the document was opened. What is in the served document was there
 * from the start, however late its scripts come.
 */
export function useOpenedAt(): number {
  const hydrated = useHydrated();
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  return openedAt;
}

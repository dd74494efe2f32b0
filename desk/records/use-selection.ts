import { useState } from "react";

const nothing: ReadonlySet<string> = new Set();

/** The rows of a list that are selected, by their ids. */
export function useSelection() {
  const [selected, select] = useState(nothing);
  function toggle(id: string): void {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  }
  return { selected, select, toggle, clear: () => select(nothing) };
}

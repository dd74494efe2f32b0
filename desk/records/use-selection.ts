import { useState } from "react";

const none: ReadonlySet<string> = new Set();

/**
 * The rows of a list that are selected, by their ids. A row that leaves the list is selected no longer, and another
 * filter begins without any: what somebody does to the selection is done only to what they see.
 */
export function useSelection(rows: readonly { readonly id: string }[], filter: string) {
  const [chosen, setChosen] = useState({ filter, ids: none });
  const select = (ids: ReadonlySet<string>) => setChosen({ filter, ids });
  const ids = chosen.filter === filter ? chosen.ids : none;
  const selected = new Set(rows.map(({ id }) => id).filter((id) => ids.has(id)));

  function toggle(id: string): void {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  }
  return { selected, select, toggle, clear: () => select(none) };
}

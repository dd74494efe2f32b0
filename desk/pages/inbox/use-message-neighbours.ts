import { useState } from "react";
import type { MessageItem } from "#contract/desk/inbox.ts";

interface Neighbours {
  readonly previous: MessageItem | undefined;
  readonly next: MessageItem | undefined;
}

/**
 * The messages before and after the open one in its list. One that left the list, as an answered one leaves "To do",
 * keeps its place between its neighbours.
 */
export function useMessageNeighbours(
  items: readonly MessageItem[],
  id: string | undefined,
  filter: string,
): Neighbours {
  const index = items.findIndex((item) => item.id === id);
  const [last, setLast] = useState({ filter, index: 0 });
  if (index >= 0 && (last.index !== index || last.filter !== filter)) setLast({ filter, index });
  const left = id !== undefined && last.filter === filter ? last.index : 0;
  return {
    previous: items[(index >= 0 ? index : left) - 1],
    next: items[index >= 0 ? index + 1 : left],
  };
}

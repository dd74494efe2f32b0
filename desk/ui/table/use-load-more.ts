import { useEffect, useEffectEvent } from "react";

/** How near the end of what is loaded the next page is asked for, in rows. */
const ahead = 10;

interface LoadMore {
  readonly hasMore: boolean;
  /** How many rows are loaded. */
  readonly count: number;
  /** The last row that is in the document. */
  readonly last: number;
  readonly onMore: (() => void) | undefined;
}

/** Asks for the next page when the end of the list comes near. */
export function useLoadMore({ hasMore, count, last, onMore }: LoadMore): void {
  const load = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (hasMore && last >= count - ahead) load();
  }, [hasMore, last, count]);
}

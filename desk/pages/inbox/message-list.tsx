import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { MessageItem } from "#contract/desk/inbox.ts";
import { useLoadMore } from "#desk/ui/table/use-load-more.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { MessageRow } from "./message-row.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./message-list.css";

/** Before a row is measured, in pixels. */
const estimatedRow = 73;
/** A list this short shows its end without a word. */
const shortList = 10;

export interface MessageListProps {
  readonly items: readonly MessageItem[];
  /** What was searched for. */
  readonly terms: readonly string[];
  /** The statuses that the list is narrowed to. */
  readonly statuses: readonly string[];
  readonly chosen: string | undefined;
  readonly selected: ReadonlySet<string>;
  /** Undefined for those who may not change anything. */
  readonly onToggle: ((id: string) => void) | undefined;
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** The list of messages. Only the rows near the window are in the document, so a million messages cost no more. */
export function MessageList({
  items,
  terms,
  statuses,
  chosen,
  selected,
  onToggle,
  hasMore,
  onMore,
}: MessageListProps) {
  const { pathOf } = useInboxAddress();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRow,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;

  useLoadMore({ hasMore, count: items.length, last, onMore });

  const chosenIndex = items.findIndex((item) => item.id === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice scrolls
  useEffect(() => {
    if (chosenIndex >= 0) rows.scrollToIndex(chosenIndex, { align: "auto" });
  }, [chosen]);

  return (
    <div className="message-list" ref={scroller}>
      <ul role="list" className="message-list__rows" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className="message-list__row"
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={hasMore ? -1 : items.length}
                aria-posinset={index + 1}
              >
                <MessageRow
                  item={item}
                  terms={terms}
                  statuses={statuses}
                  to={pathOf(item.id)}
                  isChosen={item.id === chosen}
                  isSelected={selected.has(item.id)}
                  onToggle={onToggle && (() => onToggle(item.id))}
                />
              </li>
            )
          );
        })}
      </ul>
      {!hasMore && items.length > shortList && <p className="message-list__end">{inboxWords.listEnd}</p>}
    </div>
  );
}

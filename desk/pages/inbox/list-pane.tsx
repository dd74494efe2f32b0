import { type RefObject, useEffect, useMemo, useRef } from "react";
import { maxBulk } from "#contract/desk/limits.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import { useBulkChange, useInboxFound, type useInboxList } from "#desk/api/inbox.ts";
import { usePermission } from "#desk/api/session.ts";
import type { useSelection } from "#desk/records/use-selection.ts";
import { Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { FoundElsewhere, placesElsewhere } from "./found-elsewhere.tsx";
import { InboxBulkBar } from "./inbox-bulk-bar.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { partsOf, viewOf } from "./inbox-views.ts";
import { MessageList } from "./message-list.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./list-pane.css";

interface ListPaneProps {
  readonly list: ReturnType<typeof useInboxList>;
  /** The id of the open message. */
  readonly chosen: string | undefined;
  readonly selection: ReturnType<typeof useSelection>;
}

/** The list of messages below its head, or below what can be done with those that are selected. */
export function ListPane({ list, chosen, selection }: ListPaneProps) {
  const { query, filter } = useInboxAddress();
  const view = viewOf(filter);
  const mayWrite = usePermission("inbox.write");
  const bulk = useBulkChange();
  const { selected, select, toggle, clear } = selection;
  const items = list.rows;
  const q = query.get("q") ?? "";
  const terms = useMemo(() => searchTerms(q), [q]);
  const places = placesElsewhere(useInboxFound(q), view, q, items.length);
  const isInList = items.some(({ id }) => id === chosen);
  const isWhole = !list.hasNextPage && !list.isFetching;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenClosed(chosen, title);

  return (
    <section className="list-pane" aria-label={words.list} data-shortcuts>
      <InboxHead filter={filter} view={view} title={title} />
      {selected.size > 0 && (
        <InboxBulkBar
          items={items.filter((item) => selected.has(item.id))}
          selectable={Math.min(items.length, maxBulk)}
          onChange={(change, phrase, ownerName) => {
            bulk.mutate({ ids: [...selected], change, phrase, ownerName });
            clear();
          }}
          onClear={clear}
          onAll={() => select(new Set(items.slice(0, maxBulk).map((item) => item.id)))}
        />
      )}
      {list.error && !list.data && <Failed error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton shape="messages" lines={12} />}
      {list.data && items.length === 0 && <NothingListed view={view} places={places} />}
      {items.length > 0 && (
        <>
          {chosen !== undefined && !isInList && isWhole && (
            <p className="list-pane__found" role="status">
              {words.openElsewhere}
            </p>
          )}
          {terms.length > 0 && (
            <p className="list-pane__found" role="status">
              {words.found(items.length, list.hasNextPage)} <FoundElsewhere places={places} />
            </p>
          )}
          <MessageList
            items={items}
            terms={terms}
            statuses={partsOf(filter).status?.split(",") ?? []}
            chosen={chosen}
            selected={selected}
            onToggle={mayWrite ? toggle : undefined}
            hasMore={list.hasNextPage}
            onMore={list.readMore}
          />
        </>
      )}
    </section>
  );
}

/** What had the focus is gone with the message that was closed. */
function useFocusWhenClosed(chosen: string | undefined, title: RefObject<HTMLElement | null>): void {
  const before = useRef(chosen);
  useEffect(() => {
    const isClosed = before.current !== undefined && chosen === undefined;
    before.current = chosen;
    if (isClosed && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [chosen, title]);
}

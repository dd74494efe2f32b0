import { useEffect, useMemo, useRef, useState } from "react";
import type { InboxItem } from "#contract/desk/inbox.ts";
import { searchTerms } from "#contract/desk/search-terms.ts";
import { useBulkChange, useInboxFound, useInboxList, useMarkRead } from "#desk/api/inbox.ts";
import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { useMay } from "#desk/api/session.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { screenPage } from "#desk/navigation/addresses.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate } from "#desk/navigation/location.ts";
import { mostInBulk, useSelection } from "#desk/records/use-selection.ts";
import { Empty, Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { cappedCount } from "#desk/words/common.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { FoundElsewhere, placesElsewhere } from "./found-elsewhere.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { filterOf, viewOf } from "./inbox-views.ts";
import { MessageDetail } from "./message-detail.tsx";
import { MessageList } from "./message-list.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./inbox.css";

/** The inbox: the list beside the chosen message; on a phone one or the other. */
export function InboxPage({ id }: { readonly id: string | undefined }) {
  const { query, filter, listPage, pageOf } = useInboxAddress();
  const view = viewOf(filter);
  const list = useInboxList(filter);
  const mayWrite = useMay("inbox.write");
  const markRead = useMarkRead();
  const bulk = useBulkChange();
  const { selected, select, toggle, clear } = useSelection();
  const items = list.rows;
  const terms = useMemo(() => searchTerms(query.get("q") ?? ""), [query]);
  const statuses = new URLSearchParams(filter).get("status")?.split(",") ?? [];
  const index = items.findIndex((item) => item.id === id);
  const q = query.get("q") ?? "";
  const found = useInboxFound(q);
  const places = placesElsewhere(found, view, q, items.length);

  // A message that left the list, as an answered one leaves "To do", keeps its place between its neighbours.
  const [place, setPlace] = useState({ filter, index: 0 });
  if (index >= 0 && (place.index !== index || place.filter !== filter)) setPlace({ filter, index });
  const left = id !== undefined && place.filter === filter ? place.index : 0;
  const next = items[index >= 0 ? index + 1 : left];
  const previous = items[(index >= 0 ? index : left) - 1];
  /** What has the focus goes with the open message, so the next one takes it. */
  const goesOn = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  useEffect(() => {
    const isClosed = before.current !== undefined && id === undefined;
    before.current = id;
    if (isClosed && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [id]);

  useDocumentTitle(inboxWords.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other messages to select
  useEffect(clear, [filter]);

  function open(item: InboxItem | undefined): void {
    if (!item) return;
    goesOn.current = true;
    navigate(pageOf(item.id), { replace: id !== undefined });
  }
  function backToList(): void {
    navigate(listPage);
  }
  /** After a message was dealt with: the next one, or back to the list when it was the last. */
  function goOn(): void {
    if (next ?? previous) open(next ?? previous);
    else backToList();
  }

  useShortcuts({
    j: () => open(next),
    k: () => open(previous),
    x: () => id && mayWrite && toggle(id),
    u: () => {
      if (!id) return;
      markRead.mutate({ id, read: false });
      backToList();
    },
    Escape: () => (selected.size > 0 ? clear() : id && backToList()),
  });

  return (
    <div className="inbox" data-open={id !== undefined || undefined}>
      <section className="inbox__list" aria-label={inboxWords.list} data-shortcuts>
        <InboxHead filter={filter} view={view} title={title} />
        {selected.size > 0 && (
          <BulkBar
            items={items.filter((item) => selected.has(item.id))}
            selectable={Math.min(items.length, mostInBulk)}
            onChange={(change, done) => {
              bulk.mutate({ ids: [...selected], change, done });
              clear();
            }}
            onClear={clear}
            onAll={() => select(new Set(items.slice(0, mostInBulk).map((item) => item.id)))}
          />
        )}
        {list.error && !list.data && <Failed error={list.error} onRetry={() => list.refetch()} />}
        {list.isPending && <Skeleton shape="messages" lines={12} />}
        {list.data && items.length === 0 && (
          <Empty title={inboxWords.empty}>
            {q !== ""
              ? places.length > 0
                ? inboxWords.emptySearchHere
                : inboxWords.emptySearch
              : view && !query.has("from") && !query.has("to")
                ? inboxWords.emptyViews[view.id]
                : inboxWords.emptyFiltered}
            <FoundElsewhere places={places} />
            {filter !== filterOf(new URLSearchParams()) && (
              <Button tone="secondary" onClick={() => navigate(screenPage("inbox"))}>
                {inboxWords.emptyBack}
              </Button>
            )}
          </Empty>
        )}
        {id !== undefined && items.length > 0 && index < 0 && !list.hasNextPage && !list.isFetching && (
          <p className="inbox__found" role="status">
            {inboxWords.openElsewhere}
          </p>
        )}
        {items.length > 0 && terms.length > 0 && (
          <p className="inbox__found" role="status">
            {inboxWords.found(items.length, list.hasNextPage)} <FoundElsewhere places={places} />
          </p>
        )}
        {items.length > 0 && (
          <MessageList
            items={items}
            terms={terms}
            statuses={statuses}
            chosen={id}
            selected={selected}
            onToggle={mayWrite ? toggle : undefined}
            hasMore={list.hasNextPage}
            onMore={list.readMore}
          />
        )}
      </section>
      <section className="inbox__detail" aria-label={inboxWords.conversation}>
        {id === undefined ? (
          <NoneChosen onFirst={items[0] && (() => open(items[0]))} />
        ) : (
          <MessageDetail
            key={id}
            id={id}
            moves={{
              onBack: backToList,
              onDealtWith: goOn,
              onNext: next && (() => open(next)),
              onPrevious: previous && (() => open(previous)),
            }}
            keysElsewhere={selected.size > 0}
            takesFocus={goesOn.current}
          />
        )}
      </section>
    </div>
  );
}

/** In the place of a message: what waits, and the way to the first. */
function NoneChosen({ onFirst }: { readonly onFirst: (() => void) | undefined }) {
  const counts = useInboxCounts();
  return (
    <Empty title={inboxWords.noneChosen}>
      {counts && <p>{inboxWords.waitingHere(cappedCount(counts.new + counts.open), counts.overdue)}</p>}
      {onFirst && (
        <Button tone="secondary" onClick={onFirst}>
          {inboxWords.openFirst}
        </Button>
      )}
      <span className="keyboard-hint">{inboxWords.noneChosenText}</span>
    </Empty>
  );
}

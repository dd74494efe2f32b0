import { useState } from "react";
import type { MessageItem } from "#contract/desk/inbox.ts";
import { useInboxList, useMarkRead } from "#desk/api/inbox.ts";
import { usePermission } from "#desk/api/session.ts";
import { useShortcuts } from "#desk/browser/use-shortcuts.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate } from "#desk/navigation/location.ts";
import { useSelection } from "#desk/records/use-selection.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { ListPane } from "./list-pane.tsx";
import { MessageDetail } from "./message-detail.tsx";
import { NoneChosen } from "./none-chosen.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import { useMessageNeighbours } from "./use-message-neighbours.ts";
import "./inbox.css";

/** The inbox: the list beside the chosen message; on a phone one or the other. */
export function InboxPage({ id }: { readonly id: string | undefined }) {
  const { filter, listPath, pathOf } = useInboxAddress();
  const list = useInboxList(filter);
  const { previous, next } = useMessageNeighbours(list.rows, id, filter);
  const mayWrite = usePermission("inbox.write");
  const markRead = useMarkRead();
  const selection = useSelection(list.rows, filter);
  const hasSelection = selection.selected.size > 0;
  const [first] = list.rows;
  /** What has the focus goes with the open message, so the next one takes it. */
  const [movesOn, setMovesOn] = useState(false);
  useDocumentTitle(inboxWords.title);

  function open(item: MessageItem | undefined): void {
    if (!item) return;
    setMovesOn(true);
    navigate(pathOf(item.id), { replace: id !== undefined });
  }
  function backToList(): void {
    navigate(listPath);
  }
  /** After a message was dealt with: the next one, or back to the list when it was the last. */
  function goOn(): void {
    if (next ?? previous) open(next ?? previous);
    else backToList();
  }

  useShortcuts({
    j: () => open(next),
    k: () => open(previous),
    x: () => id && mayWrite && selection.toggle(id),
    u: () => {
      if (!id) return;
      markRead.mutate({ id, read: false });
      backToList();
    },
    Escape: () => (hasSelection ? selection.clear() : id && backToList()),
  });

  return (
    <div className="inbox" data-open={id !== undefined || undefined}>
      <ListPane list={list} chosen={id} selection={selection} />
      <section className="inbox__detail" aria-label={inboxWords.conversation}>
        {id === undefined ? (
          <NoneChosen onFirst={first && (() => open(first))} />
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
            keysElsewhere={hasSelection}
            takesFocus={movesOn}
          />
        )}
      </section>
    </div>
  );
}

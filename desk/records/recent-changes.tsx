import { useRecentChanges, useUndo } from "#desk/api/undo.ts";
import { Dialog } from "#desk/ui/dialog/dialog.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { changedWords } from "#desk/words/history.ts";
import { recentWords as words } from "#desk/words/recent.ts";
import { Button } from "#web/ui/button/button.tsx";

interface RecentChangesProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One's own changes of the last day, to take one back whose notice is gone. */
export function RecentChanges({ open, onClose }: RecentChangesProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.lead}>
      <Changes />
    </Dialog>
  );
}

function Changes() {
  const changes = useRecentChanges();
  const undoing = useUndo();
  if (!changes.data) return <QueryFallback query={changes} />;
  const { items } = changes.data;
  if (items.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <RowList>
      {items.map(({ undo, at, name, count, detail }) => {
        const whose = words.of(name, count);
        const what = changedWords(detail);
        return (
          <li key={undo}>
            <span className="row-list__text">
              <strong>{whose}</strong>
              <span className="quiet">
                {what} · <Time at={at} />
              </span>
            </span>
            <Button
              tone="secondary"
              aria-label={words.undoOne(whose)}
              busy={undoing.isPending && undoing.variables.undo === undo}
              onClick={() => undoing.mutate({ undo, what: `${whose}: ${what}` })}
            >
              {words.undo}
            </Button>
          </li>
        );
      })}
    </RowList>
  );
}

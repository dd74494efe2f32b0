import { useRecentChanges, useTakeBack } from "#desk/api/undo.ts";
import { Dialog } from "#desk/ui/dialog/dialog.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { NotRead } from "#desk/ui/state/state.tsx";
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
  const takeBack = useTakeBack();
  if (!changes.data) return <NotRead query={changes} />;
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
              aria-label={words.takeBackOne(whose)}
              busy={takeBack.isPending && takeBack.variables.undo === undo}
              onClick={() => takeBack.mutate({ undo, what: `${whose}: ${what}` })}
            >
              {words.takeBack}
            </Button>
          </li>
        );
      })}
    </RowList>
  );
}

import { useInboxCounts } from "#desk/api/inbox-counts.ts";
import { Empty } from "#desk/ui/state/state.tsx";
import { cappedCount } from "#desk/words/common.ts";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";

/** In the place of a message: what waits, and the way to the first. */
export function NoneChosen({ onFirst }: { readonly onFirst: (() => void) | undefined }) {
  const counts = useInboxCounts();
  return (
    <Empty title={words.noneChosen}>
      {counts && <p>{words.waitingHere(cappedCount(counts.new + counts.open), counts.overdue)}</p>}
      {onFirst && (
        <Button tone="secondary" onClick={onFirst}>
          {words.openFirst}
        </Button>
      )}
      <span className="keyboard-hint">{words.noneChosenText}</span>
    </Empty>
  );
}

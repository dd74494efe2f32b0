import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { Empty } from "#desk/ui/state/state.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { FoundElsewhere, type Place } from "./found-elsewhere.tsx";
import { filterOf, type InboxView } from "./inbox-views.ts";
import { useInboxAddress } from "./use-inbox-address.ts";

interface NothingListedProps {
  readonly view: InboxView | undefined;
  /** Where else messages are found. */
  readonly places: readonly Place[];
}

/** In the place of the list: why it is empty, and where to go on. */
export function NothingListed({ view, places }: NothingListedProps) {
  const { query, filter } = useInboxAddress();
  return (
    <Empty title={words.empty}>
      {reason(query, view, places)}
      <FoundElsewhere places={places} />
      {filter !== filterOf(new URLSearchParams()) && (
        <Button tone="secondary" onClick={() => navigate(screenPath("inbox"))}>
          {words.emptyBack}
        </Button>
      )}
    </Empty>
  );
}

function reason(query: URLSearchParams, view: InboxView | undefined, places: readonly Place[]): string {
  if (query.get("q")) return places.length > 0 ? words.emptySearchHere : words.emptySearch;
  if (view && !query.has("from") && !query.has("to")) return words.emptyViews[view.id];
  return words.emptyFiltered;
}

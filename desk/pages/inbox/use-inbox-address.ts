import { useMemo } from "react";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { queryOf } from "#desk/navigation/query.ts";
import { filterOf } from "./inbox-views.ts";

/** In the address: the open message is shown with all others of its writer. */
const together = "together";

/** What the address says of the inbox, and the addresses that go with it. */
export function useInboxAddress() {
  const location = useDeskLocation();
  const query = useMemo(() => queryOf(location.query, { [together]: "" }), [location.query]);
  return {
    query,
    filter: filterOf(query),
    listPath: screenPath("inbox", query),
    pathOf: (messageId: string) => recordPath("message", messageId, query),
    isTogether: location.query.has(together),
    showTogether: (isTogether: boolean) =>
      navigate(withQuery(location, { [together]: isTogether ? "1" : "" })),
  };
}

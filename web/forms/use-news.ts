import { useEffect, useRef, useState } from "react";
import type { PostedForm } from "#contract/posted-form.ts";
import type { SubmitOutcome } from "#web/api/submit.ts";
import type { FormState, FormStore } from "./form-store.ts";

/** What did not come with the document: an outcome, or that the page was left before one came. */
export type News = SubmitOutcome | "interrupted";

/**
 * What there is to say about a form's sending.
 *
 * @param onNews called once for each piece of news. It is old if it came while another page was open.
 */
export function useNews(
  store: Pick<FormStore<unknown>, "wasInterrupted">,
  { busy, outcome }: FormState<unknown>,
  posted: PostedForm | undefined,
  onNews: (news: News, isOld: boolean) => void,
): News | undefined {
  const opening = useOpening(store);
  const openedWith = useRef(outcome);
  const told = useRef<News>(undefined);
  const news = newsOf();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece of news
  useEffect(() => {
    if (!news || news === told.current) return;
    told.current = news;
    onNews(news, news === openedWith.current);
  }, [news]);
  return news;

  function newsOf(): News | undefined {
    if (busy || opening === "opening") return undefined;
    return outcome ?? (opening === "interrupted" && !posted ? "interrupted" : undefined);
  }
}

/**
 * Whether the page is still opening. News appears a moment later: the document is the same for all visitors, and screen
 * readers announce only what changes in a live region that they know.
 */
function useOpening(store: Pick<FormStore<unknown>, "wasInterrupted">): "opening" | "opened" | "interrupted" {
  const [opening, setOpening] = useState<"opening" | "opened" | "interrupted">("opening");
  useEffect(() => setOpening(store.wasInterrupted() ? "interrupted" : "opened"), [store]);
  return opening;
}

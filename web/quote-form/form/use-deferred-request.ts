import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { largestCapacity } from "#content/loads/plan-load.ts";
import { readLoadLine } from "#contract/loads/text/read-load.ts";
import { type QuoteRequest, quoteRequestQuery } from "#contract/quote-request.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { placeIn } from "../trip/places.ts";

/**
 * The request that is answered: the typed one, deferred until after the next paint. The fields show by themselves what is
 * typed, and packing a full truck takes a slow phone more than a tenth of a second.
 */
export function useDeferredRequest() {
  const [request, setRequest] = useState<QuoteRequest>();
  const cancelUpdate = useRef((): void => {});

  function deferRequest(typed: QuoteRequest | undefined): void {
    const focused = document.activeElement?.getAttribute("name");
    cancelUpdate.current();
    cancelUpdate.current = afterPaint(() =>
      startTransition(() => setRequest((before) => typed && withoutHalfTyped(typed, focused, before))),
    );
  }

  /** Answers a quote request at once, as it is. */
  function answerNow(typed: QuoteRequest): void {
    cancelUpdate.current();
    flushSync(() => setRequest(typed));
  }

  return { request, deferRequest, answerNow };
}

/**
 * The request without what is still being typed: an unknown place and an unreadable load in the focused field count as
 * empty. Nothing is shown that belongs to an earlier text.
 */
function withoutHalfTyped(
  typed: QuoteRequest,
  focused: string | null | undefined,
  before: QuoteRequest | undefined,
): QuoteRequest {
  const isHalfTyped = (name: "from" | "to"): boolean => name === focused && !placeIn(typed[name]);
  const isReadable = ["boxes", "weight"].includes(readLoadLine(typed.load, largestCapacity).kind);
  const request = {
    ...typed,
    from: isHalfTyped("from") ? "" : typed.from,
    to: isHalfTyped("to") ? "" : typed.to,
    load: focused !== "load" || isReadable ? typed.load : "",
  };
  // The same object, so that the same request is not answered again.
  return before && quoteRequestQuery(before) === quoteRequestQuery(request) ? before : request;
}

import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { largestCapacity } from "#content/loads/plan-load.ts";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { readLoadLine } from "#contract/loads/text/read-load.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { placeIn } from "../trip/places.ts";

/**
 * The enquiry that is answered: the typed one, deferred until after the next paint. The fields show by themselves what is
 * typed, and packing a full truck takes a slow phone more than a tenth of a second.
 */
export function useDeferredEnquiry() {
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const cancelUpdate = useRef((): void => {});

  function deferEnquiry(typed: Enquiry | undefined): void {
    const focused = document.activeElement?.getAttribute("name");
    cancelUpdate.current();
    cancelUpdate.current = afterPaint(() =>
      startTransition(() => setEnquiry((before) => typed && withoutHalfTyped(typed, focused, before))),
    );
  }

  /** Answers an enquiry at once, as it is. */
  function answerNow(typed: Enquiry): void {
    cancelUpdate.current();
    flushSync(() => setEnquiry(typed));
  }

  return { enquiry, deferEnquiry, answerNow };
}

/**
 * The enquiry without what is still being typed: an unknown place and an unreadable load in the focused field count as
 * empty. Nothing is shown that belongs to an earlier text.
 */
function withoutHalfTyped(
  typed: Enquiry,
  focused: string | null | undefined,
  before: Enquiry | undefined,
): Enquiry {
  const isHalfTyped = (name: "from" | "to"): boolean => name === focused && !placeIn(typed[name]);
  const isReadable = ["boxes", "weight"].includes(readLoadLine(typed.load, largestCapacity).kind);
  const enquiry = {
    ...typed,
    from: isHalfTyped("from") ? "" : typed.from,
    to: isHalfTyped("to") ? "" : typed.to,
    load: focused !== "load" || isReadable ? typed.load : "",
  };
  // The same object, so that the same enquiry is not answered again.
  return before && enquiryQuery(before) === enquiryQuery(enquiry) ? before : enquiry;
}

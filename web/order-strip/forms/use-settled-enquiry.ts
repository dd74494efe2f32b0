import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Enquiry, enquiryQuery } from "#contract/enquiry.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { readLoadLine } from "../load/read-load.ts";
import { placeIn } from "../trip/places.ts";

/**
 * The enquiry that is answered. It follows what is typed after the next paint: the fields show by themselves what is
 * typed, and packing a full truck takes some hundredths of a second.
 */
export function useSettledEnquiry() {
  const [settled, setSettled] = useState<Enquiry>();
  const cancelUpdate = useRef((): void => {});

  function follow(next: Enquiry | undefined): void {
    const focused = document.activeElement?.getAttribute("name");
    cancelUpdate.current();
    cancelUpdate.current = afterPaint(() =>
      startTransition(() => setSettled((before) => next && settle(next, focused, before))),
    );
  }

  /** Answers an enquiry at once, as it is. */
  function settleNow(enquiry: Enquiry): void {
    cancelUpdate.current();
    flushSync(() => setSettled(enquiry));
  }

  return { settled, follow, settleNow };
}

/**
 * What is answered of an enquiry. A place that is still being typed counts once it is known. While a load is being
 * changed and cannot be read, the load before stays answered.
 */
function settle(next: Enquiry, focused: string | null | undefined, before: Enquiry | undefined): Enquiry {
  const isOpen = (name: "from" | "to"): boolean => name === focused && !placeIn(next[name]);
  const isReadable = ["boxes", "weight"].includes(readLoadLine(next.load).kind);
  const settled = {
    ...next,
    from: isOpen("from") ? "" : next.from,
    to: isOpen("to") ? "" : next.to,
    load: focused !== "load" || isReadable || next.load === "" ? next.load : (before?.load ?? ""),
  };
  // The same enquiry is not answered again.
  return before && enquiryQuery(before) === enquiryQuery(settled) ? before : settled;
}

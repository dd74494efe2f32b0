import { useMemo, useState } from "react";
import { requestedLoad } from "#content/loads/requested-load.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { answerTrip, noOptions, type TripAnswer, type TripOptions, tripOf } from "../answer/trip-answer.ts";
import { tripOptions } from "../quote/strip-drafts.ts";

/** The answer to an enquiry, by what the visitor has chosen in the answer. */
export function useTripAnswer(enquiry: Enquiry | undefined) {
  const [options, setOptions] = useState(tripOptions.read() ?? noOptions);
  const text = enquiry?.load ?? "";
  const load = useMemo(() => requestedLoad(text), [text]);

  /** The answer to another enquiry, such as the typed one, which is deferred. */
  function answerTo(other: Enquiry): TripAnswer {
    return answerTrip(other, other.load === text ? load : requestedLoad(other.load), options);
  }

  const answer = enquiry && answerTo(enquiry);

  function changeOptions(changed: Partial<TripOptions>): void {
    if (!answer) return;
    const next = { ...answer.options, ...changed, trip: tripOf(enquiry) };
    tripOptions.set(next);
    setOptions(next);
  }

  return { answer, answerTo, changeOptions };
}

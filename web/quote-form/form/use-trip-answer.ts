import { useMemo, useState } from "react";
import { requestedLoad } from "#content/loads/requested-load.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import {
  answerTrip,
  noOptions,
  type TripAnswer,
  type TripOptions,
  tripKeyOf,
} from "../answer/trip-answer.ts";
import { tripOptions } from "../request/quote-drafts.ts";

/** The answer to a quote request, by what the visitor has chosen in the answer. */
export function useTripAnswer(request: QuoteRequest | undefined) {
  const [options, setOptions] = useState(tripOptions.read() ?? noOptions);
  const text = request?.load ?? "";
  const load = useMemo(() => requestedLoad(text), [text]);

  /** The answer to another request, such as the typed one, which is deferred. */
  function answerTo(other: QuoteRequest): TripAnswer {
    return answerTrip(other, other.load === text ? load : requestedLoad(other.load), options);
  }

  const answer = request && answerTo(request);

  function changeOptions(changed: Partial<TripOptions>): void {
    if (!answer) return;
    const next = { ...answer.options, ...changed, trip: tripKeyOf(request) };
    tripOptions.set(next);
    setOptions(next);
  }

  return { answer, answerTo, changeOptions };
}

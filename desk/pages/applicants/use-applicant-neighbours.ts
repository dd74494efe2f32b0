import { useEffect, useState } from "react";
import type { ApplicantItem } from "#contract/desk/applicants.ts";
import { useApplicantList } from "#desk/api/applicants.ts";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { listBefore, navigate } from "#desk/navigation/location.ts";
import { pickQuery, queryOf } from "#desk/navigation/query.ts";
import { filters, isListView } from "./applicant-view.ts";

/** Somebody who opens the address of an applicant far down a list does not wait for all of it. */
const maxSearched = 500;

interface Neighbours {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/**
 * Who stands before and after an applicant: in the list from which somebody came, or in the stage on the board. After a
 * move to another stage the neighbours are still those of the stage in which the applicant stood.
 */
export function useApplicantNeighbours({ id, stage }: ApplicantItem): Neighbours {
  const [filter] = useState(() => {
    const { searchParams } = new URL(listBefore(screenPath("applicants")), window.location.origin);
    const listed = pickQuery(searchParams, filters);
    return isListView(searchParams)
      ? listed
      : queryOf(listed, { stage: stage.id, sort: "entered" }).toString();
  });
  const { rows, hasNextPage, readMore } = useApplicantList(filter);
  const index = rows.findIndex((one) => one.id === id);
  const [lastIndex, setLastIndex] = useState(index);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);

  const isSought = lastIndex < 0 && rows.length < maxSearched;
  const isLast = index >= 0 && index === rows.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was read
  useEffect(() => {
    if (hasNextPage && (isSought || isLast)) readMore();
  }, [hasNextPage, isSought, isLast, rows.length]);

  const goTo = (row: ApplicantItem | undefined) =>
    row && (() => navigate(recordPath("applicant", row.id), { replace: true }));
  // Without the applicant, who has left the list, the next one stands in the same place.
  return {
    onPrevious: goTo(rows[lastIndex - 1]),
    onNext: lastIndex < 0 ? undefined : goTo(rows[index >= 0 ? index + 1 : lastIndex]),
  };
}

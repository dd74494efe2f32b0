/** The filters that the address holds and the API takes. */
export const filters = ["q", "job", "stage", "mentioned", "erasure", "box", "owner", "sort", "from", "to"];

/**
 * Clears the filters under which the list is shown. They leave a few applicants in many stages, which a board would
 * spread out.
 */
export const nothingNarrowed = {
  mentioned: undefined,
  q: undefined,
  stage: undefined,
  erasure: undefined,
  box: undefined,
  sort: undefined,
};

type View = "board" | "list";
const viewKey = "desk-applicants-view";

export function chooseView(view: View): void {
  localStorage.setItem(viewKey, view);
}

/** Whether an address shows the list. If it says nothing, this browser shows what it showed last. */
export function isListView(query: URLSearchParams): boolean {
  const isNarrowed = Object.keys(nothingNarrowed).some((name) => query.has(name));
  return isNarrowed || (query.get("view") ?? localStorage.getItem(viewKey)) === "list";
}

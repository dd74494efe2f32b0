/** The filters that the address holds and the API takes. */
export const filters = ["q", "job", "stage", "mentioned", "erasure", "box", "owner", "sort", "from", "to"];

/** What these let through is a handful out of all stages, and would be out of sight on a board: the list shows it. */
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

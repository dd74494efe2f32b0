import type { SearchDocument } from "../search-index.ts";

/** What the search finds, one entry a page, in words of the page itself. */
export const searchDocuments: readonly SearchDocument[] = [];

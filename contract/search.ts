/** One page found by the search; the answer of `GET /api/v1/search?q=` lists them best first. */
export interface SearchHit {
  readonly path: string;
  readonly title: string;
  /** A sentence or two around the first words that matched. Plain text. */
  readonly excerpt: string;
}
export interface SearchAnswer {
  readonly query: string;
  /** Other words that the query was understood as: "vehicle" for "gaadi". Empty if they found nothing more. */
  readonly understood: readonly string[];
  readonly hits: readonly SearchHit[];
}

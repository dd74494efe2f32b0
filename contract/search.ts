import { z } from "zod";

/** The answer of `GET /api/v1/search?q=`. */
export const searchAnswerSchema = z.object({
  /** As it was typed, but for identity numbers, which are masked. */
  query: z.string(),
  /** Other words for the query that found more: "vehicle" for "gaadi". */
  understood: z.array(z.string()).readonly(),
  /** Tools that answer the query better than a page: the load planner for goods, the quote form for a trip. */
  offers: z.array(z.object({ to: z.string(), label: z.string(), text: z.string() })).readonly(),
  /**
   * The pages that were found, best first. `excerpt` is plain text around the best sentence; `section` is the id of its
   * section, on pages whose sections have addresses.
   */
  hits: z
    .array(
      z.object({
        path: z.string(),
        title: z.string(),
        excerpt: z.string(),
        section: z.string().optional(),
      }),
    )
    .readonly(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

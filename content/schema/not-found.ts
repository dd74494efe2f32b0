import { z } from "zod";

export const notFoundSchema = z.strictObject({
  code: z.string().length(3),
  title: z.string().max(40),
  text: z.string().max(160),
  home: z.string().max(40),
});
export type NotFoundContent = z.infer<typeof notFoundSchema>;

import { z } from "zod";

/** Every failure of the API has this body: words that a visitor can act on, never a stack. */
export const apiErrorSchema = z.object({ message: z.string() });
export type ApiError = z.infer<typeof apiErrorSchema>;

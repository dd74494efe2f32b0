import { z } from "zod";

/**
 * The body of every error of the API: words that a visitor can act on, never a stack trace. `field` names the wrong
 * field, if one field is wrong, so that a form can show the words beside it.
 */
export const apiErrorSchema = z.object({ message: z.string(), field: z.string().optional() });
export type ApiError = z.infer<typeof apiErrorSchema>;

import { z } from "zod";

/**
 * Every failure of the API has this body: words that a visitor can act on, never a stack trace. `field` names the
 * field at fault, if it is one field, so that a form can show the words beside it.
 */
export const apiErrorSchema = z.object({ message: z.string(), field: z.string().optional() });
export type ApiError = z.infer<typeof apiErrorSchema>;

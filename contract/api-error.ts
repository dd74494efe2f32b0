import { z } from "zod";

/**
 * Every failure of the API has this body: words that a visitor can act on, never a stack. `field` names the field
 * of the body that has to be mended, where it is one field's fault, so that a form can say it there.
 */
export const apiErrorSchema = z.object({ message: z.string(), field: z.string().optional() });
export type ApiError = z.infer<typeof apiErrorSchema>;

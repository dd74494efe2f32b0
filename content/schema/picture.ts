import { z } from "zod";

/** The name of a file in art/masters/ without its ending; `npm run content:check` says if there is none. */
export const pictureNameSchema = z.string().min(3).max(40);

/** A picture and what it shows, for people who do not see it. */
export const pictureSchema = z.strictObject({ name: pictureNameSchema, alt: z.string().min(20).max(160) });
export type PictureContent = z.infer<typeof pictureSchema>;

import { z } from "zod";
import { pictureNameSchema } from "./picture.ts";

export const notFoundSchema = z.strictObject({
  code: z.string().length(3),
  title: z.string().max(40),
  text: z.string().max(160),
  home: z.string().max(40),
  picture: pictureNameSchema,
});
export type NotFoundContent = z.infer<typeof notFoundSchema>;

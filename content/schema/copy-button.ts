import { z } from "zod";

/** The button that copies a text. */
export const copyButtonSchema = z.strictObject({
  copy: z.string().min(1).max(20),
  /** What a screen reader hears after the press. */
  copied: z.string().min(1).max(40),
});

export type CopyButtonContent = z.infer<typeof copyButtonSchema>;

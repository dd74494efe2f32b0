import { z } from "zod";

const words = z.string().min(2).max(40);

export const shareBarSchema = z.strictObject({ share: words, print: words, copied: words });
export type ShareBarContent = z.infer<typeof shareBarSchema>;

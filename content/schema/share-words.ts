import { z } from "zod";

const words = z.string().min(2).max(40);

export const shareWordsSchema = z.strictObject({ share: words, print: words, copied: words });
export type ShareWords = z.infer<typeof shareWordsSchema>;

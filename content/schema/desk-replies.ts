import { z } from "zod";

const replyFields = {
  title: z.string().min(5).max(40),
  text: z.string().min(60).max(800).startsWith("Dear {name},\n\n"),
};

/** Three for messages, which keep the subject of the message, and three for applicants. */
export const firstSavedRepliesSchema = z
  .array(
    z.discriminatedUnion("part", [
      z.strictObject({ part: z.literal("inbox"), subject: z.literal(""), ...replyFields }),
      z.strictObject({ part: z.literal("applicants"), subject: z.string().min(5).max(80), ...replyFields }),
    ]),
  )
  .length(6);

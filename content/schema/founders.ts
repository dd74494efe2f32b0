import { z } from "zod";
import { personImageSchema } from "./person-image.ts";

const founderSchema = z.strictObject({
  role: z.enum(["CEO", "CTO", "COO"]),
  image: personImageSchema,
  /** The role in full. */
  title: z.string().max(40),
  name: z.string().min(3).max(40),
  /** What this person answers for, in one sentence. */
  responsibility: z.string().min(20).max(120),
  linkedinUrl: z.url({ protocol: /^https$/ }),
});

export const foundersSchema = z.strictObject({
  title: z.string().max(60),
  text: z.string().min(20).max(200),
  /** Said as long as one of the portraits is a drawing. */
  drawingsNote: z.string().max(60),
  /** The words of the profile link. */
  profile: z.string().max(40),
  entries: z.array(founderSchema).length(3),
});

export type Founder = z.infer<typeof founderSchema>;
export type FoundersContent = z.infer<typeof foundersSchema>;

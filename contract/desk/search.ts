import { z } from "zod";
import { applicantItemSchema } from "./applicants.ts";
import { messageItemSchema } from "./inbox.ts";

export const deskSearchSchema = z.object({
  messages: z.array(messageItemSchema),
  applicants: z.array(applicantItemSchema),
  jobs: z.array(z.object({ id: z.string(), title: z.string(), city: z.string() })),
});
export type DeskSearch = z.infer<typeof deskSearchSchema>;

import { z } from "zod";
import { applicationSchema } from "#contract/applicants.ts";
import { siteLinkSchema } from "./link.ts";
import { pictureNameSchema, pictureSchema } from "./picture.ts";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(200);
const note = z.strictObject({ title: words, text: z.string().min(2).max(320) });
const fieldWords = z.strictObject({ label: z.string().max(40), hint: z.string().min(2).max(320).optional() });

export const hiringSchema = z.strictObject({
  picture: pictureSchema,
  jobs: z.strictObject({
    title: words,
    /** Beside it, also while the list is being loaded. */
    lead: words,
    loading: words,
    apply: z.string().min(2).max(20),
    /** What the page says when nothing is open. */
    none: z.strictObject({ picture: pictureNameSchema, title: words, text: words, link: siteLinkSchema }),
    /** Shown when loading the list fails. */
    failed: z.strictObject({ title: words, text: words, retry: words }),
  }),
  /** What search engines read about a job, beyond its title and city. */
  posting: z.strictObject({
    description: templateSchema<[title: string, city: string]>(),
  }),
  form: z.strictObject({
    title: words,
    another: words,
    lead: words,
    fields: z.record(applicationSchema.keyof(), fieldWords),
    /** Below an Aadhar number whose digits cannot be right. */
    lookAgain: words,
    chooseJob: words,
    /** In its place while the jobs are still being loaded. */
    chosenJob: words,
    send: words,
    sending: words,
    /** After the reference: when the team answers. */
    next: words,
  }),
  alerts: z.strictObject({ sent: words, notAccepted: words, serverError: words }),
  panel: z.strictObject({
    title: words,
    call: note,
    documents: note,
    data: note,
    policy: siteLinkSchema,
  }),
});
export type HiringContent = z.infer<typeof hiringSchema>;

import { z } from "zod";
import { freightKinds } from "#contract/freight-kinds.ts";
import { pictureNameSchema } from "./picture.ts";

const freightKindSchema = z.strictObject({
  id: z.enum(freightKinds),
  title: z.string().min(1).max(24),
  text: z.string().min(20).max(200),
  picture: pictureNameSchema,
  /** What its link to the service's page says. */
  more: z.string().max(40),
});

export const freightSchema = z.strictObject({
  /** False until the owner has confirmed what is offered. */
  reviewed: z.boolean(),
  title: z.string().max(60),
  kinds: z.array(freightKindSchema).length(6),
  /** The way to the load planner. */
  plan: z.strictObject({
    text: z.string().max(60),
    link: z.strictObject({ to: z.string(), label: z.string() }),
  }),
  booking: z.strictObject({ title: z.string().max(60), call: z.string().max(60) }),
});

export type FreightKind = z.infer<typeof freightKindSchema>;
export type FreightContent = z.infer<typeof freightSchema>;

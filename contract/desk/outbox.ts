import { z } from "zod";
import { idSchema, listOf, pageOf, pageQuerySchema, timeSchema } from "./common.ts";
import { type DeliveryKind, deliveryKinds, recordKinds } from "./kinds.ts";

/** In the order of lists: what was given up comes first. */
export const undeliveredStatuses = ["dead", "pending"] as const;
const statuses = [...undeliveredStatuses, "delivered"] as const;
export type OutboxStatus = (typeof statuses)[number];

export const channelNames = ["mail", "webhook"] as const;
export type ChannelName = (typeof channelNames)[number];

export const outboxQuerySchema = pageQuerySchema.extend({
  status: listOf(statuses),
  channel: z.enum(channelNames).optional(),
});

const outboxItemSchema = z.object({
  id: idSchema,
  channel: z.enum(channelNames),
  kind: z.enum(Object.keys(deliveryKinds) as DeliveryKind[]),
  /** The message or applicant of the delivery; null if the reader may not see it, or it was erased. */
  subject: z
    .object({ type: z.enum(recordKinds), id: idSchema, label: z.string(), name: z.string() })
    .nullable(),
  status: z.enum(statuses),
  attempts: z.number().int(),
  createdAt: timeSchema,
  /** When a pending delivery is tried next. */
  dueAt: timeSchema.nullable(),
  finishedAt: timeSchema.nullable(),
  lastError: z.string().nullable(),
});
export type OutboxItem = z.infer<typeof outboxItemSchema>;

export const outboxPageSchema = pageOf(outboxItemSchema).extend({
  /** False without SMTP_URL: mails wait. */
  mailConfigured: z.boolean(),
  webhookConfigured: z.boolean(),
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

export const retriedSchema = z.object({ retried: z.number().int() });

import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import { templateSchema } from "./template.ts";

const words = z.string().min(2).max(240);
const label = z.string().min(2).max(40);

export const oceanFreightSchema = z.strictObject({
  /** False until the owner has confirmed what is offered. */
  reviewed: z.boolean(),
  picture: pictureSchema,
  title: z.string().max(60),
  description: z.array(z.string().min(40).max(400)).min(1),
  offered: z.strictObject({
    title: z.string().max(60),
    services: z.array(z.strictObject({ title: label, text: z.string().min(20).max(160) })).min(3),
  }),
  form: z.strictObject({
    title: z.string().max(60),
    lead: words,
    groups: z.strictObject({ sender: label, route: label, load: label, extras: label }),
    fields: z.strictObject({
      name: label,
      email: label,
      phone: label,
      freightType: label,
      departure: label,
      delivery: label,
      incoterms: label,
      weight: label,
      height: label,
      width: label,
      length: label,
      fragile: label,
      expressDelivery: label,
      insurance: label,
      packaging: label,
    }),
    /** The first choice of both selects. */
    undecided: label,
    incoterms: z
      .array(z.strictObject({ code: z.string().length(3), meaning: z.string().max(60) }))
      .length(11),
    send: label,
    /** Beside the button: nothing is sent from this page. */
    note: words,
  }),
  /** What the request says once it stands in the contact form. */
  request: z.strictObject({
    subject: templateSchema<[freight: string, departure: string, delivery: string]>(),
    /** Stands for the freight when no type was chosen. */
    anyFreight: label,
    noExtras: label,
  }),
});

export type OceanFreightContent = z.infer<typeof oceanFreightSchema>;

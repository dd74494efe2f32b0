import { z } from "zod";
import { siteLinkSchema } from "./link.ts";
import { pictureNameSchema, pictureSchema } from "./picture.ts";

export const heroSlideSchema = z.strictObject({
  id: z.string(),
  /** `<name>-tall` is its cut for phones. */
  picture: pictureNameSchema,
  alt: z.string().min(20).max(200),
  title: z.string().min(4).max(48),
  text: z.string().min(20).max(200),
  /** The main link and another. */
  actions: z.tuple([siteLinkSchema, siteLinkSchema]),
});

export const heroSchema = z.strictObject({
  label: z.string(),
  slides: z.array(heroSlideSchema).length(3),
});

export const estimationSchema = z.strictObject({
  title: z.string().max(60),
  /** In rupees. */
  range: z.strictObject({ from: z.number(), to: z.number(), caption: z.string().max(120) }),
  steps: z
    .array(
      z.strictObject({
        title: z.string().max(40),
        text: z.string().max(240),
        /** The id says which sign stands beside it. */
        points: z.array(z.strictObject({ id: z.string(), text: z.string().max(90) })),
      }),
    )
    .length(3),
});

export const whySchema = z.strictObject({
  title: z.string().max(60),
  intro: z.string().max(320),
  points: z
    /** The id says which sign stands beside the point. */
    .array(z.strictObject({ id: z.string(), title: z.string().max(40), text: z.string().max(160) }))
    .min(2)
    .max(12),
  action: siteLinkSchema,
  picture: pictureSchema,
});

export const trackkSchema = z.strictObject({
  title: z.string().max(60),
  text: z.string().max(320),
  points: z.array(z.strictObject({ title: z.string().max(40), text: z.string().max(160) })).length(3),
  action: siteLinkSchema,
  screen: z.strictObject({
    alt: z.string().max(320),
    caption: z.string().max(80),
    today: z.string(),
    vehicles: z
      .array(
        z.strictObject({
          plate: z.string(),
          model: z.string(),
          status: z.string(),
          late: z.literal(true).optional(),
          charge: z.number().min(0).max(100),
        }),
      )
      .length(4),
    places: z.array(z.string()).length(4),
    chat: z.strictObject({ question: z.string(), answer: z.string() }),
  }),
});

export const onDemandSchema = z.strictObject({
  title: z.string().max(60),
  text: z.string().max(320),
  steps: z.array(z.string().max(90)).min(2).max(6),
  action: siteLinkSchema,
});

export type HeroContent = z.infer<typeof heroSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type EstimationContent = z.infer<typeof estimationSchema>;
export type WhyContent = z.infer<typeof whySchema>;
export type TrackkContent = z.infer<typeof trackkSchema>;
export type OnDemandContent = z.infer<typeof onDemandSchema>;

import { z } from "zod";
import { personImageSchema } from "./person-image.ts";

export const testimonialSchema = z.strictObject({
  id: z.string(),
  image: personImageSchema,
  quote: z.string().min(40).max(240),
  name: z.string().min(3).max(40),
  designation: z.string().max(40),
});

export const testimonialsSchema = z.strictObject({
  title: z.string().max(60),
  quotesLabel: z.string(),
  peopleLabel: z.string(),
  /** Said as long as one of the portraits is a drawing. */
  drawingsNote: z.string().max(60),
  /** A carousel shows three at a time. */
  entries: z.array(testimonialSchema).min(3),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
export type TestimonialsContent = z.infer<typeof testimonialsSchema>;

import { z } from "zod";

export const testimonialSchema = z.strictObject({
  id: z.string(),
  quote: z.string().min(40).max(240),
  name: z.string().min(3).max(40),
  designation: z.string().max(40),
});

export const testimonialsSchema = z.strictObject({
  title: z.string().max(60),
  quotesLabel: z.string(),
  peopleLabel: z.string(),
  entries: z.array(testimonialSchema).length(10),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
export type TestimonialsContent = z.infer<typeof testimonialsSchema>;

import { z } from "zod";

export const clientSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(2).max(24),
});

export const clientsSchema = z.strictObject({
  title: z.string().max(60),
  carouselLabel: z.string(),
  /** The carousel shows three columns of two logos. */
  clients: z.array(clientSchema).min(6),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientsContent = z.infer<typeof clientsSchema>;

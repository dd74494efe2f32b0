import { z } from "zod";

/** By route id. The company's name is added after it, unless the title already holds it. */
export const pageTitlesSchema = z.record(z.string(), z.string().min(3).max(60));

/** By route id, for crawlers and link previews. */
export const pageDescriptionsSchema = z.record(z.string(), z.string().min(70).max(160));

import { z } from "zod";
import { templateSchema } from "./template.ts";

const sentence = z.union([z.string().min(1).max(240), templateSchema<never[]>()]);

/** Words without a shape of their own: labels, alerts and short sentences by name. */
const words = () => z.record(z.string(), z.union([sentence, z.record(z.string(), sentence)]));

export const apiMessagesSchema = words();
export const carouselWordsSchema = words();
export const failureTextSchema = words();
export const formMessagesSchema = words();
export const honeypotSchema = words();
export const noticesSchema = words();
export const scriptsNoticeSchema = words();
export const slowPageSchema = sentence;

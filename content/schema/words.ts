import { z } from "zod";

const sentence = z.string().min(1).max(240);

/** A sentence with something to fill in, such as a slide's number. */
const template = z.custom<(...values: never[]) => string>((value) => typeof value === "function");

/** Words without a shape of their own: labels, alerts and short sentences by name. */
const words = () => z.record(z.string(), z.union([sentence, template, z.record(z.string(), sentence)]));

export const apiMessagesSchema = words();
export const carouselWordsSchema = words();
export const failureTextSchema = words();
export const formAnswerSchema = words();
export const honeypotSchema = words();
export const noticesSchema = words();

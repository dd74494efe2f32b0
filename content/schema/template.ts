import { z } from "zod";

/** A sentence with something to fill in, such as a slide's number: content writes it as a function. */
export function templateSchema<Values extends readonly unknown[]>() {
  return z.custom<(...values: Values) => string>((value) => typeof value === "function");
}

import { z } from "zod";

const mailAddress = z.email().max(254);

/** The visitor's mail address if what was typed is one: the form's field takes any text. */
export function replyAddress(email: string): string | undefined {
  return mailAddress.safeParse(email.trim()).data;
}

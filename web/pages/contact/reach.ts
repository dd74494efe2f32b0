import { contact } from "#content/en/contact.ts";
import { phoneDigits } from "#contract/digits.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import { shortPhoneNote } from "#web/ui/field/short-phone.ts";

/** How the team reaches the visitor who sent a message. */
export interface Reach {
  readonly text: string;
  /** Whether there is a number to call or an address to write to. */
  readonly isReachable: boolean;
}

const { reach: words } = contact.form;

/**
 * By what was typed as phone number and email. The form accepts any text there, so a number with a digit too few shows
 * here first.
 */
export function reachOf({ phone, email }: Pick<ContactFields, "phone" | "email">): Reach {
  const address = email.trim();
  const canCall = phoneDigits(phone) !== null;
  const number = grouped(phone.trim());
  const canWrite = /^\S+@\S+\.\S+$/.test(address);
  if (canCall && canWrite) return { text: words.both(number, address), isReachable: true };
  if (canCall) return { text: words.phone(number), isReachable: true };
  const text = canWrite ? words.email(address, number) : words.nothing(number, address);
  return { text: `${text} ${shortPhoneNote(number)}`.trim(), isReachable: canWrite };
}

/** Ten digits in a row as people read them, "98000 00000". A number that was written in another way stays as it is. */
function grouped(number: string): string {
  return number.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}

import type { Enquiry } from "#contract/enquiry.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { stripKey } from "./strip-key.ts";
import type { TripOptions } from "./trip-answer.ts";

/** What the strip holds: the fields of both its forms, and what was chosen in the answer. */
export interface StripMemory {
  readonly trip?: Enquiry | undefined;
  readonly fleet?: Enquiry | undefined;
  readonly options?: TripOptions | undefined;
}

const kept = tabValue<StripMemory>(stripKey);

export function readStrip(): StripMemory {
  return kept.read() ?? {};
}

/** Keeps a part of it in this tab, until the message about it is sent (contact-form-store.ts). */
export function keepInStrip(part: StripMemory): void {
  const all = { ...kept.read(), ...part };
  if (Object.values(all).some(Boolean)) kept.keep(all);
  else kept.forget();
}

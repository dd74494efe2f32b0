import type { EnquiryService } from "#contract/enquiry.ts";
import { CorporateForm } from "./corporate-form.tsx";
import { TripForm } from "./trip-form.tsx";

/** The Corporates page asks for no trip. */
export function OrderForm({ service }: { readonly service?: EnquiryService | undefined }) {
  return service === "corporate" ? <CorporateForm /> : <TripForm service={service} />;
}

import type { QuoteService } from "#contract/quote-request.ts";
import { CorporateForm } from "./corporate-form.tsx";
import { TripForm } from "./trip-form.tsx";

/** The Corporates page asks for no trip. */
export function QuoteForm({ service }: { readonly service?: QuoteService | undefined }) {
  return service === "corporate" ? <CorporateForm /> : <TripForm service={service} />;
}

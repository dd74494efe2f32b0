import { site } from "#content/en/site.ts";
import "./print-head.css";

/** The head of a printed sheet: who we are and how to reach us. Not shown on a screen. */
export function PrintHead() {
  return (
    <p className="print-head" aria-hidden="true">
      <strong>{site.name}</strong> {site.phones[0]} · {site.email}
    </p>
  );
}

import type { PaymentNoteContent } from "#content/schema/service-page.ts";
import "./payment-note.css";

/** How a service is paid for, in a band of its own, so that the question does not come at the end. */
export function PaymentNote({ title, text }: PaymentNoteContent) {
  return (
    <section className="payment-note">
      <div className="payment-note__layout container">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

import type { PaymentNoteContent } from "#content/schema/service-page.ts";
import "./payment-note.css";

/** How a service is paid for, in a band of its own: a question that should not be left to the end. */
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

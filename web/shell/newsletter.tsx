import { type FormEvent, useState } from "react";
import { footer } from "#content/en/footer.ts";
import { WriteToUs } from "#web/ui/write-to-us/write-to-us.tsx";
import "./newsletter.css";

const words = footer.newsletter;

/**
 * The newsletter form. There is no newsletter yet, so nothing is sent: the answer says so, and where to write instead.
 * Without scripts, or if they cannot be loaded, the form says so beforehand, and `method="dialog"` keeps the browser
 * from sending the address anywhere. It is inconspicuous, because the footer is mainly about how to reach the company.
 */
export function Newsletter() {
  const [asked, setAsked] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 className="newsletter__title part-title" id="newsletter-title">
          {words.title}
        </h2>
        <p className="newsletter__lead">{words.lead}</p>
      </div>
      <div>
        <form className="newsletter__form" method="dialog" onSubmit={handleSubmit}>
          <input
            className="newsletter__input"
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={words.emailLabel}
            placeholder={words.emailLabel}
          />
          <button className="text-button" type="submit">
            {words.button}
          </button>
        </form>
        <div className="newsletter__answer" role="status">
          {asked && <WriteToUs notOpen={words.notOpen} writeTo={words.writeTo} />}
        </div>
        <div className="without-scripts">
          <WriteToUs notOpen={words.notOpen} writeTo={words.writeTo} />
        </div>
      </div>
    </section>
  );
}

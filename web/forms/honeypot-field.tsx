import { honeypot } from "#content/en/honeypot.ts";
import { honeypotField } from "#contract/form-signals.ts";

/**
 * A hidden field that only programs fill in. The server quarantines what comes with it and loses nothing. The field is
 * inert: keyboards, screen readers and autofill skip it, and three attributes ask password managers to do the same.
 */
export function HoneypotField() {
  return (
    <div className="visually-hidden" inert>
      <label>
        {honeypot.label}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

import { formTrap } from "#content/en/form-trap.ts";
import { trapField } from "#contract/form-signals.ts";

/**
 * A field for programs that fill in everything; what it catches is set aside, never lost. It is inert: no keyboard, screen
 * reader or autofill comes to it, and password managers are told so in their own words.
 */
export function TrapField() {
  return (
    <div className="visually-hidden" inert>
      <label>
        {formTrap.label}
        <input
          type="text"
          name={trapField}
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

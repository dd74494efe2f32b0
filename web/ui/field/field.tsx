import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type RetypeNoteAttributes, retypeNoteSuffix } from "#web/browser/form-attributes.ts";
import { ChevronDownIcon } from "../icon/icon.tsx";
import "./field.css";

/** The words of every field. */
export interface FieldWords {
  readonly label: string;
  /** Help that stays on screen, unlike a placeholder; an error takes its place. */
  readonly hint?: string | undefined;
  /** What is wrong, and how to correct it. */
  readonly error?: string | undefined;
}

/** The words of a field for text. */
interface TextWords extends FieldWords {
  /** For a field with a number that is not kept, and has to be typed again after a reload. */
  readonly retypeNote?: RetypeNote | undefined;
}

/** The words of a field for one line of text. */
interface LineWords extends TextWords {
  /** What is to be said of the text so far, in a live region; "" for nothing yet. It is no error. */
  readonly note?: string | undefined;
}

export interface RetypeNote {
  readonly text: string;
  /** The browser's own words at a press while the number is missing, until scripts run. */
  readonly ask: string;
  readonly isShown: boolean;
}

/** The attributes of a control. Those that a field sets itself cannot be given. */
type ControlProps<Tag extends "input" | "select" | "textarea", Own extends string = never> = Omit<
  ComponentProps<Tag>,
  "id" | "className" | "aria-describedby" | "aria-invalid" | Own
>;

export type TextFieldProps = LineWords & ControlProps<"input">;
type EmailFieldProps = LineWords &
  ControlProps<"input", "required" | "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck">;
type TextAreaFieldProps = TextWords & ControlProps<"textarea">;
type SelectFieldProps = FieldWords & ControlProps<"select">;
type CheckboxFieldProps = FieldWords & ControlProps<"input", "type">;

/** A text field with its label above. */
export function TextField({ label, hint, note, error, retypeNote, ...rest }: TextFieldProps) {
  const { id, attributes } = useControl({ hint, note, error, retypeNote });
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      note={note}
      error={error}
      retypeNote={retypeNote}
      required={rest.required}
    >
      <input type="text" {...rest} {...attributes} className="field__control" />
    </Field>
  );
}

/** A required mail address. It is plain text to the browser: what may be sent, the server says. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      required
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A field for several lines. It grows with the text where the browser can. */
export function TextAreaField({ label, hint, error, retypeNote, ...rest }: TextAreaFieldProps) {
  const { id, attributes } = useControl({ hint, error, retypeNote });
  const typed = useTypedText(id, rest.defaultValue);
  return (
    <Field id={id} label={label} hint={hint} error={error} retypeNote={retypeNote} required={rest.required}>
      <textarea rows={5} {...rest} {...attributes} {...typed} className="field__control" />
    </Field>
  );
}

/** A select; the children are `<option>`s. */
export function SelectField({ label, hint, error, children, ...rest }: SelectFieldProps) {
  const { id, attributes } = useControl({ hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error} required={rest.required}>
      <div className="field__select">
        <select {...rest} {...attributes} className="field__control">
          {children}
        </select>
        <ChevronDownIcon />
      </div>
    </Field>
  );
}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const { id, attributes } = useControl({ hint, error });
  return (
    <div className="field" data-kind="checkbox">
      <input {...rest} {...attributes} type="checkbox" className="field__control" />
      <Label id={id} label={label} required={rest.required} />
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldProps extends LineWords {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly children: ReactNode;
}

function Field({ id, label, hint, note, error, retypeNote, required, children }: FieldProps) {
  return (
    <div className="field">
      <Label id={id} label={label} required={required} />
      {children}
      <Notes id={id} hint={hint} error={error} />
      {note !== undefined && (
        <p className="field__note" id={`${id}-note`} role="status">
          {note}
        </p>
      )}
      {/* Always there: the boot script shows it before React does (web/drafts/early-drafts.ts). */}
      {retypeNote && (
        <p
          className="field__again"
          id={id + retypeNoteSuffix}
          hidden={!retypeNote.isShown}
          {...({ "data-ask": retypeNote.ask } satisfies RetypeNoteAttributes)}
        >
          {retypeNote.text}
        </p>
      )}
    </div>
  );
}

function Label({ id, label, required }: Pick<FieldProps, "id" | "label" | "required">) {
  return (
    <label className="field__label" htmlFor={id}>
      {label}
      {/* The control's own `required` is what screen readers say. */}
      {required && (
        <span className="field__required" aria-hidden="true">
          {" *"}
        </span>
      )}
    </label>
  );
}

function Notes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {hint && !error && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/**
 * The `defaultValue` of a textarea. If it is not empty, React writes it over text that was typed before the scripts
 * arrived (into a textarea only). So this takes the text of the control instead.
 */
function useTypedText(id: string, defaultValue: TextAreaFieldProps["defaultValue"]) {
  const [text] = useState(() => {
    if (typeof document === "undefined" || !defaultValue) return defaultValue;
    const control = document.getElementById(id);
    return control instanceof HTMLTextAreaElement ? control.value : defaultValue;
  });
  return defaultValue === undefined ? {} : { defaultValue: text };
}

/** The id that connects a control to its label, and the attributes that connect it to its notes. */
function useControl({ hint, note, error, retypeNote }: Omit<LineWords, "label">) {
  const id = useId();
  const notes = [
    hint && !error && `${id}-hint`,
    note && `${id}-note`,
    error && `${id}-error`,
    retypeNote?.isShown && id + retypeNoteSuffix,
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    attributes: { id, "aria-describedby": notes || undefined, "aria-invalid": error ? true : undefined },
  };
}

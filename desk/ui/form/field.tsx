import { type ComponentProps, type InputEvent, type InvalidEvent, useState } from "react";
import { common } from "#desk/words/common.ts";
import {
  CheckboxField as PlainCheckboxField,
  SelectField as PlainSelectField,
  TextAreaField as PlainTextAreaField,
  TextField as PlainTextField,
} from "#web/ui/field/field.tsx";

/*
 * The site's fields, which say below themselves what the browser finds wrong when their form is submitted. The
 * browser's own bubble would cover the next field, and go away.
 */

export function TextField(props: ComponentProps<typeof PlainTextField>) {
  return <PlainTextField {...props} {...useFoundWrong<HTMLInputElement>(props)} />;
}

export function TextAreaField(props: ComponentProps<typeof PlainTextAreaField>) {
  return <PlainTextAreaField {...props} {...useFoundWrong<HTMLTextAreaElement>(props)} />;
}

export function SelectField(props: ComponentProps<typeof PlainSelectField>) {
  return <PlainSelectField {...props} {...useFoundWrong<HTMLSelectElement>(props)} />;
}

export function CheckboxField(props: ComponentProps<typeof PlainCheckboxField>) {
  return <PlainCheckboxField {...props} {...useFoundWrong<HTMLInputElement>(props)} />;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps<C extends Control> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly onInput?: ((event: InputEvent<C>) => void) | undefined;
}

/**
 * The browser's error for an invalid field, until the field is valid. The first invalid field of a form gets the focus.
 */
function useFoundWrong<C extends Control>({ label, error, onInput }: FieldProps<C>) {
  const [found, setFound] = useState<string>();
  return {
    error: error ?? found,
    onInvalid(event: InvalidEvent<C>): void {
      const control = event.currentTarget;
      event.preventDefault();
      setFound(whatIsWrong(label, control));
      if ([...(control.form?.elements ?? [])].find(isWrong) === control) control.focus();
    },
    onInput(event: InputEvent<C>): void {
      onInput?.(event);
      if (event.currentTarget.validity.valid) setFound(undefined);
    },
  };
}

function isWrong(element: Element): boolean {
  // A fieldset is invalid as well when a field in it is.
  return "validity" in element && element.tagName !== "FIELDSET" && !(element as Control).validity.valid;
}

function whatIsWrong(label: string, { validity, validationMessage }: Control): string {
  if (validity.valueMissing) return common.missing(label);
  if (validity.typeMismatch) return common.noEmail;
  return validationMessage;
}

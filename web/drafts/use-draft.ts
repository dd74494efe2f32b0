import { type FormEvent, type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { type FormFields, fillFields, nonEmpty, readFields } from "./field-values.ts";
import type { FormDrafts } from "./form-drafts.ts";

/** @param typed the fields that the visitor had changed before the scripts came. */
type OnRestore<Fields> = (fields: Fields, typed: Partial<Fields>) => void;

/**
 * Keeps a form's draft. When the form appears, or when the scripts come to a form that is in the document already, what
 * was typed there so far joins the draft, and the draft fills in the other fields. In a layout effect, so that nothing
 * can be typed in between.
 *
 * What else fills a form in, such as its address, writes that into the draft first.
 *
 * @param initialValues those with which the form was rendered. What differs from them was typed.
 * @returns what keeps the draft from then on, for the form's `onInput`.
 */
export function useDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  drafts: FormDrafts<Fields>,
  initialValues: Partial<Fields> = {},
  onRestore: OnRestore<Fields> = () => {},
): (event: FormEvent<HTMLFormElement>) => void {
  const { emptyFields } = drafts;
  const restore = useEffectEvent(() => {
    if (!form.current) return;
    // From now on the draft keeps what is typed, and no longer the boot script (web/drafts/early-drafts.ts).
    form.current.dataset.hasCode = "";
    drafts.open();
    // What the boot script asks for, the form itself asks for now.
    for (const control of form.current.elements as Iterable<HTMLInputElement>) control.setCustomValidity("");
    const typed = changes({ ...emptyFields, ...initialValues }, readFields(form.current, emptyFields));
    const fields = { ...emptyFields, ...drafts.read()?.fields, ...typed };
    const filled = nonEmpty(fields);
    if (Object.keys(filled).length > 0) drafts.keep(fields);
    fillFields<Fields>(form.current, filled);
    onRestore(fields, typed);
  });
  useLayoutEffect(() => restore(), []);

  return ({ currentTarget }) => drafts.keep(readFields(currentTarget, emptyFields));
}

function changes<Fields extends FormFields<Fields>>(before: Fields, now: Fields): Partial<Fields> {
  const names = (Object.keys(now) as (keyof Fields)[]).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>;
}

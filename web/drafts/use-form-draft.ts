import { type FormEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { datasetOf, type FormAttributes } from "#web/browser/form-attributes.ts";
import { type DraftStore, maskedIn } from "./draft-store.ts";
import { type FormFields, fillFields, nonEmpty, readFields } from "./field-values.ts";
import { mergeInitialValues } from "./merge-initial-values.ts";
import { type RedactedFields, useRedactedFields } from "./use-redacted-fields.ts";

/** What the page's address prefills. The document has it too, among the rendered values. */
export interface FormPrefill<Fields> {
  /** The form is prefilled once for each address. */
  readonly address: string;
  /**
   * @param fields those of the form without the prefill.
   * @returns the prefilled fields.
   */
  fieldsFor(fields: Fields): Partial<Fields>;
  /** Called when the draft has the prefill. */
  onFilled?(): void;
}

export interface FormPost<Fields> {
  readonly result: FormPostResult<Partial<Fields>>;
  /**
   * Applies the result to the draft, before the draft is read.
   *
   * @returns whether the form was refused, and its fields are to be filled in now.
   */
  apply(): boolean;
}

export interface UseFormDraftOptions<Fields> {
  /** The values with which the form is rendered. Values that differ were typed. */
  readonly defaultValues?: Partial<Fields> | undefined;
  /** Given when the form was posted without scripts. */
  readonly post?: FormPost<Fields> | undefined;
  readonly prefill?: FormPrefill<Fields> | undefined;
  /** Called when the form has been filled in. `dirty`: what was typed before the form was hydrated. */
  onFill?(fields: Fields, dirty: Partial<Fields>): void;
}

export interface DraftedForm {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The props of the form's element. */
  readonly formProps: FormAttributes & {
    readonly ref: RefObject<HTMLFormElement | null>;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
  readonly redacted: RedactedFields;
}

/**
 * Keeps a form's draft. When the form is hydrated or appears on another page, form and draft open with the values of
 * `mergeInitialValues`. They do so in a layout effect: nothing can be typed in between, and notes beside fields are there
 * before the paint.
 */
export function useFormDraft<Fields extends FormFields<Fields>>(
  draftStore: DraftStore<Fields>,
  { defaultValues = {}, post, prefill, onFill }: UseFormDraftOptions<Fields> = {},
): DraftedForm {
  const { emptyFields } = draftStore;
  const formRef = useRef<HTMLFormElement>(null);
  const [rendered] = useState(() => [
    ...(post?.result.filledSecrets ?? []),
    ...maskedIn<Fields>(defaultValues),
  ]);
  const redacted = useRedactedFields(draftStore, rendered);

  const open = useEffectEvent(() => {
    const form = formRef.current;
    if (!form) return;
    const isOpen = datasetOf(form).hydrated !== undefined;
    // This also runs when the address has lost its prefill, which changes nothing in the form.
    if (isOpen && !prefill) return;
    if (!isOpen) redacted.continueAsking(stopEarlyDraft(form));
    const refused = post?.apply() ? post.result : undefined;
    const currentValues = readFields(form, emptyFields);
    const draft = draftStore.read(defaultValues);
    const { values, dirty } = mergeInitialValues<Fields>({
      emptyFields,
      // What was typed into an open form is in the draft already.
      defaultValues: isOpen ? currentValues : defaultValues,
      currentValues,
      draft: draft?.fields,
      refused: refused?.fields,
      prefill: prefill?.fieldsFor,
    });
    draftStore.open(values, refused?.filledSecrets ?? draft?.filledSecrets);
    prefill?.onFilled?.();
    // A draft also says which default values were deleted.
    fillFields<Fields>(form, draft ? values : nonEmpty(values));
    onFill?.(values, dirty);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useLayoutEffect(() => open(), [prefill?.address]);

  return {
    formRef,
    formProps: {
      ...draftStore.attributes,
      "data-prefill": post?.result.kind ?? (prefill && "address"),
      ref: formRef,
      onInput: ({ currentTarget }) => draftStore.save(readFields(currentTarget, emptyFields)),
    },
    redacted,
  };
}

/**
 * From now on this hook, not early-drafts.ts, saves what is typed, and the form itself asks for missing numbers.
 *
 * @returns the names of the fields for whose number the browser has already asked.
 */
function stopEarlyDraft(form: HTMLFormElement): readonly string[] {
  datasetOf(form).hydrated = "";
  // Pressed before (web/boot/busy-button.ts): the form says itself what became of it.
  form.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
  const controls = [...form.elements] as HTMLInputElement[];
  const asked = controls.filter(
    (control) => control.validity.customError && control.matches(":user-invalid"),
  );
  for (const control of controls) control.setCustomValidity("");
  return asked.map(({ name }) => name);
}

import { type FormEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { datasetOf, type FormAttributes } from "#web/browser/form-attributes.ts";
import { type FormFields, fillFields, nonEmpty, readFields } from "./field-values.ts";
import { type FormDrafts, maskedIn } from "./form-drafts.ts";
import { openingFields } from "./opening-fields.ts";
import { type NumbersToRetype, useNumbersToRetype } from "./use-numbers-to-retype.ts";

/** What the page's address fills into a form. The document has it too, among the rendered values. */
export interface AddressPrefill<Fields> {
  /** It is filled in once for each. */
  readonly address: string;
  /**
   * @param text what the form would hold without it.
   * @returns the fields that it fills in.
   */
  fieldsFor(text: Fields): Partial<Fields>;
  /** Called when the draft has it. */
  onFilled?(): void;
}

export interface FormDraftOptions<Fields> {
  /** A ref that the form has anyway. */
  readonly formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** The values with which the form is rendered. What differs from them was typed. */
  readonly rendered?: Partial<Fields> | undefined;
  /** The result when the form was posted without scripts. */
  readonly postResult?: FormPostResult<Partial<Fields>> | undefined;
  /**
   * Applies that result to the draft before it is read.
   *
   * @returns whether it was refused, and not yet filled in.
   */
  applyPost?(): boolean;
  readonly prefill?: AddressPrefill<Fields> | undefined;
  /** Called when the form has been filled in, with the part that was typed before the scripts came. */
  onFill?(fields: Fields, typed: Partial<Fields>): void;
}

export interface DraftedForm {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The props of the form's element. */
  readonly formProps: FormAttributes & {
    readonly ref: RefObject<HTMLFormElement | null>;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
  readonly retype: NumbersToRetype;
}

/**
 * Keeps a form's draft. When the form appears, or when the scripts come to a form that is in the document already, it
 * opens with what `openingFields` says, and so does its draft. In a layout effect, so that nothing can be typed in
 * between, and that a note at a field is in the document before the paint.
 */
export function useFormDraft<Fields extends FormFields<Fields>>(
  drafts: FormDrafts<Fields>,
  { rendered = {}, postResult, applyPost, prefill, onFill, ...options }: FormDraftOptions<Fields> = {},
): DraftedForm {
  const { emptyFields } = drafts;
  const ownRef = useRef<HTMLFormElement>(null);
  const formRef = options.formRef ?? ownRef;
  const [renderedMasks] = useState(() => [...(postResult?.unshown ?? []), ...maskedIn<Fields>(rendered)]);
  const retype = useNumbersToRetype(drafts, renderedMasks);

  const open = useEffectEvent(() => {
    const form = formRef.current;
    if (!form) return;
    const isOpen = datasetOf(form).hasCode !== undefined;
    // The address has lost what it filled in.
    if (isOpen && !prefill) return;
    if (!isOpen) stopEarlyDraft(form);
    const refused = applyPost?.() ? postResult : undefined;
    const found = readFields(form, emptyFields);
    const draft = drafts.read();
    const { fields, typed } = openingFields<Fields>({
      emptyFields,
      // Not the form, whose fields React may just have made anew. What no draft has is in the form alone.
      draft: { ...draft?.fields, ...pick(found, drafts.secretFields) },
      refused: refused?.fields,
      fromAddress: prefill?.fieldsFor,
      // The draft has what was typed into an open form.
      rendered: isOpen ? found : rendered,
      found,
    });
    drafts.open(fields, refused?.unshown ?? draft?.secrets);
    prefill?.onFilled?.();
    fillFields<Fields>(form, nonEmpty(fields));
    onFill?.(fields, typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useLayoutEffect(() => open(), [prefill?.address]);

  return {
    formRef,
    formProps: {
      ...drafts.attributes,
      "data-given": postResult?.kind ?? (prefill && "address"),
      ref: formRef,
      onInput: ({ currentTarget }) => drafts.save(readFields(currentTarget, emptyFields)),
    },
    retype,
  };
}

/** From now on the form's code saves what is typed, and asks for what is missing (web/drafts/early-drafts.ts). */
function stopEarlyDraft(form: HTMLFormElement): void {
  datasetOf(form).hasCode = "";
  for (const control of form.elements as Iterable<HTMLInputElement>) control.setCustomValidity("");
}

function pick<Fields extends FormFields<Fields>>(fields: Fields, names: readonly string[]): Partial<Fields> {
  const texts = Object.entries(fields).filter(([name]) => names.includes(name));
  return Object.fromEntries(texts) as Partial<Fields>;
}

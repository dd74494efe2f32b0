import { type RefObject, useEffect } from "react";
import type { PostedForm } from "#contract/posted-form.ts";
import type { FormDrafts, FormFields } from "./form-draft.ts";
import { fillFields, nonEmpty, readFields } from "./form-fields.ts";

/**
 * Puts a draft of this tab back into the form, but never over what stands there already.
 *
 * @param posted the outcome when the form was posted without scripts.
 * @param onRestore hears what stands in the form then, for fields that the page itself holds.
 */
export function useDraft<Fields extends FormFields<Fields>>(
  form: RefObject<HTMLFormElement | null>,
  drafts: FormDrafts<Fields>,
  posted: PostedForm | undefined,
  onRestore?: (fields: Fields) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (posted?.outcome === "sent") drafts.clear();
    const draft = drafts.read();
    if (!draft || !form.current) return;
    const restored = { ...draft.fields, ...nonEmpty(readFields(form.current, drafts.emptyFields)) };
    fillFields<Fields>(form.current, restored);
    onRestore?.(restored);
  }, []);
}

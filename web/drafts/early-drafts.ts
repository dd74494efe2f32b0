import { holdsMask } from "#contract/identity-numbers.ts";
import {
  datasetOf,
  type RetypeNoteDataset,
  retypeNoteSuffix,
  unhydratedForm,
} from "#web/browser/form-attributes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { type Draft, type DraftValue, saveText, stashPosted, updateDraft } from "./draft.ts";
import { type Control, fillControl } from "./field-values.ts";

type Fields = Readonly<Record<string, string>>;

/** The controls that the browser has already reported as invalid. */
const reported = new Set<Control>();

/**
 * Saves what is typed before a form is hydrated as the form's draft, which the hydrated form continues. It saves at
 * each input, not when the page is left (`pagehide`): by then the browser has cancelled a running call, and a text that
 * was sent would be saved as failed.
 */
export function saveEarlyInput(): void {
  addEventListener("input", ({ target }) => save(target as Control), true);
  addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (defaultPrevented || !form.matches(unhydratedForm)) return;
    const draft = draftOf(form);
    // Such as a search: its text would come back in the field.
    if (!namesDraft(form)) draft.remove();
    // The page that answers says what became of the draft. If that page is lost, the form says that it was pending.
    else if (form.method === "post") updateDraft(draft, { isPending: true });
  });
  addEventListener("invalid", ({ target }) => reported.add(target as Control), true);
  addEventListener("click", ({ target }) => askOnce((target as Element).closest("button")?.form), true);
}

/**
 * Call this when a form is about to be sent: the browser asks once for each number that has to be typed again, and the
 * next press sends the form without it. A masked number counts in any control, not only in one that was filled in from
 * the draft: browsers restore texts too.
 */
function askOnce(form: HTMLFormElement | null | undefined): void {
  if (!form?.matches(unhydratedForm)) return;
  for (const control of form.elements as Iterable<Control>) {
    if (reported.has(control)) control.setCustomValidity("");
    // A fieldset has neither name nor value.
    else if (control.name && holdsMask(control.value)) setRetypeNote(control, true);
  }
}

function save(control: Control): void {
  const { form, name, value } = control;
  if (!name || !form?.matches(unhydratedForm)) return;
  const draft = draftOf(form);
  const { fields, filledSecrets = [] } = draft.read() ?? {};
  const isSecret = secretsOf(form).includes(name);
  const isFilled = control.type !== "checkbox" || (control as HTMLInputElement).checked;
  const others = filledSecrets.filter((secret) => secret !== name);
  saveText(draft, {
    fields: { ...fields, [name]: isFilled && !isSecret ? value : "" },
    filledSecrets: isSecret && value !== "" ? [...others, name] : others,
  });
  if (isSecret || !holdsMask(value)) setRetypeNote(control, false);
}

/**
 * Fills in the page's forms from their drafts, except what is typed or prefilled there already. That is the order of
 * `mergeInitialValues` (web/drafts/merge-initial-values.ts), for forms that are not hydrated yet.
 */
export function fillFormsFromDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(unhydratedForm)) {
    const { draft = "", prefill } = datasetOf(form);
    // Once the form is hydrated, it tells the other tabs of the stashed draft (web/forms/submission-store.ts).
    if (prefill === "posted") stashPosted(draft);
    // The page that refuses a post has the fields as they were sent.
    if (prefill !== "post-refused") fillForm(form, draftOf(form).read(), prefill !== undefined);
  }
}

/** @param isPrefilled whether the page's address has filled in some fields, which stay. */
function fillForm(
  form: HTMLFormElement,
  draft: Draft<Partial<Fields>> | undefined,
  isPrefilled: boolean,
): void {
  const { fields, filledSecrets = [] } = draft ?? {};
  for (const control of form.elements as Iterable<Control>) {
    // A fieldset has neither name nor value.
    if (!control.name) continue;
    const text = fields?.[control.name];
    const isSecret = filledSecrets.includes(control.name);
    if (!isSecret && text !== undefined && !isChanged(control) && !(isPrefilled && control.value !== ""))
      fillControl(control, text);
    setRetypeNote(control, isSecret ? control.value === "" : holdsMask(control.value));
  }
}

/**
 * Shows or hides the note that a field's number has to be typed again. While it is shown, a press on the button asks
 * for the number; for an empty required field the browser does so by itself.
 */
function setRetypeNote(control: Control, isShown: boolean): void {
  const note = document.getElementById(control.id + retypeNoteSuffix);
  if (!note || (note.hidden && !isShown)) return;
  note.hidden = !isShown;
  const others = control.getAttribute("aria-describedby")?.replace(note.id, "") ?? "";
  control.setAttribute("aria-describedby", isShown ? `${others} ${note.id}` : others);
  const { ask = "" } = note.dataset as RetypeNoteDataset;
  control.setCustomValidity(isShown && !control.validity.valueMissing ? ask : "");
}

function isChanged(control: Control): boolean {
  const { options, selectedIndex } = control as HTMLSelectElement;
  if (options) return selectedIndex > 0 && !options[selectedIndex]?.defaultSelected;
  const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}

function secretsOf(form: HTMLFormElement): readonly string[] {
  return datasetOf(form).secret?.split(" ") ?? [];
}

/** Not after a post: a reload of the page that answered it clears the draft that the form names. */
function namesDraft(form: HTMLFormElement): boolean {
  const { draft, prefill } = datasetOf(form);
  return draft !== undefined && prefill !== "posted";
}

/** A form that names no draft, such as the search, has a draft for each address, which ends with the tab. */
function draftOf(form: HTMLFormElement): DraftValue<Fields> {
  if (namesDraft(form)) return tabValue(datasetOf(form).draft ?? "");
  const { address } = document.getElementById("root")?.dataset ?? {};
  return tabValue(`early ${form.className} ${address}`, { outlivesTab: false });
}

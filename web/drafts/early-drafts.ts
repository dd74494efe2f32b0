import { holdsMask } from "#contract/identity-numbers.ts";
import {
  datasetOf,
  formWithoutCode,
  type RetypeNoteDataset,
  retypeNoteSuffix,
} from "#web/browser/form-attributes.ts";
import { type DraftRecord, draftRecord, type FormDraft, stashPosted } from "./draft-record.ts";
import { type Control, fillControl } from "./field-values.ts";

type Fields = Readonly<Record<string, string>>;

/** The controls that the browser has already complained about. */
const asked = new Set<Control>();

/**
 * Keeps what is typed before a form has its own code, in the form's draft, which the code then goes on with. It writes
 * at each input. Do not write when the page is left (`pagehide`): the page's code then still runs after its requests
 * were cancelled, and stores them as failed.
 */
export function saveEarlyInput(): void {
  addEventListener("input", ({ target }) => save(target as Control), true);
  addEventListener("submit", ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (defaultPrevented || !form.matches(formWithoutCode)) return;
    const record = recordOf(form);
    // A search, for example: it would come back and be sent again.
    if (!namesDraft(form)) record.remove();
    // The answer says what became of it. If that is lost, the form says that it was on its way.
    else if (form.method === "post") record.mark({ isUnderway: true });
  });
  addEventListener("invalid", ({ target }) => asked.add(target as Control), true);
  addEventListener("click", ({ target }) => askOnce((target as Element).closest("button")?.form), true);
}

/**
 * A form is about to be sent. The browser asks once for a number to be typed again, and the next press sends the form
 * without it. It asks for any mask that stands there: browsers put back texts too, and before the draft.
 */
function askOnce(form: HTMLFormElement | null | undefined): void {
  if (!form?.matches(formWithoutCode)) return;
  for (const control of form.elements as Iterable<Control>) {
    if (asked.has(control)) control.setCustomValidity("");
    // A fieldset has neither name nor value.
    else if (control.name && holdsMask(control.value)) askFor(control, true);
  }
}

function save(control: Control): void {
  const { form, name, value } = control;
  if (!name || !form?.matches(formWithoutCode)) return;
  const record = recordOf(form);
  const { fields, secrets = [] } = record.read() ?? {};
  const isSecret = secretsOf(form).includes(name);
  const isFilled = control.type !== "checkbox" || (control as HTMLInputElement).checked;
  const others = secrets.filter((secret) => secret !== name);
  record.saveText(
    { ...fields, [name]: isFilled && !isSecret ? value : "" },
    isSecret && value !== "" ? [...others, name] : others,
  );
  if (isSecret || !holdsMask(value)) askFor(control, false);
}

/**
 * Fills in the page's forms from their drafts, beside what is typed or given there already: the order of
 * `openingFields` (web/drafts/opening-fields.ts), for as long as the form has no code.
 */
export function restoreDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(formWithoutCode)) {
    const { draft = "", given } = datasetOf(form);
    // The form's own code tells the other tabs of it (web/forms/form-store.ts).
    if (given === "posted") stashPosted(draft);
    // The page that refuses a post has the fields as they were sent.
    if (given !== "post-refused") restore(form, recordOf(form).read(), given !== undefined);
  }
}

/** @param isGiven whether the page's address has filled in a part of the form, which stays. */
function restore(
  form: HTMLFormElement,
  draft: FormDraft<Partial<Fields>> | undefined,
  isGiven: boolean,
): void {
  const { fields, secrets = [] } = draft ?? {};
  for (const control of form.elements as Iterable<Control>) {
    // A fieldset has neither name nor value.
    if (!control.name) continue;
    const text = fields?.[control.name];
    const isSecret = secrets.includes(control.name);
    if (!isSecret && text !== undefined && !isChanged(control) && !(isGiven && control.value !== ""))
      fillControl(control, text);
    askFor(control, isSecret ? control.value === "" : holdsMask(control.value));
  }
}

/** Says beside a field that its number has to be typed again. What the browser lets pass is asked for at the first press. */
function askFor(control: Control, isAsked: boolean): void {
  const note = document.getElementById(control.id + retypeNoteSuffix);
  if (!note || (note.hidden && !isAsked)) return;
  note.hidden = !isAsked;
  const others = control.getAttribute("aria-describedby")?.replace(note.id, "") ?? "";
  control.setAttribute("aria-describedby", isAsked ? `${others} ${note.id}` : others);
  const { ask = "" } = note.dataset as RetypeNoteDataset;
  control.setCustomValidity(isAsked && !control.validity.valueMissing ? ask : "");
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

/** On the page that says that it was sent, another message is begun: a reload is to forget the first one alone. */
function namesDraft(form: HTMLFormElement): boolean {
  const { draft, given } = datasetOf(form);
  return draft !== undefined && given !== "posted";
}

/** A form that names no draft, such as the search, has one for each address, which ends with the tab. */
function recordOf(form: HTMLFormElement): DraftRecord<Fields> {
  if (namesDraft(form)) return draftRecord(datasetOf(form).draft ?? "");
  const { address } = document.getElementById("root")?.dataset ?? {};
  return draftRecord(`early ${form.className} ${address}`, false);
}

import { holdsMask } from "#contract/identity-numbers.ts";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";
import { type Control, fillControl } from "#web/forms/field-values.ts";
import type { FormDraft } from "#web/forms/form-draft.ts";

type EarlyDraft = FormDraft<Readonly<Record<string, string>>>;

/** A form that has not got its own code yet (web/forms/use-draft.ts), or has none that keeps what is typed. */
const earlyForm = "#root form:not([data-has-code])";

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
    if (defaultPrevented || !form.matches(earlyForm)) return;
    const kept = draftOf(form);
    const draft = kept.read();
    // The answer says what became of it. If that is lost, the form says that it was on its way.
    if (form.method === "post" && draft && namesDraft(form)) kept.set({ ...draft, isUnderway: true });
    // A search, for example: it would come back and be sent again.
    else if (!namesDraft(form)) kept.remove();
  });
  addEventListener("invalid", ({ target }) => asked.add(target as Control), true);
  addEventListener("click", ({ target }) => askOnce((target as Element).closest("button")?.form), true);
}

/**
 * A form is about to be sent. The browser asks once for a number to be typed again, and the next press sends the form
 * without it. It asks for any mask that stands there: browsers put back texts too, and before the draft.
 */
function askOnce(form: HTMLFormElement | null | undefined): void {
  if (!form?.matches(earlyForm)) return;
  for (const control of form.elements as Iterable<Control>) {
    if (asked.has(control)) control.setCustomValidity("");
    // A fieldset has neither name nor value.
    else if (control.name && holdsMask(control.value)) askFor(control, true);
  }
}

function save(control: Control): void {
  const { form, name, value } = control;
  if (!name || !form?.matches(earlyForm)) return;
  const kept = draftOf(form);
  const { fields, secrets = [], begunAt = Date.now(), ...draft } = kept.read() ?? { fields: {} };
  const isSecret = secretsOf(form).includes(name);
  const isFilled = control.type !== "checkbox" || (control as HTMLInputElement).checked;
  const others = secrets.filter((secret) => secret !== name);
  kept.set({
    ...draft,
    begunAt,
    fields: { ...fields, [name]: isFilled && !isSecret ? value : "" },
    secrets: isSecret && value !== "" ? [...others, name] : others,
    // With another text it is another message.
    key: isSecret ? draft.key : undefined,
  });
  if (isSecret || !holdsMask(value)) askFor(control, false);
}

/** Fills in the page's forms from their drafts, beside what is typed or given there already. */
export function restoreDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(earlyForm)) {
    const { draft = "", given } = form.dataset;
    if (given === "posted") endPosted(draft);
    // The page that refuses a post has the fields as they were sent.
    if (given !== "post-refused") restore(form, draftOf(form).read(), given !== undefined);
  }
}

/** The form's own code tells the other tabs of it (web/forms/draft-sending.ts). */
function endPosted(key: string): void {
  const kept = tabValue(key);
  const draft = kept.read();
  if (draft) tabValue(`${key}-posted`, false).set(draft);
  kept.remove();
}

/** @param isGiven whether the page's address has filled in a part of the form, which stays. */
function restore(form: HTMLFormElement, draft: EarlyDraft | undefined, isGiven: boolean): void {
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
  const note = document.getElementById(`${control.id}-again`);
  if (!note || (note.hidden && !isAsked)) return;
  note.hidden = !isAsked;
  const others = control.getAttribute("aria-describedby")?.replace(note.id, "") ?? "";
  control.setAttribute("aria-describedby", isAsked ? `${others} ${note.id}` : others);
  control.setCustomValidity(isAsked && !control.validity.valueMissing ? (note.dataset.ask ?? "") : "");
}

function isChanged(control: Control): boolean {
  const { options, selectedIndex } = control as HTMLSelectElement;
  if (options) return selectedIndex > 0 && !options[selectedIndex]?.defaultSelected;
  const { type, value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}

function secretsOf({ dataset }: HTMLFormElement): readonly string[] {
  return dataset.secret?.split(" ") ?? [];
}

/** On the page that says that it was sent, another message is begun: a reload is to forget the first one alone. */
function namesDraft({ dataset: { draft, given } }: HTMLFormElement): boolean {
  return draft !== undefined && given !== "posted";
}

/** A form that names no draft, such as the search, has one for each address, which ends with the tab. */
function draftOf(form: HTMLFormElement): TabValue<EarlyDraft> {
  if (namesDraft(form)) return tabValue(form.dataset.draft ?? "");
  const { address } = document.getElementById("root")?.dataset ?? {};
  return tabValue(`early ${form.className} ${address}`, false);
}

import { tabValue } from "#web/browser/tab-value.ts";
import { draftName } from "./draft-copies.ts";
import type { FormFields } from "./field-values.ts";
import { changedSince, type FormDraft, type FormDrafts, newKey } from "./form-draft.ts";
import type { SentDraft } from "./sent-drafts.ts";

type DraftInTabs = Omit<SentDraft, "reference">;

/** What happens to a form's draft while it is sent, from this tab or from another one. */
export interface DraftSending<Fields> {
  /**
   * Keeps these fields, which are being sent.
   *
   * @returns what other tabs know the draft by. Its key is the one that these fields were sent with before, even before a
   * reload, or a new one.
   */
  start(fields: Fields): DraftInTabs & { readonly key: string };
  /** Gives the fields that are being sent under this key another one. */
  renewKey(key: string): string;
  /** The fields were not accepted: the draft stays. */
  end(): void;
  /**
   * The server has these fields. Fields that were changed since stay, as a draft of their own.
   *
   * @returns whether any stay.
   */
  acknowledge(sent: Fields): boolean;
  /** The name under which other tabs tell of the draft. */
  name(): string | undefined;
  /** The draft that the browser posted without scripts to get this page (web/boot/early-drafts.ts), once. */
  takePosted(): DraftInTabs | undefined;
  /**
   * Another tab has sent this draft. It is forgotten, unless it holds another text: that stays, as a draft of its own.
   *
   * @returns whether it stays.
   */
  endElsewhere(sent: SentDraft): boolean;
}

export function createDraftSending<Fields extends FormFields<Fields>>(
  drafts: FormDrafts<Fields>,
): DraftSending<Fields> {
  const { emptyFields, read } = drafts;
  const storageKey = drafts.attributes["data-draft"];
  const posted = tabValue<FormDraft<Fields>>(`${storageKey}-posted`, false);

  function update(changes: Partial<FormDraft<Fields>>): void {
    const draft = read();
    if (draft) drafts.replace({ ...draft, ...changes });
  }

  function nameOf(draft: FormDraft<Fields> | undefined): string {
    return draftName(storageKey, draft?.begunAt);
  }

  return {
    start(fields) {
      const key = drafts.keep(fields);
      update({ isUnderway: true });
      return { draft: nameOf(read()), key };
    },
    renewKey(key) {
      const renewed = newKey();
      // A draft with another key was changed meanwhile: it is not what is being sent.
      if (read()?.key === key) update({ key: renewed });
      return renewed;
    },
    end: () => update({ isUnderway: false }),
    acknowledge(sent) {
      const unsent = changedSince(sent, read()?.fields ?? emptyFields);
      const hasUnsent = Object.keys(unsent).length > 0;
      drafts.clear();
      if (hasUnsent) drafts.keep({ ...emptyFields, ...unsent });
      return hasUnsent;
    },
    name() {
      const draft = read();
      return draft && nameOf(draft);
    },
    takePosted() {
      const draft = posted.read();
      posted.remove();
      return draft && { draft: nameOf(draft), key: draft.key };
    },
    endElsewhere(sent) {
      const { fields, secrets, key } = read() ?? { fields: emptyFields };
      const isOtherText = key !== sent.key;
      if (isOtherText) drafts.replace({ fields, secrets, key, begunAt: Date.now(), isOtherVersion: true });
      else drafts.clear();
      return isOtherText;
    },
  };
}

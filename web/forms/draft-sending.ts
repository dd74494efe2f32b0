import { draftName } from "./draft-copies.ts";
import { type FormDraft, newKey, takePosted } from "./draft-record.ts";
import type { FormFields } from "./field-values.ts";
import { changedSince, type FormDrafts } from "./form-draft.ts";
import type { SentDraft } from "./sent-drafts.ts";

type DraftInTabs = Omit<SentDraft, "reference">;

/** What happens to a form's draft while it is sent, from this tab or from another one. */
export interface DraftSending<Fields> {
  /**
   * Keeps these fields, which are being sent.
   *
   * @returns what other tabs know the draft by. Its textKey is the one that these fields were sent with before, even
   * before a reload, or a new one.
   */
  start(fields: Fields): DraftInTabs & { readonly textKey: string };
  /** Gives the fields that are being sent under this key another one. */
  renewKey(textKey: string): string;
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
  const { storageName, record, emptyFields, read } = drafts;

  function nameOf(draft: Partial<FormDraft<unknown>> | undefined): string {
    return draftName(storageName, draft?.begunAt);
  }

  return {
    start(fields) {
      const textKey = drafts.keep(fields);
      record.mark({ isUnderway: true });
      return { draft: nameOf(read()), textKey };
    },
    renewKey(textKey) {
      const renewed = newKey();
      // A draft with another key was changed meanwhile: it is not what is being sent.
      if (read()?.textKey === textKey) record.mark({ textKey: renewed });
      return renewed;
    },
    end: () => record.mark({ isUnderway: false }),
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
      const draft = takePosted(storageName);
      return draft && { draft: nameOf(draft), textKey: draft.textKey };
    },
    endElsewhere({ textKey }) {
      const isOtherText = read()?.textKey !== textKey;
      // From now on it is a draft of its own.
      const own = { begunAt: Date.now(), isUnderway: false, isEarlier: false, isOtherVersion: true };
      if (isOtherText) record.mark(own);
      else drafts.clear();
      return isOtherText;
    },
  };
}

import type { SubmitOutcome } from "#web/api/submit.ts";
import type { FormDrafts, FormFields } from "./form-draft.ts";

export interface SendingState {
  /** It is on its way. */
  readonly busy: boolean;
  /** What became of what was sent last; undefined when nothing was, and while it is on its way. */
  readonly outcome: SubmitOutcome | undefined;
  /** It was accepted, but the draft was changed while it was on its way: that part was not sent. */
  readonly hasUnsent: boolean;
}

export const idle: SendingState = { busy: false, outcome: undefined, hasUnsent: false };

export interface FormSending<Fields> {
  read(): SendingState;
  subscribe(listener: () => void): () => void;
  /**
   * Sends, one at a time, and keeps the draft until the server has acknowledged it.
   *
   * @param attempt never throws; it gets the key of these fields.
   * @param key another one than the draft's.
   */
  send(fields: Fields, attempt: (key: string) => Promise<SubmitOutcome>, key?: string): Promise<void>;
  /** To be called when the visitor leaves the page: an answer that was seen is not shown again. */
  forget(): void;
  /** Whether the tab left the site, or loaded it anew, before an answer came. */
  wasInterrupted(): boolean;
}

/**
 * The sending of one form. It belongs to the site and not to the page, so that a visitor who looks at another page
 * meanwhile finds on return what became of it.
 */
export function createFormSending<Fields extends FormFields<Fields>>(
  drafts: FormDrafts<Fields>,
): FormSending<Fields> {
  let state = idle;
  const listeners = new Set<() => void>();

  function change(next: SendingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(fields, attempt, key = drafts.sendKeyFor(fields)) {
      if (state.busy) return;
      drafts.save({ fields, sendKey: key, isUnderway: true });
      change({ ...idle, busy: true });
      const outcome = await attempt(key);
      const hasUnsent = outcome.kind === "accepted" && drafts.acknowledge(fields);
      if (outcome.kind !== "accepted") drafts.markAnswered();
      change({ busy: false, outcome, hasUnsent });
    },
    forget() {
      if (!state.busy) change(idle);
    },
    wasInterrupted: () => !state.busy && drafts.read()?.isUnderway === true,
  };
}

import type { ApiPath } from "#contract/api-paths.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import { submitJson } from "#web/api/submit.ts";
import { createStore } from "#web/browser/store.ts";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";
import { draftName } from "#web/drafts/draft-copies.ts";
import { consumePosted, type FormDraft, newKey } from "#web/drafts/draft-record.ts";
import type { FormFields } from "#web/drafts/field-values.ts";
import { changedSince, type FormDrafts } from "#web/drafts/form-drafts.ts";
import { findSent, type SentDraft, tellSent } from "#web/drafts/sent-drafts.ts";
import { type FormState, idle, referenceOf, type SubmissionResult } from "./form-outcome.ts";

/** The server's answer to a key that it knows with other fields. */
const keyReused = 422;

export interface FormOptions<Fields> {
  /** The call that the form makes. */
  readonly path: ApiPath;
  readonly drafts: FormDrafts<Fields>;
  /** Called when the server has accepted it. */
  onAccepted?(): void;
}

export interface FormStore<Fields> {
  readonly drafts: FormDrafts<Fields>;
  /** The reference of what the server accepted last in this tab. */
  readonly reference: Pick<TabValue<string>, "read">;
  forgetReference(): void;
  read(): FormState<Fields>;
  subscribe(listener: () => void): () => void;
  /** Sends the fields, one call at a time, and keeps the draft until the server has accepted them. Never throws. */
  send(fields: Fields, signals: FormSignals): Promise<void>;
  /** The form on the page holds text that its draft does not: see `hasUnsent`. */
  markUnsent(): void;
  /**
   * Call this when the page opens with the result of a post without scripts. A page that opens again has the same.
   *
   * @returns whether it was refused, and has to be filled in now.
   */
  applyPost(post: FormPostResult | undefined): boolean;
  /** Looks whether another tab has sent this draft: see `applySent`. Never throws. */
  lookElsewhere(): Promise<void>;
  /**
   * Another tab has sent a draft. If it is the one of this tab, its result says so. The draft is forgotten, unless it
   * holds another text: that stays, as a draft of its own.
   */
  applySent(sent: SentDraft): void;
  /** Call this when the visitor leaves the page: a result that was seen is not shown again. */
  forget(): void;
  /** Whether the draft was sent, and the form's page was left before anything said what became of it. */
  wasInterrupted(): boolean;
}

/**
 * One form that is sent to the server: its draft and its sending. It belongs to the site and not to the page, so that a
 * visitor who looks at another page meanwhile finds the result on return.
 */
export function createFormStore<Fields extends FormFields<Fields>>({
  path,
  drafts,
  onAccepted,
}: FormOptions<Fields>): FormStore<Fields> {
  const { emptyFields, record, storageName } = drafts;
  const reference = tabValue<string>(`${storageName}-sent`, false);
  let lastPost: FormPostResult | undefined;
  const { read, set: change, subscribe } = createStore<FormState<Fields>>(idle);

  /** What other tabs call the draft. */
  function nameOf(draft: Partial<FormDraft<unknown>> | undefined): string {
    return draftName(storageName, draft?.begunAt);
  }

  /** Gives the fields that are being sent under this key another one. */
  function renewKey(textKey: string): string {
    const renewed = newKey();
    // A draft with another key was changed meanwhile: it is not what is being sent.
    if (drafts.read()?.textKey === textKey) record.mark({ textKey: renewed });
    return renewed;
  }

  /**
   * The server has these fields. Those that were changed since stay, as a draft of their own.
   *
   * @returns whether any stay.
   */
  function forgetSent(sent: Fields): boolean {
    const unsent = changedSince(sent, drafts.read()?.fields ?? emptyFields);
    const hasUnsent = Object.keys(unsent).length > 0;
    drafts.clear();
    if (hasUnsent) drafts.save({ ...emptyFields, ...unsent });
    return hasUnsent;
  }

  function noteAccepted(result: SubmissionResult, draft: Omit<SentDraft, "reference"> | undefined): void {
    const given = referenceOf(result) ?? "";
    reference.set(given);
    onAccepted?.();
    if (draft) void tellSent({ ...draft, reference: given });
  }

  async function lookElsewhere(): Promise<void> {
    const draft = drafts.read();
    const sent = draft && (await findSent(nameOf(draft)));
    if (sent) applySent(sent);
  }

  function applySent(sent: SentDraft): void {
    const draft = drafts.read();
    if (read().busy || !draft || sent.draft !== nameOf(draft)) return;
    const isOtherVersion = sent.textKey !== draft.textKey;
    if (isOtherVersion) {
      record.mark({ begunAt: Date.now(), isUnderway: false, isEarlier: false, isOtherVersion });
    } else drafts.clear();
    reference.set(sent.reference);
    if (!isOtherVersion) onAccepted?.();
    change({ ...idle, result: { kind: "sent-elsewhere", reference: sent.reference, isOtherVersion } });
  }

  return {
    drafts,
    reference,
    forgetReference() {
      reference.remove();
      change({ ...read() });
    },
    read,
    subscribe,
    async send(fields, signals) {
      if (read().busy) return;
      // That with which these fields were sent before, even before a reload, or a new one.
      const textKey = drafts.save(fields);
      const wasUnderway = drafts.read()?.isUnderway;
      record.mark({ isUnderway: true });
      const draft = { draft: nameOf(drafts.read()), textKey };
      change({ ...idle, busy: true });
      let result: SubmissionResult = await submitJson(path, fields, textKey, signals);
      // The draft does not know the secret fields, nor identity numbers that were masked before a reload. With other ones
      // it is another entry, under a key of its own.
      if (result.kind === "refused" && result.status === keyReused) {
        result = await submitJson(path, fields, renewKey(textKey), signals);
      }
      const hasUnsent = result.kind === "accepted" && forgetSent(fields);
      if (result.kind === "accepted") noteAccepted(result, draft);
      // Refused, it is as unknown as before this press. A server between may fail after ours has stored it.
      else if (result.kind === "refused" && result.status < 500) record.mark({ isUnderway: wasUnderway });
      change({ busy: false, sent: fields, result, hasUnsent });
      // What another tab told meanwhile was not taken.
      if (result.kind !== "accepted") await lookElsewhere();
    },
    applyPost(post) {
      if (!post || post === lastPost) return false;
      lastPost = post;
      if (post.kind === "posted") {
        drafts.clear();
        // The draft that the browser posted to get this page (web/drafts/early-drafts.ts).
        const draft = consumePosted(storageName);
        noteAccepted(post, draft && { draft: nameOf(draft), textKey: draft.textKey });
      } else record.mark({ isUnderway: false });
      return post.kind === "post-refused";
    },
    lookElsewhere,
    applySent,
    markUnsent: () => change({ ...read(), hasUnsent: true }),
    forget() {
      if (!read().busy) change(idle);
    },
    wasInterrupted: () => !read().busy && drafts.read()?.isUnderway === true,
  };
}

import type { ApiPath } from "#contract/api-paths.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import { submitJson } from "#web/api/submit.ts";
import { createStore } from "#web/browser/store.ts";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";
import { createDraftSending } from "./draft-sending.ts";
import type { FormFields } from "./field-values.ts";
import type { FormDrafts } from "./form-draft.ts";
import { findSent, type SentDraft, tellSent } from "./sent-drafts.ts";
import { referenceOf, type SubmissionResult } from "./submission-result.ts";

/** The server's answer to a key that it knows with other fields. */
const keyReused = 422;

export interface FormOptions<Fields> {
  /** The call that the form makes. */
  readonly path: ApiPath;
  readonly drafts: FormDrafts<Fields>;
  /** Called when the server has accepted it. */
  onAccepted?(): void;
}

export interface FormState<Fields> {
  /** It is being sent. */
  readonly busy: boolean;
  /** The fields that were sent last, and the result; undefined before, and while they are being sent. */
  readonly sent?: Fields;
  readonly result?: SubmissionResult;
  /** It was accepted, but changed while it was being sent: that part was not sent. */
  readonly hasUnsent: boolean;
}

export const idle: FormState<never> = { busy: false, hasUnsent: false };

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
  keepUnsent(): void;
  /** Call this when the page opens with the result of a post without scripts. A page that opens again has the same. */
  takePost(post: FormPostResult<Partial<Fields>> | undefined): void;
  /** Looks whether another tab has sent this draft: see `takeSent`. Never throws. */
  lookElsewhere(): Promise<void>;
  /** Another tab has sent a draft. If it is the one of this tab, its result says so. */
  takeSent(sent: SentDraft): void;
  /** Call this when the visitor leaves the page: a result that was seen is not shown again. */
  forget(): void;
  /** Whether the tab left or reloaded the site before a result came. */
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
  const { emptyFields } = drafts;
  const sending = createDraftSending(drafts);
  const reference = tabValue<string>(`${drafts.storageName}-sent`, false);
  let lastPost: FormPostResult | undefined;
  const { read, set: change, subscribe } = createStore<FormState<Fields>>(idle);

  function noteAccepted(result: SubmissionResult, draft: Omit<SentDraft, "reference"> | undefined): void {
    const given = referenceOf(result) ?? "";
    reference.set(given);
    onAccepted?.();
    if (draft) void tellSent({ ...draft, reference: given });
  }

  async function lookElsewhere(): Promise<void> {
    const name = sending.name();
    const sent = name && (await findSent(name));
    if (sent) takeSent(sent);
  }

  function takeSent(sent: SentDraft): void {
    if (read().busy || sent.draft !== sending.name()) return;
    const isOtherVersion = sending.endElsewhere(sent);
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
      const draft = sending.start(fields);
      change({ ...idle, busy: true });
      let result: SubmissionResult = await submitJson(path, fields, draft.textKey, signals);
      // The draft does not know the secret fields, nor identity numbers that were masked before a reload. With other ones
      // it is another entry, under a key of its own.
      if (result.kind === "refused" && result.status === keyReused) {
        result = await submitJson(path, fields, sending.renewKey(draft.textKey), signals);
      }
      const hasUnsent = result.kind === "accepted" && sending.acknowledge(fields);
      if (result.kind === "accepted") noteAccepted(result, draft);
      else sending.end();
      change({ busy: false, sent: fields, result, hasUnsent });
      // What another tab told meanwhile was not taken.
      if (result.kind !== "accepted") await lookElsewhere();
    },
    takePost(post) {
      if (!post || post === lastPost) return;
      lastPost = post;
      if (post.kind === "posted") {
        drafts.clear();
        noteAccepted(post, sending.takePosted());
      } else {
        drafts.keep({ ...emptyFields, ...post.fields }, post.unshown);
        sending.end();
      }
    },
    lookElsewhere,
    takeSent,
    keepUnsent: () => change({ ...read(), hasUnsent: true }),
    forget() {
      if (!read().busy) change(idle);
    },
    wasInterrupted: () => !read().busy && drafts.read()?.isUnderway === true,
  };
}

import type { ApiPath } from "#contract/api-paths.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import { submitJson } from "#web/api/submit.ts";
import { randomId } from "#web/browser/random-id.ts";
import { createStore } from "#web/browser/store.ts";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";
import { consumePosted, draftIdOf } from "#web/drafts/draft.ts";
import type { DraftStore } from "#web/drafts/draft-store.ts";
import { type FormFields, holdsText, unsentFields } from "#web/drafts/field-values.ts";
import { findSent, type SentDraft, tellSent } from "#web/drafts/sent-drafts.ts";
import { idle, referenceOf, type Submission, type SubmissionResult } from "./submission.ts";

/*
 * `forms/` sends the two forms that the server stores, the contact message and the job application, and shows what became
 * of them. A submission store outlives the form's page, and `useForm` joins the two. docs/life-of-a-draft.md shows how
 * the hooks build on each other.
 */

/** The server's status for an idempotency key that it knows with other fields. */
const keyReused = 422;

export interface SubmissionStoreOptions<Fields> {
  /** The call that the form makes. */
  readonly path: ApiPath;
  readonly draftStore: DraftStore<Fields>;
  /** Called when the server has accepted the form. */
  onAccepted?(): void;
}

export interface SubmissionStore<Fields> {
  readonly draftStore: DraftStore<Fields>;
  /** The reference of what the server accepted last from this tab. */
  readonly reference: Pick<TabValue<string>, "read" | "remove" | "subscribe">;
  read(): Submission<Fields>;
  subscribe(listener: () => void): () => void;
  /** Sends the fields, one call at a time, and keeps the draft until the server has accepted them. Never throws. */
  send(fields: Fields, signals: FormSignals): Promise<void>;
  /**
   * Call this when the page opens with the result of a post without scripts. The same result may come again when the
   * page opens again.
   *
   * @returns whether the form was refused, and its fields are to be filled in now.
   */
  applyPost(post: FormPostResult | undefined): boolean;
  /** Looks whether another tab has sent this draft: see `applySent`. Never throws. */
  checkOtherTabs(): Promise<void>;
  /**
   * Call this when another tab has sent a draft. If it was this tab's draft, the result says so and the draft is
   * cleared. If the draft's text has changed since, the draft stays, under a new id.
   */
  applySent(sent: SentDraft): void;
  /** Call this when the visitor leaves the page: a result that was seen is not shown again. */
  forgetResult(): void;
  /** Whether the draft was sent, and the form's page was left before a result came. */
  wasInterrupted(): boolean;
}

/**
 * The draft of one form and its sending. The store belongs to the site and not to a page, so a visitor who looks at
 * another page meanwhile finds the result on return.
 */
export function createSubmissionStore<Fields extends FormFields<Fields>>({
  path,
  draftStore,
  onAccepted,
}: SubmissionStoreOptions<Fields>): SubmissionStore<Fields> {
  const { emptyFields, storageName } = draftStore;
  const reference = tabValue<string>(`${storageName}-sent`, { outlivesTab: false });
  let lastPost: FormPostResult | undefined;
  const { read, set: change, subscribe } = createStore<Submission<Fields>>(idle);
  const isSending = () => read().status === "pending";

  /** Gives the fields that are being sent a new key. */
  function renewKey(idempotencyKey: string): string {
    const renewed = randomId();
    // A draft with another key was changed meanwhile, so it is not what is being sent.
    if (draftStore.read()?.idempotencyKey === idempotencyKey) draftStore.update({ idempotencyKey: renewed });
    return renewed;
  }

  /**
   * Clears the draft once the server has these fields. Fields that were changed since stay, as a new draft.
   *
   * @returns whether any stay.
   */
  function clearSentDraft(sent: Fields): boolean {
    const unsent = unsentFields<Fields>(sent, draftStore.read()?.fields ?? emptyFields);
    const hasUnsent = holdsText<Fields>(unsent);
    draftStore.clear();
    if (hasUnsent) draftStore.save({ ...emptyFields, ...unsent });
    return hasUnsent;
  }

  function noteAccepted(result: SubmissionResult, draft: Omit<SentDraft, "reference"> | undefined): void {
    const received = referenceOf(result) ?? "";
    reference.set(received);
    onAccepted?.();
    if (draft) void tellSent({ ...draft, reference: received });
  }

  async function checkOtherTabs(): Promise<void> {
    const draft = draftStore.read();
    const sent = draft && (await findSent(draftIdOf(storageName, draft)));
    if (sent) applySent(sent);
  }

  function applySent(sent: SentDraft): void {
    const draft = draftStore.read();
    if (isSending() || !draft || sent.draftId !== draftIdOf(storageName, draft)) return;
    const isOtherVersion = sent.idempotencyKey !== draft.idempotencyKey;
    if (isOtherVersion) {
      draftStore.update({ begunAt: Date.now(), isFromOtherTab: false, isOtherVersion });
    } else draftStore.clear();
    reference.set(sent.reference);
    if (!isOtherVersion) onAccepted?.();
    // The answer to a pending text is lost, and the server may have it too.
    const otherVersion = draft.isPending ? "other-version-unconfirmed" : "other-version";
    const kind = isOtherVersion ? otherVersion : "sent-elsewhere";
    change({ status: "settled", result: { kind, reference: sent.reference }, hasUnsent: false });
  }

  return {
    draftStore,
    reference,
    read,
    subscribe,
    async send(fields, signals) {
      if (isSending()) return;
      // Reuses the key of an earlier attempt with the same text, even from before a reload. Changed text gets a new key.
      const idempotencyKey = draftStore.save(fields);
      const wasPending = draftStore.read()?.isPending;
      draftStore.update({ isPending: true });
      const draft = { draftId: draftIdOf(storageName, draftStore.read() ?? {}), idempotencyKey };
      change({ status: "pending", hasUnsent: false });
      let result: SubmissionResult = await submitJson(path, fields, idempotencyKey, signals);
      // The key covers neither secret fields nor, after a reload, the identity numbers in a text, because the storage
      // has the key but not the numbers. So the same key may come with other numbers. The server takes their masks for a
      // repeat. It refuses other numbers, and the form is sent again as another message, under a new key.
      if (result.kind === "refused" && result.status === keyReused) {
        result = await submitJson(path, fields, renewKey(idempotencyKey), signals);
      }
      const hasUnsent = result.kind === "accepted" && clearSentDraft(fields);
      if (result.kind === "accepted") noteAccepted(result, draft);
      // A refusal below 500 settles only this attempt, so the earlier state comes back. A 5xx may come from a proxy after our
      // server stored the form: it stays pending.
      else if (result.kind === "refused" && result.status < 500) draftStore.update({ isPending: wasPending });
      change({ status: "settled", sent: fields, result, hasUnsent });
      // `applySent` ignores other tabs during a call.
      if (result.kind !== "accepted") await checkOtherTabs();
    },
    applyPost(post) {
      if (!post || post === lastPost) return false;
      lastPost = post;
      if (post.kind === "posted") {
        draftStore.clear();
        // The boot script stashed the posted draft (web/drafts/early-drafts.ts).
        const draft = consumePosted(storageName);
        noteAccepted(
          post,
          draft && { draftId: draftIdOf(storageName, draft), idempotencyKey: draft.idempotencyKey },
        );
      } else draftStore.update({ isPending: false });
      return post.kind === "post-refused";
    },
    checkOtherTabs,
    applySent,
    forgetResult() {
      if (!isSending()) change(idle);
    },
    wasInterrupted: () => !isSending() && draftStore.read()?.isPending === true,
  };
}

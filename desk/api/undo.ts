import type { UndoAnswer } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { sendDelayMs } from "#contract/desk/limits.ts";
import { errorMessage } from "#desk/errors/call-error.ts";
import { call } from "#desk/http/call.ts";
import { queryClient } from "#desk/http/query-client.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";

/** Says what was done, with a button that takes it back if the server allows it. */
export function showDone(text: string, undo: string | null): void {
  showToast({
    text,
    ...(undo && { action: { label: common.undo, run: () => void takeBack(undo) } }),
  });
}

interface SentMailNotice {
  readonly text: string;
  readonly detail?: string | undefined;
  /** Null: it has left already. */
  readonly undo: string | null;
  readonly onTakenBack: () => void;
  /** Shows the record to which it was written. */
  readonly show: { readonly label: string; readonly run: () => void };
}

/** Says that a mail is on its way. While it waits, it can be taken back. */
export function showSent({ text, detail, undo, onTakenBack, show }: SentMailNotice): void {
  if (!undo) {
    showToast({ text, detail, action: show });
    return;
  }
  async function run(): Promise<void> {
    if (undo && (await takeBack(undo))) onTakenBack();
  }
  showToast({
    text,
    detail,
    action: { label: common.undo, run: () => void run() },
    other: show,
    actionMs: sendDelayMs,
  });
}

/** @returns whether nothing of the change is left, its mails included. */
async function takeBack(undo: string): Promise<boolean> {
  let isUndone = false;
  try {
    const answer = await call<UndoAnswer>("POST", deskPaths.undo, { body: { undo } });
    const { restored, skipped, mailsSent } = answer;
    isUndone = mailsSent === 0;
    if (mailsSent > 0 && restored === 0) showToast({ text: common.undoneButMail });
    else
      showToast({
        text: skipped > 0 ? common.undoneExcept(skipped) : common.undone,
        detail: mailsSent > 0 ? common.undoneButMail : undefined,
      });
  } catch (error) {
    showToast({ text: errorMessage(error), tone: "error" });
  }
  await queryClient.invalidateQueries();
  return isUndone;
}

/** Shows why something did not work. */
export function showError(error: unknown): void {
  showToast({ text: errorMessage(error), tone: "error" });
}

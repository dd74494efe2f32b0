import { useMutation, useQuery } from "@tanstack/react-query";
import { sendDelayMs } from "#contract/desk/limits.ts";
import { call } from "#desk/http/call.ts";
import { queryClient } from "#desk/http/query-client.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { keys } from "./keys.ts";
import { showError } from "./notices.ts";

/** Says what was done, with a button that takes it back if the server allows it. */
export function showUndoable(text: string, undo: string | null): void {
  showToast({
    text,
    ...(undo && { action: { label: common.undo, run: () => void undoChange({ undo, what: text }) } }),
  });
}

interface SentMailNotice {
  readonly text: string;
  readonly detail?: string | undefined;
  /** Null: it has left already. */
  readonly undo: string | null;
  readonly onUndone: () => void;
}

/** Says that a mail is on its way. While it waits, it can be taken back. */
export function showSent({ text, detail, undo, onUndone }: SentMailNotice): void {
  async function run(id: string): Promise<void> {
    if (await undoChange({ undo: id, what: text })) onUndone();
  }
  showToast({
    text,
    detail,
    ...(undo && { action: { label: common.undo, run: () => void run(undo) }, actionMs: sendDelayMs }),
  });
}

/** One's own changes of the last day that can still be taken back. */
export function useRecentChanges() {
  return useQuery({
    queryKey: keys.recentChanges(),
    queryFn: ({ signal }) => call("GET /api/undo", { signal }),
    staleTime: 0,
  });
}

export function useUndo() {
  return useMutation({ mutationFn: undoChange });
}

interface UndoRequest {
  readonly undo: string;
  /** What was done, in the words in which it was said. */
  readonly what: string;
}

/** @returns whether nothing of the change is left, its mails included. */
async function undoChange({ undo, what }: UndoRequest): Promise<boolean> {
  let isUndone = false;
  try {
    const response = await call("POST /api/undo", { body: { undo } });
    const { restored, skipped, mailsSent } = response;
    isUndone = mailsSent === 0;
    if (mailsSent > 0 && restored === 0) showToast({ text: common.undoneButMail });
    else
      showToast({
        text: skipped > 0 ? common.undoneExcept(skipped) : common.undone,
        detail: mailsSent > 0 ? common.undoneButMail : what,
      });
  } catch (error) {
    showError(error);
  }
  await queryClient.invalidateQueries();
  return isUndone;
}

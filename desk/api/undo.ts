import type { UndoAnswer } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
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

async function takeBack(undo: string): Promise<void> {
  try {
    const { skipped, mailsSent } = await call<UndoAnswer>("POST", deskPaths.undo, { body: { undo } });
    showToast({
      text: skipped > 0 ? common.undoneExcept(skipped) : common.undone,
      detail: mailsSent > 0 ? common.undoneButMail : undefined,
    });
  } catch (error) {
    showToast({ text: errorMessage(error), tone: "error" });
  }
  await queryClient.invalidateQueries();
}

/** Shows why something did not work. */
export function showError(error: unknown): void {
  showToast({ text: errorMessage(error), tone: "error" });
}

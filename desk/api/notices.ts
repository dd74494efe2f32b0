import { errorMessage } from "#desk/errors/call-error.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";

/** Shows why something did not work. */
export function showError(error: unknown): void {
  showToast({ text: errorMessage(error), tone: "error" });
}

import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";

/** Puts a text on the clipboard and says whether that worked: a browser may forbid it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: common.copied });
  } catch {
    showToast({ text: common.notCopied, tone: "error" });
  }
}

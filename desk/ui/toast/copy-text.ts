import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast({ text: common.copied });
}

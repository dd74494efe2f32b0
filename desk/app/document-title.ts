import { common } from "#desk/words/common.ts";

/** Sets the window's title: what is shown, and that it is the desk. */
export function setDocumentTitle(title: string): void {
  document.title = `${title} · ${common.desk}`;
}

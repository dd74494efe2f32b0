import { useEffect } from "react";
import { common } from "#desk/words/common.ts";

/** Sets the window's title: what is shown, and that it is the desk. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${common.desk}`;
  }, [title]);
}

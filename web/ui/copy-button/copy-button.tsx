import { useState } from "react";
import { copyButton as words } from "#content/en/copy-button.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";

/** Copies a text, such as a reference. Not there without scripts, or where the browser has no clipboard for the page. */
export function CopyButton({ text }: { readonly text: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState("");
  if (!hydrated || !("clipboard" in navigator)) return null;

  async function copy(): Promise<void> {
    // Emptied first, so that a screen reader says it again.
    setCopied("");
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The browser forbids it: nothing was copied, and nothing says so.
    }
  }

  return (
    <>
      <button className="text-button" type="button" onClick={copy}>
        {words.copy}
      </button>
      <span role="status">{copied === text && words.copied}</span>
    </>
  );
}

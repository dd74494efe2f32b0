import { useState } from "react";
import { shareBar as words } from "#content/en/share-bar.ts";
import "./share-bar.css";

export interface ShareBarProps {
  readonly title: string;
  readonly text: string;
  /** A path of the site that shows the same result, such as "/contact-us?from=Mohali". */
  readonly path: string;
}

/** Shares a result by the device's own sheet or, without one, by the clipboard; and prints the page. */
export function ShareBar({ title, text, path }: ShareBarProps) {
  /** The result that was copied; the page may show another by now. */
  const [copied, setCopied] = useState("");

  const shared = `${text}\n${path}`;

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    try {
      // Firefox on desktops does not have it.
      if ("share" in navigator) return await navigator.share({ title, text, url });
      // Emptied first, so that a screen reader says it again.
      setCopied("");
      await (navigator as Navigator).clipboard.writeText(`${text}\n${url}`);
      setCopied(shared);
    } catch {
      // The visitor closed the sheet, or the browser forbids the clipboard: nothing was shared.
    }
  }

  return (
    <p className="share-bar">
      <button className="text-button" type="button" onClick={share}>
        {words.share}
      </button>
      <button className="text-button" type="button" onClick={() => window.print()}>
        {words.print}
      </button>
      <span role="status">{copied === shared && words.copied}</span>
    </p>
  );
}

import { useEffect, useState } from "react";

/** How long a text stands there, in milliseconds: long enough to be taken up, too short to be met by browsing. */
const standing = 1_500;

/**
 * The one live region of the chat. Apart from the list of messages: that, once live, is read out
 * as a whole by some screen readers each time the window opens.
 */
export function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    setSaid(text);
    const timer = setTimeout(() => setSaid(""), standing);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}

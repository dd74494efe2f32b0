import { useEffect, useState } from "react";

/** How long a text stays, in milliseconds: long enough to be announced, too short to be found while browsing. */
const announcedFor = 1_500;

/**
 * The chat's one live region. It is not the list of messages, because some screen readers read a live list as a whole
 * each time the window opens.
 */
export function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    setSaid(text);
    const timer = setTimeout(() => setSaid(""), announcedFor);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}

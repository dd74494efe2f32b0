import { useEffect, useState } from "react";

/** How long typing has to pause, in milliseconds: long enough to finish a word. */
const pauseMs = 900;

/** Announces a text that follows what is typed: once typing has paused, not after each key. */
export function DebouncedStatus({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

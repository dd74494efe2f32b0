import { useEffect, useState } from "react";

const pauseMs = 250;

/** The text as it was at the last pause in typing, so that halves of words are not searched. */
export function useTypingPause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

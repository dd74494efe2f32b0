import { chatLimits } from "#contract/chat-limits.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** In the tab's own storage: the local storage holds exactly the three keys of the specification. */
const key = "meena-draft";

/** What was typed before a reload and not sent. Storage may be forbidden: then nothing was kept. */
export function readDraft(): string {
  try {
    return (sessionStorage.getItem(key) ?? "").slice(0, chatLimits.message);
  } catch {
    return "";
  }
}

/** Keeps what is typed, without identity numbers. An empty text removes it. */
export function keepDraft(text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, maskIdentityNumbers(text));
  } catch {
    // The composer works without storage; only a reload loses its text.
  }
}

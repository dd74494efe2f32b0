import { chatLimits } from "#contract/chat-limits.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** In the tab's session storage, because the local storage holds exactly the specification's three keys. */
const key = "meena-draft";

/** The text that was typed before a reload and not sent. Storage may be forbidden: then there is none. */
export function readDraft(): string {
  try {
    return (sessionStorage.getItem(key) ?? "").slice(0, chatLimits.message);
  } catch {
    return "";
  }
}

/** Keeps the typed text, without identity numbers. An empty text removes it. */
export function keepDraft(text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, maskIdentityNumbers(text));
  } catch {
    // The composer works without storage; only a reload loses its text.
  }
}

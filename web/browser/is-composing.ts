/**
 * Whether a key belongs to an input method that composes a word, as in Hindi or Punjabi. Safari ends the composition
 * before the key that confirms it: only the old key code tells that key from another.
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}

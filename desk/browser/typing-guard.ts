/** Letters that follow each other faster are a word that somebody types in the wrong place. */
const typingMs = 500;
/** They move and select, change nothing, and are pressed quickly one after another. */
const quickKeys = ["j", "k", "x"];

interface Pressed {
  readonly letter: string;
  readonly at: number;
  readonly isTyping: boolean;
}

interface TypingGuard {
  /** Says of each letter that is pressed outside of a field, in their order, whether it is part of a typed word. */
  readonly isPartOfWord: (letter: string, at: number) => boolean;
  /** No letter before belongs to what comes now. */
  readonly startAgain: () => void;
}

export function createTypingGuard(): TypingGuard {
  let last: Pressed | undefined;
  return {
    isPartOfWord(letter, at) {
      const isSoon = last !== undefined && at - last.at < typingMs;
      const isTyping = isSoon && (last?.isTyping === true || letter !== last?.letter);
      if (isTyping || !quickKeys.includes(letter)) last = { letter, at, isTyping };
      return isTyping;
    },
    startAgain() {
      last = undefined;
    },
  };
}

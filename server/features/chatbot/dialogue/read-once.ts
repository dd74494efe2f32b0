import type { Question } from "../understand/question.ts";
import type { Understand } from "../understand/understand.ts";

/** Reads each text of a message once: its parts are asked for to decide what it is about, and again beside the answer. */
export interface ReadOnce {
  readonly understand: Understand;
  /** Call it after each answer. A message that is still being answered is then read again. */
  readonly forget: () => void;
}

export function readOnce(read: Understand): ReadOnce {
  const known = new Map<string, Question>();
  const understand: Understand = (text, before, isFixed) => {
    const key = `${isFixed} ${before} ${text}`;
    const question = known.get(key) ?? read(text, before, isFixed);
    known.set(key, question);
    return question;
  };
  return { understand, forget: () => known.clear() };
}

import { chat } from "#content/en/chat.ts";
import type { ChatMessage } from "../conversation/chat-storage.ts";
import "./suggestions.css";

export interface SuggestionsProps {
  /** The last message; undefined in an empty conversation. */
  readonly last: ChatMessage | undefined;
  onAsk(question: string): void;
}

/** Questions that may come next. */
export function Suggestions({ last, onAsk }: SuggestionsProps) {
  const isStart = last === undefined || last.text === chat.greeting;
  const questions = (isStart ? chat.starters : last.suggestions) ?? [];
  if (questions.length === 0) return null;
  return (
    <ul className="suggestions" role="list" aria-label={chat.suggestions} data-first={isStart || undefined}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

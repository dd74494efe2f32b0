import { useEffect, useEffectEvent, useState } from "react";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import { useTypingPause } from "./use-typing-pause.ts";
import "./search-box.css";

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The words that the address holds. */
  readonly value: string;
  /** Gets the words without spaces around them, "" for none. */
  readonly onSearch: (words: string) => void;
}

/** Searches after a pause in typing, so that the address does not fill with halves of words. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const pausedWords = useTypingPause(text.trim());
  const search = useEffectEvent((words: string) => {
    if (words !== value) onSearch(words);
  });

  // The blank after a word is not in the address, and more words may follow it.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  useEffect(() => search(pausedWords), [pausedWords]);

  return (
    <search className="search-box">
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}

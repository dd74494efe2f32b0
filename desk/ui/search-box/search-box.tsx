import { useEffect, useEffectEvent, useState } from "react";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import "./search-box.css";

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The words that the address holds. */
  readonly value: string;
  /** Gets the words without spaces around them, "" for none. */
  readonly onSearch: (words: string) => void;
}

const pauseMs = 250;

/** Searches after a pause in typing, so that the address does not fill with halves of words. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const search = useEffectEvent(() => onSearch(text.trim()));

  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);

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

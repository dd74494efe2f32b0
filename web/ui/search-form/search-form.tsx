import type { FormEvent } from "react";
import { shell } from "#content/en/shell.ts";
import { mayHoldIdentityNumber } from "#contract/may-hold-identity-number.ts";
import { paths } from "#contract/routes.ts";
import { longestQuery } from "#contract/search-limits.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { SearchIcon } from "../icon/icon.tsx";
import "./search-form.css";

export interface SearchFormProps {
  readonly size: "header" | "large";
  /** The text in the box at first. */
  readonly query?: string;
  /** The accessible name of the box, and its placeholder. */
  readonly label?: string;
  /** Called when a search starts. */
  onSearch?(): void;
}

/** A GET form to /search. Once scripts run, the router takes the query instead. */
export function SearchForm({
  size,
  query = "",
  label = shell.header.searchLabel,
  onSearch,
}: SearchFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    // The query may hold an identity number. The server masks it; as a hash it would stay in the history.
    if (mayHoldIdentityNumber.test(q)) return;
    event.preventDefault();
    // Not searchPath(): lazy pages use it too, so it would become a file of its own in the first load, with React.
    navigate(`${paths.search}?${new URLSearchParams({ q })}`);
    onSearch?.();
  }

  return (
    <search className="search-form" data-size={size}>
      <form method="get" action={paths.search} onSubmit={handleSubmit}>
        <input
          key={query}
          className="search-form__input"
          type="search"
          name="q"
          defaultValue={query}
          aria-label={label}
          placeholder={shell.header.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
        />
        <button className="search-form__button" type="submit" aria-label={shell.header.searchButton}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

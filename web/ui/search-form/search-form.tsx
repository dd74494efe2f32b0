import type { FormEvent } from "react";
import { shell } from "#content/en/shell.ts";
import { pathOf } from "#contract/routes.ts";
import { navigate } from "#web/app/hash-location.ts";
import { SearchIcon } from "../icon/icon.tsx";
import "./search-form.css";

export interface SearchFormProps {
  readonly size?: "small" | "large";
  /** What the box holds at first. */
  readonly query?: string;
  /** The box's name for screen readers, and its hint. */
  readonly label?: string;
  /** Called once a search was started. */
  readonly onSearch?: () => void;
}

/** A GET form to /search; once scripts run, the router takes the query instead. */
export function SearchForm({
  size = "small",
  query = "",
  label = shell.header.searchLabel,
  onSearch,
}: SearchFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    navigate(`${pathOf("search")}?${new URLSearchParams({ q })}`);
    onSearch?.();
  }

  return (
    <search className="search-form" data-size={size}>
      <form method="get" action={pathOf("search")} onSubmit={handleSubmit}>
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
          maxLength={200}
        />
        <button className="search-form__button" type="submit" aria-label={shell.header.searchButton}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

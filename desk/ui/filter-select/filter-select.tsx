import { ChevronDownIcon } from "#web/ui/icon/icon.tsx";
import "./filter-select.css";

export interface FilterSelectProps {
  readonly label: string;
  /** The option that filters nothing; its value is "". */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** A select above a list that narrows it. */
export function FilterSelect({ label, all, options, value, onPick }: FilterSelectProps) {
  return (
    <span className="filter-select-box">
      <select
        className="filter-select"
        aria-label={label}
        value={value}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  );
}

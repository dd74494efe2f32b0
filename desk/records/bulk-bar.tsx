import type { ReactNode } from "react";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { recordWords } from "#desk/words/records.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import "./bulk-bar.css";

interface BulkBarProps {
  /** How many records are selected. */
  readonly label: string;
  readonly onClear: () => void;
  /** Selects all; the bar then has two lines. */
  readonly selectAll?: ReactNode;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

/** What can be done with the selected records of a list, above it. */
export function BulkBar({ label, onClear, selectAll, children }: BulkBarProps) {
  const head = (
    <>
      <IconButton label={recordWords.clearSelection} onClick={onClear} icon={<CloseIcon />} />
      <span className="bulk-bar__count">{label}</span>
      {selectAll}
    </>
  );
  return (
    <div className="bulk-bar" role="toolbar" aria-label={label}>
      {selectAll === undefined ? head : <div className="bulk-bar__head">{head}</div>}
      {children}
    </div>
  );
}

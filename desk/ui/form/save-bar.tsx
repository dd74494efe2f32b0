import type { ReactNode } from "react";
import { common } from "#desk/words/common.ts";
import { TextButton } from "../text-button/text-button.tsx";
import "./save-bar.css";

interface SaveBarProps {
  /** Whether something in the form is not saved. The bar then stays in sight. */
  readonly isUnsaved: boolean;
  readonly onDiscard: () => void;
  /** The buttons that save the form. */
  readonly children: ReactNode;
}

/** The buttons at the end of a long form, and a way to discard what was changed in it. */
export function SaveBar({ isUnsaved, onDiscard, children }: SaveBarProps) {
  return (
    <div className="save-bar" data-unsaved={isUnsaved || undefined}>
      {children}
      {isUnsaved && (
        <p className="quiet" role="status">
          {common.unsaved} <TextButton onClick={onDiscard}>{common.discard}</TextButton>
        </p>
      )}
    </div>
  );
}

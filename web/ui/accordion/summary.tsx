import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icon/icon.tsx";
import "./summary.css";

/** The line of a `details` element that opens and closes it. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="summary">
      {children}
      <ChevronDownIcon />
    </summary>
  );
}

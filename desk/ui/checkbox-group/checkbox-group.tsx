import type { ReactNode } from "react";
import "./checkbox-group.css";

/** Checkboxes in a row, below what they choose together. */
export function CheckboxGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="checkbox-group">
      <legend className="field__label">{label}</legend>
      {children}
    </fieldset>
  );
}

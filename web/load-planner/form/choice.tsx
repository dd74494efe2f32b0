import { type ReactNode, useId } from "react";

/** A choice of a few options, all visible. */
export function Choice({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice__options">{children}</div>
    </fieldset>
  );
}

export interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
  onChoose(): void;
}

export function Option({ name, label, chosen, onChoose }: OptionProps) {
  const id = useId();
  return (
    <span className="choice__option">
      <input id={id} type="radio" name={name} checked={chosen} onChange={onChoose} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

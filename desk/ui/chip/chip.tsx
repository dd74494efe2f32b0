import "./chip.css";

export interface ChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** A filter that is on or off. */
export function Chip({ label, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}

export interface ChipGroupProps<Value extends string | number> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
  readonly className?: string;
}

/** A row of filters; one of them is on. */
export function ChipGroup<Value extends string | number>({
  label,
  options,
  value,
  onPick,
  className = "",
}: ChipGroupProps<Value>) {
  return (
    <fieldset className={`chips ${className}`} aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          pressed={option.value === value}
          onPress={() => onPick(option.value)}
        />
      ))}
    </fieldset>
  );
}

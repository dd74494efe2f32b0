import { DeskLink } from "#desk/navigation/link.tsx";

interface FigureProps {
  readonly value: number | string;
  readonly label: string;
  readonly to?: string | undefined;
  readonly isUrgent?: boolean;
}

/** A number with its words. It leads to the list that it counts, if there is one. */
export function Figure({ value, label, to, isUrgent = false }: FigureProps) {
  const content = (
    <>
      <span className="figure__value">{value}</span> <span className="figure__label">{label}</span>
    </>
  );
  return to ? (
    <DeskLink className="figure" to={to} data-urgent={isUrgent || undefined}>
      {content}
    </DeskLink>
  ) : (
    <p className="figure" data-urgent={isUrgent || undefined}>
      {content}
    </p>
  );
}

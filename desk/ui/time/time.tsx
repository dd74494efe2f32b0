import { exactTime, fullTime, shortTime } from "./format-time.ts";

export interface TimeProps {
  readonly at: string;
  /** Shows the time of day also of an older moment. */
  readonly exact?: boolean;
  readonly className?: string;
}

/** A moment, short; the whole date is its title. */
export function Time({ at, exact = false, className }: TimeProps) {
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {exact ? exactTime(at) : shortTime(at)}
    </time>
  );
}

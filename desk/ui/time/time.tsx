import { fullTime, shortTime } from "./format-time.ts";

/** A moment, short; the whole date is its title. */
export function Time({ at, className }: { readonly at: string; readonly className?: string }) {
  return (
    <time dateTime={at} title={fullTime(at)} className={className}>
      {shortTime(at)}
    </time>
  );
}

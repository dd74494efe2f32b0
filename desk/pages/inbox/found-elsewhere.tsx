import type { InboxFound } from "#contract/desk/inbox.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { type InboxView, inboxViews } from "./inbox-views.ts";
import "./found-elsewhere.css";

export interface Place {
  readonly id: InboxView["id"];
  readonly to: string;
  readonly label: string;
}

/** The other views that hold messages which a search finds; none while the list shows all of them. */
export function placesElsewhere(
  found: InboxFound | undefined,
  view: InboxView | undefined,
  q: string,
  shown: number,
): Place[] {
  if (!found || view?.id === "all") return [];
  const { more, ...counts } = found;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total <= shown && !more) return [];
  const numberOf = (count: number) => (more ? `${count}+` : String(count));
  const addressOf = ({ filter }: InboxView) => screenPath("inbox", filter, { q });
  const countOf = ({ id }: InboxView) => Object.entries(counts).find(([name]) => name === id)?.[1] ?? 0;
  // "Mine" and such show a part of several places.
  const isPlace = view !== undefined && view.id in counts;
  const others = isPlace ? inboxViews.filter((one) => one !== view && countOf(one) > 0) : [];
  const all = inboxViews.filter(({ id }) => id === "all");
  return [
    ...others.map((one) => ({
      id: one.id,
      to: addressOf(one),
      label: words.foundIn(numberOf(countOf(one)), words.view[one.id]),
    })),
    ...(others.length === 1 ? [] : all).map((one) => ({
      id: one.id,
      to: addressOf(one),
      label: words.foundAll(numberOf(total)),
    })),
  ];
}

/** Links to the other places of what was found, such as "3 in Done". */
export function FoundElsewhere({ places }: { readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <span className="found-elsewhere">
      {places.map(({ id, to, label }) => (
        <DeskLink key={id} to={to}>
          {label}
        </DeskLink>
      ))}
    </span>
  );
}

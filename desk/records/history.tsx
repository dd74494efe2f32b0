import type { HistoryEntry } from "#contract/desk/common.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { common } from "#desk/words/common.ts";
import { historyWords } from "#desk/words/history.ts";
import "./history.css";

/** Who did what, newest first. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const newestFirst = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol role="list" className="history">
      {newestFirst.map(({ id, at, by, action, detail }) => (
        <li key={id}>
          <span>
            <strong>{by?.name ?? common.website}</strong> {historyWords(action, detail)}
          </span>
          <Time at={at} className="history__time" />
        </li>
      ))}
    </ol>
  );
}

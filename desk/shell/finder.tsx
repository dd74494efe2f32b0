import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { DeskSearch } from "#contract/desk/search.ts";
import { useSearch } from "#desk/api/search.ts";
import { useMe } from "#desk/api/session.ts";
import { recordPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import { Dialog } from "#desk/ui/dialog/dialog.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { useTypingPause } from "#desk/ui/search-box/use-typing-pause.ts";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { jobInCity } from "#desk/words/jobs.ts";
import { shellWords } from "#desk/words/shell.ts";
import "./finder.css";

const shortestQuery = 2;

interface Found {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
  readonly at?: string;
}

/** Finds messages, applicants and jobs by reference, name, phone number or words. */
export function Finder({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const { permissions } = useMe();
  const lists = (["inbox", "applicants", "jobs"] as const).filter((list) =>
    permissions.includes(`${list}.read`),
  );
  const title = shellWords.findLabel(lists.map((list) => shellWords.findOne[list]));
  return (
    <Dialog open={open} onClose={onClose} title={title} initialFocus={field}>
      <FinderContent field={field} onClose={onClose} />
    </Dialog>
  );
}

interface FinderContentProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function FinderContent({ field, onClose }: FinderContentProps) {
  const [words, setWords] = useState("");
  /** The words with which Enter was pressed, maybe before their results were there. */
  const [entered, setEntered] = useState<string>();
  const pausedWords = useTypingPause(words.trim());
  const query = entered ?? pausedWords;
  const results = useRef<HTMLDivElement>(null);
  const search = useSearch(query, query.length >= shortestQuery);

  const groups = search.data && query.length >= shortestQuery ? groupsOf(search.data) : [];
  const first = groups[0]?.found[0];
  const isCurrent = query === words.trim() && !search.isPlaceholderData && !search.isPending;
  useEffect(() => {
    if (entered !== query || !isCurrent) return;
    setEntered(undefined);
    if (!first) return;
    navigate(first.to);
    onClose();
  }, [entered, query, isCurrent, first, onClose]);

  /** Enter in the field opens the first result. Arrow keys move through the results, which take Enter themselves. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key === "Enter" && event.target === field.current) setEntered(words.trim());
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [...(results.current?.querySelectorAll("a") ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[index + (event.key === "ArrowDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the links in it
    <div className="finder" onKeyDown={handleKey}>
      <TextField
        ref={field}
        label={shellWords.find}
        type="search"
        placeholder={shellWords.findPlaceholder}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setEntered(undefined);
        }}
      />
      <div ref={results} aria-live="polite">
        {query.length < shortestQuery && <p className="finder__note">{shellWords.findHint}</p>}
        {query.length >= shortestQuery && !search.data && <QueryFallback query={search} lines={3} />}
        {search.data && query.length >= shortestQuery && groups.length === 0 && (
          <p className="finder__note">{shellWords.findNothing}</p>
        )}
        {groups.map(({ title, found }) => (
          <section key={title}>
            <h3 className="finder__group">{title}</h3>
            <ul role="list">
              {found.map(({ to, title: name, detail, at }) => (
                <li key={to}>
                  <DeskLink to={to} className="finder__result" onClick={onClose}>
                    <span className="finder__title">{name}</span>
                    <span className="finder__detail">{detail}</span>
                    {at && <Time at={at} className="finder__time" />}
                  </DeskLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function groupsOf({ messages, applicants, jobs }: DeskSearch) {
  const groups: { readonly title: string; readonly found: readonly Found[] }[] = [
    {
      title: shellWords.messages,
      found: messages.map(({ id, name, subject, reference, receivedAt }) => ({
        to: recordPath("message", id),
        title: name,
        detail: `${subject} · ${reference}`,
        at: receivedAt,
      })),
    },
    {
      title: shellWords.applicants,
      found: applicants.map(({ id, name, job, stage, receivedAt }) => ({
        to: recordPath("applicant", id),
        title: name,
        detail: `${jobInCity(job)} · ${stage.name}`,
        at: receivedAt,
      })),
    },
    {
      title: shellWords.jobs,
      found: jobs.map(({ id, title, city }) => ({ to: recordPath("job", id), title, detail: city })),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

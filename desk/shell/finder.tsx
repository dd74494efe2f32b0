import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useDeferredValue, useRef, useState } from "react";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { DeskSearch } from "#contract/desk/search.ts";
import { call } from "#desk/api/call.ts";
import { DeskLink } from "#desk/app/link.tsx";
import { Dialog } from "#desk/ui/dialog/dialog.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { shellWords } from "#desk/words/shell.ts";
import { TextField } from "#web/ui/field/field.tsx";

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
  return (
    <Dialog open={open} onClose={onClose} title={shellWords.findLabel} initialFocus={field}>
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
  const query = useDeferredValue(words.trim());
  const results = useRef<HTMLDivElement>(null);
  const search = useQuery({
    queryKey: ["search", query],
    queryFn: ({ signal }) => call<DeskSearch>("GET", deskPaths.search, { query: { q: query }, signal }),
    enabled: query.length >= shortestQuery,
    placeholderData: keepPreviousData,
  });

  /** Arrow keys move through the results; the links themselves take Enter. */
  function move(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const links = [...(results.current?.querySelectorAll("a") ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[index + (event.key === "ArrowDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const groups = search.data && query.length >= shortestQuery ? groupsOf(search.data) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between the links in it
    <div className="finder" onKeyDown={move}>
      <TextField
        ref={field}
        label={shellWords.find}
        type="search"
        placeholder={shellWords.findPlaceholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div ref={results} aria-live="polite">
        {query.length < shortestQuery && <p className="finder__note">{shellWords.findHint}</p>}
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
        to: `/inbox/${id}`,
        title: name,
        detail: `${subject} · ${reference}`,
        at: receivedAt,
      })),
    },
    {
      title: shellWords.applicants,
      found: applicants.map(({ id, name, job, stage, receivedAt }) => ({
        to: `/applicants/${id}`,
        title: name,
        detail: `${job.title}, ${job.city} · ${stage.name}`,
        at: receivedAt,
      })),
    },
    {
      title: shellWords.jobs,
      found: jobs.map(({ id, title, city }) => ({ to: `/jobs/${id}`, title, detail: city })),
    },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

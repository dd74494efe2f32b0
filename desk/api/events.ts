import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type DeskPath, deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { DeskEventName, DeskEvents } from "#contract/desk/events.ts";
import { call } from "#desk/http/call.ts";
import { sessionKey } from "./session.ts";

/** Which of the desk's queries an event makes stale: their keys begin with these words. */
const staleAfter: Readonly<Partial<Record<DeskEventName, readonly string[]>>> = {
  inbox: ["inbox", "dashboard"],
  applicants: ["applicants", "stages", "dashboard"],
  jobs: ["jobs"],
  outbox: ["outbox"],
  arrived: ["inbox", "applicants", "stages", "jobs", "dashboard"],
};

/** Records that are erased here: their pages close when that is done, and must not be read again before. */
const erasing = new Set<string>();

/** Whether a query is of no record that is erased here: for `invalidateQueries`. */
export function isNotErased({ queryKey: [, , id] }: { readonly queryKey: readonly unknown[] }): boolean {
  return !erasing.has(String(id));
}

/** Erases a record, and others with it. The event that says so arrives before the answer. */
export async function eraseRecord(
  path: DeskPath,
  id: string,
  body: { readonly reason: string; readonly password: string; readonly alsoIds?: readonly string[] },
): Promise<void> {
  const ids = [id, ...(body.alsoIds ?? [])];
  for (const one of ids) erasing.add(one);
  try {
    await call<void>("POST", deskPath(path, id), { body });
  } catch (error) {
    for (const one of ids) erasing.delete(one);
    throw error;
  }
}

type Listener = (name: DeskEventName, data: never) => void;
const listeners = new Set<Listener>();

/**
 * Keeps the stream of server-sent events open and reads again what they say has changed. Returns whether it is
 * interrupted; the browser connects again by itself, and then everything on screen is read again.
 */
export function useLiveUpdates(): boolean {
  const client = useQueryClient();
  const [interrupted, setInterrupted] = useState(false);

  useEffect(() => {
    const source = new EventSource(deskPaths.events);
    let wasOpen = false;
    source.onopen = () => {
      setInterrupted(false);
      if (wasOpen) void client.invalidateQueries();
      wasOpen = true;
    };
    source.onerror = () => setInterrupted(true);

    for (const name of Object.keys(eventNames) as DeskEventName[]) {
      source.addEventListener(name, (event) => {
        const data = JSON.parse((event as MessageEvent<string>).data) as never;
        for (const first of staleAfter[name] ?? [])
          void client.invalidateQueries({
            queryKey: [first],
            predicate: isNotErased,
          });
        if (name === "signed-out") {
          source.close();
          void client.invalidateQueries({ queryKey: sessionKey });
        }
        for (const listener of listeners) listener(name, data);
      });
    }
    return () => source.close();
  }, [client]);

  return interrupted;
}

const eventNames: Readonly<Record<DeskEventName, true>> = {
  inbox: true,
  applicants: true,
  jobs: true,
  outbox: true,
  arrived: true,
  presence: true,
  mention: true,
  "signed-out": true,
};

/** Calls `handle` for each event of a name, as long as the component is shown. */
export function useDeskEvent<Name extends DeskEventName>(
  name: Name,
  handle: (data: DeskEvents[Name]) => void,
): void {
  const current = useRef(handle);
  useEffect(() => {
    current.current = handle;
  });
  useEffect(() => {
    const listener = (arrived: DeskEventName, data: never) => {
      if (arrived === name) current.current(data);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [name]);
}

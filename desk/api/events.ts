import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { DeskEventName, DeskEvents } from "#contract/desk/events.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import { isNotErased } from "./erasing.ts";
import { keys, type Subject } from "./keys.ts";

/** What an event makes stale. */
const staleAfter: Readonly<Record<DeskEventName, readonly Subject[]>> = {
  inbox: ["inbox", "dashboard"],
  applicants: ["applicants", "stages", "dashboard"],
  jobs: ["jobs"],
  outbox: ["outbox"],
  arrived: ["inbox", "applicants", "stages", "jobs", "dashboard"],
  presence: [],
  mention: [],
  "signed-out": [],
};

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
    const source = new EventSource(requestLine("GET /api/events").path);
    let wasOpen = false;
    source.onopen = () => {
      setInterrupted(false);
      if (wasOpen) void client.invalidateQueries();
      wasOpen = true;
    };
    source.onerror = () => setInterrupted(true);

    for (const name of Object.keys(staleAfter) as DeskEventName[]) {
      source.addEventListener(name, (event) => {
        const data = JSON.parse((event as MessageEvent<string>).data) as never;
        for (const subject of staleAfter[name])
          void client.invalidateQueries({ queryKey: keys[subject](), predicate: isNotErased });
        if (name === "signed-out") {
          source.close();
          void client.invalidateQueries({ queryKey: keys.session() });
        }
        for (const listener of listeners) listener(name, data);
      });
    }
    return () => source.close();
  }, [client]);

  return interrupted;
}

/** Calls `handle` for each event of a name, as long as the component is shown. */
export function useDeskEvent<Name extends DeskEventName>(
  name: Name,
  handle: (data: DeskEvents[Name]) => void,
): void {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    const listener = (arrived: DeskEventName, data: never) => {
      if (arrived === name) handleLatest(data);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [name]);
}

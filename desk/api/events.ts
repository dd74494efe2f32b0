import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { DeskEventName, DeskEvents } from "#contract/desk/events.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import { backoff } from "#web/browser/backoff.ts";
import { isNotErased } from "./erasing.ts";
import { keys, type QueryRoot } from "./keys.ts";

/** What an event makes stale. */
const staleAfter: Readonly<Record<DeskEventName, readonly QueryRoot[]>> = {
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

/** Whether the stream of server-sent events is interrupted. It is open while this is used, and connects again. */
export function useLiveUpdates(): boolean {
  const client = useQueryClient();
  const [interrupted, setInterrupted] = useState(false);
  useEffect(() => openLiveUpdates(client, setInterrupted), [client]);
  return interrupted;
}

/**
 * Keeps the stream of server-sent events open and reads again what they say has changed. Once an interruption is over,
 * everything on screen is read again.
 *
 * @returns a function that closes the stream.
 */
export function openLiveUpdates(
  client: QueryClient,
  onInterrupted: (interrupted: boolean) => void,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let wasOpen = false;
  let pause = 0;

  function end(): void {
    clearTimeout(timer);
    source.close();
  }
  function open(): void {
    source = new EventSource(requestLine("GET /api/events").path);
    source.onopen = () => {
      pause = 0;
      onInterrupted(false);
      if (wasOpen) void client.invalidateQueries();
      wasOpen = true;
    };
    source.onerror = () => {
      onInterrupted(true);
      // The browser connects again by itself unless something else has answered, such as a proxy with a 502.
      if (source.readyState !== EventSource.CLOSED) return;
      pause = backoff(pause);
      timer = setTimeout(open, pause);
    };
    for (const name of Object.keys(staleAfter) as DeskEventName[]) {
      source.addEventListener(name, (event) => {
        const data = JSON.parse((event as MessageEvent<string>).data) as never;
        for (const root of staleAfter[name])
          void client.invalidateQueries({ queryKey: keys[root](), predicate: isNotErased });
        if (name === "signed-out") {
          end();
          void client.invalidateQueries({ queryKey: keys.session() });
        }
        for (const listener of listeners) listener(name, data);
      });
    }
  }

  open();
  return end;
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

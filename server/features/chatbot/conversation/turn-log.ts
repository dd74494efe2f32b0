import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { WriteQueue } from "../../../write-queue/write-queue.ts";
import { type ChatTurn, storeChatTurns } from "./turn-log.repository.ts";

export interface TurnLog {
  /** Keeps a turn, soon. Never throws and never waits: nobody's answer hangs on the transcript. */
  add(turn: ChatTurn): void;
  /** Writes what is left. */
  close(): Promise<void>;
}

/** Long enough that a busy second is one write. */
const writeEveryMs = 1_000;
/** More than this in one go, and what comes is dropped: a flood fills neither memory nor disk. */
const maxWaiting = 500;
const largestWrite = 100;

/** Collects turns and writes them together, apart from the answers. A crash loses the last second. */
export function createTurnLog(writeQueue: WriteQueue, log: FastifyBaseLogger): TurnLog {
  let waiting: ChatTurn[] = [];
  let writing: Promise<void> | undefined;
  const ending = new AbortController();

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      await sleep(writeEveryMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      await writeAll();
    }
    writing = undefined;
  }

  async function writeAll(): Promise<void> {
    const turns = waiting;
    waiting = [];
    for (let start = 0; start < turns.length; start += largestWrite) {
      const some = turns.slice(start, start + largestWrite);
      await writeQueue
        .addBackground((transaction) => storeChatTurns(transaction, some))
        .catch((error: unknown) => log.warn({ err: error }, "A part of the chat transcripts was not kept"));
    }
  }

  return {
    add(turn) {
      if (waiting.length >= maxWaiting) return;
      waiting.push(turn);
      writing ??= write();
    },
    async close() {
      ending.abort();
      await writing;
    },
  };
}

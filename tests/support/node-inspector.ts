import { vi } from "vitest";
import type { LaunchedApp } from "./app-process.ts";
import { soon } from "./time-limits.ts";

/** Measures the heap of a process that was started with `inspectorFlags`, through its debugger. */
export interface NodeInspector {
  /** The heap's size in bytes after garbage collection. */
  heldBytes(): Promise<number>;
  close(): void;
}

/** For NODE_OPTIONS: a debugger on a free port of this machine. */
export const inspectorFlags = "--inspect=127.0.0.1:0";

/** @param app a process that prints where its debugger listens. */
export async function inspectNode(app: Pick<LaunchedApp, "output">): Promise<NodeInspector> {
  const address = await vi.waitFor(() => {
    const said = /Debugger listening on (ws:\S+)/.exec(app.output())?.[1];
    if (!said) throw new Error(`The process has no debugger: ${app.output()}`);
    return said;
  }, soon);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let calls = 0;

  function call(method: string): Promise<Readonly<Record<string, unknown>>> {
    const id = ++calls;
    return new Promise((resolve) => {
      const take = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", take);
        resolve(answer.result);
      };
      socket.addEventListener("message", take);
      socket.send(JSON.stringify({ id, method }));
    });
  }

  return {
    async heldBytes() {
      // The second collection frees what the first one's finalizers released.
      await call("HeapProfiler.collectGarbage");
      await call("HeapProfiler.collectGarbage");
      return Number((await call("Runtime.getHeapUsage")).usedSize);
    },
    close: () => socket.close(),
  };
}

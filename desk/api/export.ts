import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ExportCount } from "#contract/desk/common.ts";
import type { DeskPath } from "#contract/desk/desk-paths.ts";
import { call, isAbort, readFile } from "#desk/http/call.ts";
import { createRowCounter } from "./csv-rows.ts";
import { keys } from "./keys.ts";

/** How many rows an export would have. It is counted anew whenever somebody asks. */
export function useExportCount(path: DeskPath, filter: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.exportCount(path, filter),
    queryFn: ({ signal }) => call<ExportCount>("GET", path, { query: new URLSearchParams(filter), signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Reads an export while counting its rows, and saves it as a file when it is whole: `data` is then their number.
 * Cancelling it, or leaving the screen, saves nothing.
 */
export function useExport(path: DeskPath) {
  const [rows, setRows] = useState(0);
  const running = useRef<AbortController>(undefined);
  const run = useMutation({
    mutationFn: async ({ filter, name }: { readonly filter: string; readonly name: string }) => {
      const controller = new AbortController();
      running.current = controller;
      setRows(0);
      const count = createRowCounter();
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let read = 0;
      try {
        for await (const part of readFile(path, new URLSearchParams(filter), controller.signal)) {
          parts.push(part);
          // Without the header.
          read = Math.max(0, count(part) - 1);
          setRows(read);
        }
      } catch (error) {
        if (isAbort(error)) return undefined;
        throw error;
      }
      saveFile(new Blob(parts, { type: "text/csv" }), name);
      return read;
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();
  return { ...run, rows, cancel };
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

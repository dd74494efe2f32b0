import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, isAbort, readFile } from "#desk/http/call.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { createRowCounter } from "./csv-rows.ts";
import { keys } from "./keys.ts";

/** The lists that can be exported. */
export type ExportedRecords = "inbox" | "applicants";

/** How many rows an export would have. It is counted anew whenever somebody asks. */
export function useExportCount(records: ExportedRecords, filter: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.exportCount(records, filter),
    queryFn: ({ signal }) =>
      call(`GET /api/${records}/export/count`, { query: new URLSearchParams(filter), signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Reads an export while counting its rows, and saves it as a file when it is whole: `data` is then their number.
 * Cancelling it, or leaving the screen, saves nothing.
 */
export function useExport(records: ExportedRecords) {
  const [rows, setRows] = useState(0);
  const running = useRef<AbortController>(undefined);
  const run = useMutation({
    mutationFn: async ({ filter, name }: { readonly filter: string; readonly name: string }) => {
      const controller = new AbortController();
      running.current = controller;
      setRows(0);
      const query = new URLSearchParams(filter);
      const count = createRowCounter();
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let read = 0;
      try {
        for await (const part of readFile(`GET /api/${records}/export.csv`, query, controller.signal)) {
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

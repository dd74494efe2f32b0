import { QueryClient } from "@tanstack/react-query";
import { CallError } from "#desk/errors/call-error.ts";

/** What the desk has read. Server-sent events say what to read again, so data counts as fresh for a while. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && error instanceof CallError && isTransient(error.status),
    },
    mutations: { retry: false },
  },
});

function isTransient(status: number): boolean {
  return status === 0 || status >= 500;
}

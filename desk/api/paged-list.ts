import { type keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DeskPath } from "#contract/desk/desk-paths.ts";
import { call } from "#desk/http/call.ts";

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

interface PagedListOptions {
  readonly queryKey: QueryKey;
  readonly path: DeskPath;
  /** The query of the first page. */
  readonly filter: string;
  readonly placeholderData?: typeof keepPreviousData;
  readonly staleTime?: number;
}

/** Reads a list page by page. `rows` are those of all pages so far, `readMore` asks for the next page. */
export function usePagedList<Answer extends Page>({ path, filter, ...options }: PagedListOptions) {
  const list = useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(filter);
      if (pageParam) query.set("cursor", pageParam);
      return call<Answer>("GET", path, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Answer) => page.nextCursor ?? undefined,
  });
  const { data, isFetchingNextPage, fetchNextPage } = list;
  const rows = useMemo(
    () => data?.pages.flatMap((page): readonly Answer["items"][number][] => page.items) ?? [],
    [data],
  );
  function readMore(): void {
    if (!isFetchingNextPage) void fetchNextPage();
  }
  return { ...list, rows, readMore };
}

import { type keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";

interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

interface PagedListOptions<ResponseBody> {
  readonly queryKey: QueryKey;
  readonly read: (page: {
    readonly query: URLSearchParams;
    readonly signal: AbortSignal;
  }) => Promise<ResponseBody>;
  /** The query of the first page. */
  readonly filter: string;
  readonly placeholderData?: typeof keepPreviousData;
  readonly staleTime?: number;
}

/** Reads a list page by page. `rows` are those of all pages so far, `readMore` asks for the next page. */
export function usePagedList<ResponseBody extends Page>({
  read,
  filter,
  ...options
}: PagedListOptions<ResponseBody>) {
  const list = useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(filter);
      if (pageParam) query.set("cursor", pageParam);
      return read({ query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ResponseBody) => page.nextCursor ?? undefined,
  });
  const { data, isFetchingNextPage, fetchNextPage } = list;
  const rows = useMemo(
    () => data?.pages.flatMap((page): readonly ResponseBody["items"][number][] => page.items) ?? [],
    [data],
  );
  function readMore(): void {
    if (!isFetchingNextPage) void fetchNextPage();
  }
  return { ...list, rows, readMore };
}

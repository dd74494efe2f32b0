/**
 * Loads at the first call and keeps the result for all later ones. A failed load is forgotten, so the next call loads
 * again: one file that could not be read would otherwise fail every call until a restart.
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

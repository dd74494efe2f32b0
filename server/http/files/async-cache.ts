import { LruMap } from "toad-cache";

/**
 * An LRU cache of the results of asynchronous work. Concurrent callers share one result. A failure is not cached.
 *
 * @param capacity how many results it keeps.
 */
export function createAsyncCache<Value>(
  capacity: number,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const cache = new LruMap<Promise<Value>>(capacity);
  return (key, load) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}

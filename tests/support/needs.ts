import type { Vitest } from "vitest/node";
import { importsSupport } from "#scripts/test/support-imports.ts";

/**
 * Whether a test of this run imports a module of `tests/support/`. Vitest's global set-ups ask it, so that a run begins
 * at once where nothing uses what they prepare.
 */
export function isNeeded({ state }: Vitest, module: string): boolean {
  return importsSupport(state.getPaths(), module);
}

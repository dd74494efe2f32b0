import { vi } from "vitest";
import type { Claims } from "#content/schema/claims.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { Rules } from "#content/schema/rules.ts";

/** Tables that replace those in content/en/. */
export interface ReplacedTables {
  readonly rules?: Rules;
  readonly claims?: Claims;
  readonly vehicles?: readonly Vehicle[];
}

/** Modules that are imported from now on read these tables. */
export function replaceTables({ rules, claims, vehicles }: ReplacedTables): void {
  if (rules) vi.doMock("#content/en/rules.ts", () => ({ rules }));
  else vi.doUnmock("#content/en/rules.ts");
  if (claims) vi.doMock("#content/en/claims.ts", () => ({ claims }));
  else vi.doUnmock("#content/en/claims.ts");
  if (vehicles) vi.doMock("#content/en/fleet.ts", async (original) => ({ ...(await original()), vehicles }));
  else vi.doUnmock("#content/en/fleet.ts");
}

/** After a test file: those that follow in the same worker share its modules, and read the real tables. */
export function restoreTables(): void {
  replaceTables({});
  vi.resetModules();
}

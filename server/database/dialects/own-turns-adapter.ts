import { SqliteAdapter } from "kysely";

/**
 * The driver gives its one connection to one after another. Kysely would do so before it asks the driver, and wait where
 * the driver refuses (`only-by-transaction.ts`).
 */
export class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

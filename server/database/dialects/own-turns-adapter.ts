import { SqliteAdapter } from "kysely";

/**
 * Our SQLite driver has one connection and queues its callers itself. Kysely would queue them before it asks the driver,
 * so a caller that the driver refuses (`transaction-scope.ts`) would wait forever. Hence this adapter claims several.
 */
export class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

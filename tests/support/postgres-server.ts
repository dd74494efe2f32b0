import pg from "pg";

/** The database of the tests' PostgreSQL that has all tables (`migrated-databases.ts`). */
export const migratedName = "migrated";

/** Runs a statement as the server's administrator. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

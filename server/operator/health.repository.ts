import type { Queryable } from "../database/database.ts";

/** Resolves when the database answers. */
export async function requireAnswer(db: Queryable): Promise<void> {
  await db.selectFrom("schema_migrations").select("name").limit(1).execute();
}

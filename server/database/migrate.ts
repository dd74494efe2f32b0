import { type Kysely, sql } from "kysely";
import { OperatorError } from "../operator-error.ts";
import type { Vault } from "../vault/vault.ts";
import type { Database, Engine, Transaction } from "./database.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import type { Tables } from "./tables.ts";

/** One change of the schema. The database stores its name. */
export interface Migration {
  /** e.g. "0001-contact-messages". */
  readonly name: string;
  /**
   * Set if a program from before it must not run on the new schema: something is renamed, removed or newly required.
   * After a rollback of the release that program then does not start. `only-add.test.ts` says when it must be set.
   */
  readonly breaksOlderPrograms?: true;
  up(transaction: Transaction, engine: Engine, openVault: OpenVault): Promise<void>;
}

/** Opens the database's vault, for a migration that seals something. */
export type OpenVault = (transaction: Transaction) => Promise<Vault>;

/** How long a start waits while another process migrates, in milliseconds. */
const retryBudgetMs = 20_000;

/** The key of the advisory lock. Any number that nothing else in the database uses ("green" on a phone's keys). */
const postgresLock = 47_336;

/**
 * Brings the schema up to date. Each migration is one transaction. When several processes start at once, one migrates
 * and the others wait. Not Kysely's Migrator: on SQLite it runs without a transaction or a lock.
 *
 * @returns the names of the migrations that this call applied.
 * @throws OperatorError when a newer version of the program made the database into one that this one must not use.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: () => Date,
  openVault: OpenVault = noVault,
): Promise<string[]> {
  const applied = await database.withLongTimeout(async (kysely) => {
    await retryWhileBusy(database, retryBudgetMs, () => createMigrationsTable(kysely, database.engine));
    const names: string[] = [];
    for (const migration of migrations) {
      const ran = await retryWhileBusy(database, retryBudgetMs, () =>
        applyOnce(kysely, database.engine, migration, now, openVault),
      );
      if (ran) names.push(migration.name);
    }
    return names;
  });
  await checkNewerSchema(database.kysely, migrations);
  return applied;
}

/** For callers without a vault: in a new database there is nothing to seal, so that no migration asks for it. */
async function noVault(): Promise<never> {
  throw new Error("This migration needs the vault.");
}

async function createMigrationsTable(kysely: Kysely<Tables>, engine: Engine): Promise<void> {
  await inExclusiveTransaction(kysely, engine, async (transaction) => {
    await transaction.schema
      .createTable("schema_migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    await addOlderPrograms(transaction, engine);
  });
}

/** Databases of the first releases lack the column. No older program can judge what those releases applied. */
async function addOlderPrograms(transaction: Transaction, engine: Engine): Promise<void> {
  const columns =
    engine === "sqlite"
      ? sql`select name from pragma_table_info('schema_migrations') where name = 'older_programs'`
      : sql`select attname from pg_attribute
            where attrelid = 'schema_migrations'::regclass and attname = 'older_programs'`;
  const { rows } = await columns.execute(transaction);
  if (rows.length > 0) return;
  await transaction.schema
    .alterTable("schema_migrations")
    .addColumn("older_programs", "text", (column) => column.notNull().defaultTo("refuse"))
    .execute();
}

async function applyOnce(
  kysely: Kysely<Tables>,
  engine: Engine,
  migration: Migration,
  now: () => Date,
  openVault: OpenVault,
): Promise<boolean> {
  return inExclusiveTransaction(kysely, engine, async (transaction) => {
    const done = await transaction
      .selectFrom("schema_migrations")
      .select("name")
      .where("name", "=", migration.name)
      .executeTakeFirst();
    if (done) return false;
    await migration.up(transaction, engine, openVault);
    await transaction
      .insertInto("schema_migrations")
      .values({
        name: migration.name,
        applied_at: now().toISOString(),
        older_programs: migration.breaksOlderPrograms ? "refuse" : "run",
      })
      .execute();
    return true;
  });
}

/** A transaction that only one process can be in: by SQLite's begin immediate, by PostgreSQL's advisory lock. */
async function inExclusiveTransaction<Result>(
  kysely: Kysely<Tables>,
  engine: Engine,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return kysely.transaction().execute(async (transaction) => {
    if (engine === "postgres") {
      await sql`select pg_advisory_xact_lock(${sql.lit(postgresLock)})`.execute(transaction);
    }
    return work(transaction);
  });
}

/**
 * An old program on a new schema might store wrongly what it acknowledges. After a rollback of the release it may run
 * if the newer program has noted that its migrations only add.
 *
 * @returns what an operator should know while an older program runs on the newer schema; undefined if it is not newer.
 * @throws OperatorError when this program must not use the database.
 */
export async function checkNewerSchema(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  const known = new Set(migrations.map((migration) => migration.name));
  const rows = await kysely.selectFrom("schema_migrations").selectAll().orderBy("name").execute();
  const unknown = rows.filter((row) => !known.has(row.name));
  const [first] = unknown;
  if (!first) return undefined;
  // Releases that lack the column noted nothing about older programs.
  const breaking = unknown.find((row) => row.older_programs !== "run");
  if (breaking) {
    throw new OperatorError(
      `The database was made by a newer version (it knows "${breaking.name}"). Start that version, or restore the backup from before the upgrade, or use another DATA_DIR or DATABASE_URL.`,
    );
  }
  return `The database is newer than this program: a later release has migrated it ("${first.name}"). After a rollback that is right, and this program may use it. Otherwise the link \`current\` names an old release: greenmile rollback --undo or greenmile upgrade changes it. Erase nobody until the later release runs again.`;
}

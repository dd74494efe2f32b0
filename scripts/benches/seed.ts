/**
 * `npm run seed -- 1000000` fills the database of the settings with that many messages, a fifth as many applicants and
 * twice as many chat turns, to try out the desk. Never on a database with real records: it asks for an empty one.
 */
import { sql } from "kysely";
import { parseConfig } from "#server/config.ts";
import { connect } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";
import { openVault } from "#server/master-key/open-vault.ts";
import { seedRecords } from "./seed-records.ts";

const messages = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(messages) || messages < 10)
  throw new Error("Usage: npm run seed -- <number of messages>");
const config = parseConfig(process.env);
const database = await connect(config, () => undefined);
const now = new Date();
await migrate(database, migrations, () => now);
const vault = await openVault(config, database.kysely, now);
const any = await database.kysely.selectFrom("contact_messages").select("id").limit(1).executeTakeFirst();
if (any)
  throw new Error("This database holds messages already. Set DATA_DIR or DATABASE_URL to an empty one.");
const counts = { messages, applicants: Math.floor(messages / 5), chatTurns: messages * 2 };
const started = performance.now();
// A statement of a thousand rows may take longer than a visitor would wait.
await database.withLongTimeout((kysely) =>
  seedRecords({ ...database, kysely }, vault, counts, now, (rows) => process.stdout.write(`\r${rows} rows`)),
);
// PostgreSQL does so by itself after a while; SQLite plans these queries alike without it.
if (database.engine === "postgres")
  await database.withLongTimeout((kysely) => sql`vacuum analyze`.execute(kysely));
console.log(`\nFilled in ${Math.round((performance.now() - started) / 1000)} s.`);
await database.close();

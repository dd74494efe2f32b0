import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";
import { listJobs } from "#server/features/jobs/jobs.repository.ts";
import { emptyDatabase, open } from "#tests/support/databases.ts";
import { listStaff } from "./accounts/staff.repository.ts";
import { listDeskJobs, searchJobs } from "./features/jobs/desk-jobs.repository.ts";
import { listStaffMembers } from "./features/people/people.repository.ts";
import { listSavedReplies } from "./features/saved/saved-replies.repository.ts";
import { listSavedViews } from "./features/saved/saved-views.repository.ts";

/** In the order in which people look for them. */
const names = ["Åsa", "asha", "Asha Rani", "Ashok", "émile", "Emily", "Zoya", "अमित", "आशा", "ਅਮਨ", "ਸਿਮਰਨ"];
/** Two of each name. The ids run against the names, and rows are inserted in reverse: no list is sorted by chance. */
const rows = names.flatMap((name, index) => ["a", "b"].map((twin) => ({ id: idOf(index, twin), name })));
const cities = [
  ["b", "Mohali"],
  ["c", "Mohali"],
  ["a", "Mohali Phase 8"],
] as const;
const jobs = names.flatMap((title, index) =>
  cities.map(([twin, city]) => ({ id: idOf(index, twin), title, city })),
);
const at = "2026-11-23T08:26:00.000Z";

/** How PostgreSQL is told to compare texts: by bytes as SQLite does, or by a language, as most installations do. */
const locales = {
  sqlite: undefined,
  "postgres by bytes": "lc_collate 'C'",
  "postgres by a locale": "locale_provider icu icu_locale 'en-IN'",
} as const;

function idOf(index: number, twin: string): string {
  return `${names.length - index}`.padStart(2, "0") + twin;
}

test.each(Object.entries(locales))("every list by name has one order on %s", async (engine, locale) => {
  const server = inject("postgresServer");
  const { remove, ...settings } = await emptyDatabase(
    locale === undefined ? "sqlite" : "postgres",
    server,
    locale,
  );
  const database = await open(settings);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  await migrate(database, migrations, () => new Date(at));
  const { kysely, readOnly } = database;
  await kysely.deleteFrom("jobs").execute();
  const inserted = rows.toReversed();
  const account = { password_hash: "", second_factor_required: 0, created_at: at, version: 1, active: 1 };
  const role = "hr" as const;
  await kysely
    .insertInto("desk_staff")
    .values(inserted.map(({ id, name }) => ({ id, name, email: `${id}@example.com`, role, ...account })))
    .execute();
  const staffId = rows[0]?.id ?? "";
  await kysely
    .insertInto("desk_saved_views")
    .values(
      inserted.map(({ id, name }) => ({
        id,
        name,
        staff_id: staffId,
        screen: "inbox",
        query: "",
        shared: 0,
      })),
    )
    .execute();
  await kysely
    .insertInto("desk_saved_replies")
    .values(
      inserted.map(({ id, name: title }) => ({
        id,
        kind: "inbox" as const,
        title,
        subject: "",
        text: "",
        changed_at: at,
        changed_by: null,
        version: 1,
      })),
    )
    .execute();
  await kysely
    .insertInto("jobs")
    .values(jobs.toReversed().map((job) => ({ ...job, status: "Open" as const })))
    .execute();

  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const lists = {
    staff: [await listStaff(kysely), rows],
    people: [await listStaffMembers(kysely, new Date(at)), rows],
    views: [await listSavedViews(readOnly, staffId), rows],
    replies: [await listSavedReplies(readOnly, {}), rows],
    jobs: [(await listJobs(kysely)).map(({ _id }) => ({ id: _id })), jobs],
    "jobs of the desk": [await listDeskJobs(readOnly), jobs],
    "jobs found": [await searchJobs(readOnly, "Mohali", 5), jobs.slice(0, 5)],
  } as const;
  for (const [list, [found, expected]] of Object.entries(lists))
    expect(idsOf(found), `${list} on ${engine}`).toEqual(idsOf(expected));
});

import { notices } from "#content/en/notices.ts";
import type { Queryable } from "../../database/database.ts";
import type { NotificationContent } from "../../outbox/channel.ts";

/** The notification of an application: whom to call for which job. Nothing else of it leaves the database. */
export async function findApplicationNotification(
  db: Queryable,
  id: string,
): Promise<NotificationContent | undefined> {
  const row = await db
    .selectFrom("applicants")
    .innerJoin("jobs", "jobs.id", "applicants.job_id")
    .select([
      "applicants.reference",
      "applicants.name",
      "applicants.phone_number",
      "applicants.received_at",
      "applicants.quarantine",
      "jobs.title",
      "jobs.city",
    ])
    .where("applicants.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, name, phone_number: phoneNumber, received_at: receivedAt, quarantine } = row;
  const job = `${row.title}, ${row.city}`;
  return {
    title: notices.applicationTitle(job, name),
    lines: [
      ...(reference ? [[notices.reference, reference] as const] : []),
      [notices.job, job],
      [notices.name, name],
      [notices.phone, phoneNumber],
      [notices.received, receivedAt],
    ],
    text: "",
    replyTo: undefined,
    quarantine,
    event: { type: "application.received", data: { id, reference, receivedAt, job, name, phoneNumber } },
  };
}

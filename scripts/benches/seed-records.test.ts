import { expect, test } from "vitest";
import type { Applicant, ApplicantItem } from "#contract/desk/applicants.ts";
import { startDesk } from "#tests/support/desk.ts";
import { seedRecords } from "./seed-records.ts";

test("every applicant of the seed opens, has nobody's Aadhaar number, has come to their stage by the ones before, and some have applied twice", async () => {
  const desk = await startDesk("sqlite");
  try {
    const hr = await desk.join("hr");
    const counts = { messages: 10, applicants: 20, chatTurns: 0 };
    await seedRecords(desk.database, desk.vault, counts, desk.now(), () => undefined);
    const { items } = (await hr.call("GET /api/applicants")).body as { items: ApplicantItem[] };
    const opened = await Promise.all(
      items.map(async ({ id }) => (await hr.call("GET /api/applicants/:id", { id })).body as Applicant),
    );
    expect(opened).toHaveLength(counts.applicants);
    for (const { identity } of opened) expect(identity).toMatchObject({ aadhaarPlausible: false });
    for (const { stage, stageSince, stages } of opened)
      expect(stages.at(-1)).toEqual({ stage: stage.name, from: stageSince, to: null });
    expect(opened.filter(({ samePerson }) => samePerson.length > 0)).toHaveLength(4);
  } finally {
    await desk.close();
  }
});

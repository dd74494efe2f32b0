import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hiring } from "#content/en/hiring.ts";
import type { DeskJob } from "#contract/desk/jobs.ts";
import { application } from "#tests/support/applications.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { postJson } from "#tests/support/test-server.ts";

describe.each(engines)("jobs on %s", (engine) => {
  let desk: TestDesk;
  let hr: DeskCaller;
  beforeEach(async () => {
    desk = await startDesk(engine);
    hr = await desk.join("hr");
  });
  afterEach(() => desk.close());

  const onSite = async (): Promise<{ _id: string; title: string; status: string; text: string }[]> =>
    ((await (await fetch(`${desk.site}/api/v1/jobs`)).json()) as { jobs: never[] }).jobs;
  const page = async () => (await fetch(`${desk.site}/hiring`)).text();
  const apply = (jobId: string) => postJson(`${desk.site}/api/v1/applicants`, { ...application, jobId });

  test("a draft is nowhere on the site; the first open job shows at once and the samples vanish", async () => {
    expect((await apply("sample-customer-support-mohali")).status).toBe(201);
    const text = "Drive a Tata Ace EV.\n\nSix days a week.";
    const body = { title: "Driver", city: "Mohali", text, employmentType: "FULL_TIME" };
    const draft: DeskJob = (await hr.call("POST /api/jobs", { body })).body;
    expect(draft).toMatchObject({ status: "Draft", sample: false, postedAt: null, version: 1 });
    expect((await onSite()).map(({ _id }) => _id)).not.toContain(draft.id);
    expect(await onSite()).toHaveLength(6);
    expect((await apply(draft.id)).status).toBe(400);

    const opened = await hr.call("PATCH /api/jobs/:id", {
      id: draft.id,
      body: { version: 1, status: "Open" },
    });
    expect(opened.body).toMatchObject({ status: "Open", version: 2, postedAt: expect.any(String) });
    expect(await onSite()).toEqual([
      { _id: draft.id, title: "Driver", city: "Mohali", status: "Open", text },
    ]);
    const html = await page();
    expect(html).toContain("Six days a week.");
    expect(html).not.toContain("sample-");
    expect((await apply(draft.id)).status).toBe(201);
    const { items } = (await hr.call("GET /api/jobs")).body as { items: DeskJob[] };
    expect(items.map(({ id, status, applicantCount }) => [id, status, applicantCount])).toEqual([
      [draft.id, "Open", 1],
      ["sample-customer-support-mohali", "Draft", 1],
    ]);
    const logged = await desk.database.kysely
      .selectFrom("desk_audit")
      .select("action")
      .where("subject_id", "like", "sample-%")
      .execute();
    const actions = logged.map(({ action }) => action).sort();
    expect(actions, "what became of the samples").toEqual(["jobs.changed", ...Array(5).fill("jobs.deleted")]);
  });

  test("an edit shows at once, a closed job takes no applications, and nothing that was open becomes a draft", async () => {
    const job = { title: "Driver", city: "Mohali", status: "Open" };
    const { id, version }: DeskJob = (await hr.call("POST /api/jobs", { body: job })).body;
    expect((await apply(id)).status).toBe(201);
    const change = (body: object) => hr.call("PATCH /api/jobs/:id", { id, body });
    expect((await change({ version, title: "Night driver" })).status).toBe(200);
    expect((await change({ version, title: "Day driver" })).status).toBe(409);
    expect(await page()).toContain("Night driver");
    expect((await change({ version: version + 1, status: "Closed" })).body.status).toBe("Closed");
    expect((await apply(id)).status).toBe(409);
    expect((await onSite())[0]).toMatchObject({ status: "Closed" });
    expect((await change({ version: version + 2, status: "Draft" })).status).toBe(409);
    expect((await hr.call("DELETE /api/jobs/:id", { id })).status).toBe(409);
    const other = (await hr.call("POST /api/jobs", { body: { title: "Cook", city: "Delhi" } })).body;
    expect((await hr.call("DELETE /api/jobs/:id", { id: other.id })).status).toBe(204);
    expect((await hr.call("GET /api/jobs/:id", { id: other.id })).status).toBe(404);
  });

  test("a preview stores nothing", async () => {
    const body = { title: "Loader", city: "Mohali", text: "One.\n\nTwo.", employmentType: null };
    const preview = (await hr.call("POST /api/jobs/preview", { body })).body;
    expect(preview.card).toEqual({ title: "Loader", city: "Mohali", paragraphs: ["One.", "Two."] });
    expect(preview.jobPosting).toMatchObject({ title: "Loader", description: "One.\n\nTwo." });
    expect(await page()).not.toContain("Loader");
  });

  test("the preview of a job without a text says what the site tells search engines of one", async () => {
    const body = { title: "Packer", city: "Mohali", text: "", employmentType: "PART_TIME" };
    const { jobPosting } = (await hr.call("POST /api/jobs/preview", { body })).body;
    expect(jobPosting).toEqual({
      "@type": "JobPosting",
      title: "Packer",
      description: hiring.posting.description("Packer", "Mohali"),
      employmentType: "PART_TIME",
      datePosted: desk.now().toISOString().slice(0, "2026-11-21".length),
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Mohali", addressCountry: "IN" },
      },
    });
  });
});

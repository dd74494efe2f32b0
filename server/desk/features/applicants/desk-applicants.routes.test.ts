import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { rules } from "#content/en/rules.ts";
import type { ApplicantItem, Board } from "#contract/desk/applicants.ts";
import { sendDelayMs } from "#contract/desk/limits.ts";
import { dayMs } from "#contract/durations.ts";
import { readDeskSettings } from "#server/desk-settings/desk-settings.repository.ts";
import { afterWorkingDays, workingDaysBetween } from "#server/time/office-hours.ts";
import { engines } from "#tests/support/databases.ts";
import {
  type DeskCaller,
  deskPassword,
  startDesk,
  type TestDesk,
  useColleague,
  useDesk,
} from "#tests/support/desk.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import type { Vault } from "../../../vault/vault.ts";
import { findApplicantDetail } from "./applicants.detail.ts";

const aadhaar = "582037491630";
const jobId = "sample-driver-partner-mohali";

describe.each(engines)("applicants on %s", (engine) => {
  let desk: TestDesk;
  let mail: TestMailServer;
  let hr: DeskCaller;
  beforeAll(async () => {
    mail = await startMailServer();
    desk = await startDesk(engine, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: "team@greenmile.example",
    });
    hr = await desk.join("hr", "Harpreet");
  });
  afterAll(async () => {
    await desk.close();
    await mail.close();
  });

  async function apply(name: string, changes: Record<string, string> = {}): Promise<ApplicantItem> {
    const licenseNumber = "PB10 20110012345";
    const { reference } = await desk.apply({ name, aadharNumber: aadhaar, licenseNumber, ...changes });
    return (await list({ q: reference }))[0] as ApplicantItem;
  }

  const list = async (query: Record<string, string>): Promise<ApplicantItem[]> =>
    (await hr.call("GET /api/applicants", { query })).body.items;
  const detail = async (id: string) => (await hr.call("GET /api/applicants/:id", { id })).body;

  test("an applicant who is erased while the details are read is no fault", async () => {
    const { id } = await apply("Gone Meanwhile");
    const { kysely } = desk.database;
    let isErased = false;
    const erasing = kysely.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isErased) {
          isErased = true;
          await kysely.deleteFrom("applicant_identities").where("applicant_id", "=", id).execute();
          await kysely.deleteFrom("applicants").where("id", "=", id).execute();
        }
        return result;
      },
    });
    const found = await findApplicantDetail(erasing, {} as Vault, "nobody", id);
    expect(found).toMatchObject({ name: "Gone Meanwhile", identity: null });
    expect(await findApplicantDetail(kysely, {} as Vault, "nobody", id)).toBeUndefined();
  });

  test("an application arrives in the first stage, with masked numbers, and the same person is recognised", async () => {
    const aadharNumber = "999941057058";
    const first = await apply("Gurpreet Singh", { aadharNumber });
    expect(first).toMatchObject({
      stage: { id: "stage-new", kind: "new" },
      rating: null,
      applicationNumber: 1,
      version: 1,
    });
    const second = await apply("G. Singh", { aadharNumber, phoneNumber: "9876500001" });
    const other = await apply("Gurpreet", { aadharNumber, jobId: "sample-driver-partner-delhi-ncr" });
    expect([second.applicationNumber, other.applicationNumber], "for whatever job").toEqual([2, 3]);
    const found = await detail(first.id);
    expect(found.identity).toEqual({
      aadhaarMasked: "XXXX XXXX 7058",
      aadhaarPlausible: true,
      licenceMasked: "XXXX XXXX 2345",
    });
    expect(found.samePerson.map(({ id }: ApplicantItem) => id).sort()).toEqual([second.id, other.id].sort());
    const odd = await apply("N. Kaur", { aadharNumber: "023456789014", phoneNumber: "9876500002" });
    const { identity } = await detail(odd.id);
    expect(identity.aadhaarPlausible, "the check digit is right, but none begins with 0").toBe(false);
    expect(JSON.stringify(found)).not.toContain(aadharNumber);
    expect((await list({ q: "Singh", job: jobId, firstOnly: "1" })).map(({ id }) => id)).toEqual([first.id]);
    for (const q of ["98765 00001", "+91 98765 00001", "9876500001", "00001", "98765 000"])
      expect(
        (await list({ q })).map(({ id }) => id),
        q,
      ).toEqual(q === "98765 000" ? [] : [second.id]);
  });

  test("numbers are shown only with the password and a reason, each time in the audit log, never in a log", async () => {
    const { id } = await apply("Reveal Kaur");
    const ask = (body: object) => hr.call("POST /api/applicants/:id/reveal", { id, body });
    expect((await ask({ password: deskPassword })).status).toBe(400);
    expect((await ask({ password: deskPassword, reason: " " })).status).toBe(400);
    expect((await ask({ password: "wrong", reason: "Police verification" })).status).toBe(403);
    const shown = await ask({ password: deskPassword, reason: `Police verification of ${aadhaar}` });
    expect(shown.body).toEqual({ aadhaarNumber: aadhaar, licenceNumber: "PB10 20110012345" });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const revealed = (await detail(id)).history.filter(
      ({ action }: { action: string }) => action === "applicants.revealed",
    );
    expect(revealed).toMatchObject([
      { by: { name: "Harpreet" }, detail: { reason: "Police verification of XXXX XXXX 1630" } },
    ]);
    expect(desk.logged.join("")).not.toContain(aadhaar);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => ask({ password: "guess", reason: "Police verification" })),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const { kysely } = desk.database;
    await kysely.deleteFrom("desk_lockouts").execute();
    // The release before, which runs after a rollback, erases an applicant without knowing of the reasons.
    const reasons = kysely.selectFrom("desk_audit_reasons").select("reason").where("applicant_id", "=", id);
    expect(await reasons.execute()).toHaveLength(1);
    await kysely.deleteFrom("applicant_identities").where("applicant_id", "=", id).execute();
    await kysely.deleteFrom("applicants").where("id", "=", id).execute();
    expect(await reasons.execute()).toEqual([]);
  });

  test("a move to a stage may send a mail, keeps the time in each stage, and can be taken back", async () => {
    const { id } = await apply("Moving Kaur");
    const message = { key: randomUUID(), subject: "Interview", text: "Please come on Monday." };
    const move = (body: object) => hr.call("POST /api/applicants/:id/stage", { id, body });
    expect((await move({ version: 1, stageId: "stage-interview", mail: message })).status).toBe(409);
    expect((await move({ version: 1, stageId: "nowhere" })).status).toBe(400);
    const email = { version: 1, email: "Moving@Example.com" };
    expect((await hr.call("PATCH /api/applicants/:id", { id, body: email })).status).toBe(200);
    const moveWithMail = { version: 2, stageId: "stage-interview", mail: message };
    const moved = await move(moveWithMail);
    expect(moved.body.item).toMatchObject({ stage: { id: "stage-interview" }, version: 3 });
    expect((await move({ version: 2, stageId: "stage-hired" })).status).toBe(409);
    const again = await move(moveWithMail);
    expect([again.status, again.body]).toMatchObject([200, { undo: null, item: moved.body.item }]);
    desk.advance(sendDelayMs);
    await vi.waitFor(
      () =>
        expect(mail.received.some(({ recipients }) => recipients.includes("moving@example.com"))).toBe(true),
      soon,
    );
    const found = await detail(id);
    expect(found.stages.map(({ stage }: { stage: string }) => stage)).toEqual(["New", "Interview"]);
    expect(found.mails).toHaveLength(1);
    expect(found.history.slice(0, 2)).toMatchObject([
      { action: "applicants.mail", by: { name: "Harpreet" } },
      { action: "applicants.stage" },
    ]);
    const undone = await hr.call("POST /api/undo", { body: { undo: moved.body.undo } });
    expect(undone.body).toEqual({ restored: 1, skipped: 0, mailsSent: 1 });
    expect((await detail(id)).stages).toHaveLength(1);
    expect((await detail(id)).mails, "it has left").toHaveLength(1);
    const board = (await hr.call("GET /api/applicants/board", { query: { job: jobId, limit: "1" } })).body;
    expect(board.columns[0].stage.id).toBe("stage-new");
    expect(board.columns[0].items).toHaveLength(1);
    const rest = await list({
      job: jobId,
      stage: "stage-new",
      sort: "entered",
      cursor: board.columns[0].nextCursor,
    });
    expect(rest.map((one) => one.id)).not.toContain(board.columns[0].items[0].id);
    const bulk = { ids: [id], stageId: "stage-hired" };
    expect((await hr.call("POST /api/applicants/bulk", { body: bulk })).body.changed).toBe(1);
  });

  test("owner and quarantine can be taken back; a change of the address offers no undo and is kept nowhere else", async () => {
    const { id } = await apply("Undo Kaur");
    const change = async (body: object) => {
      const { version } = await detail(id);
      return (await hr.call("PATCH /api/applicants/:id", { id, body: { version, ...body } })).body;
    };
    expect((await change({ email: "first@example.com" })).undo).toBeNull();
    expect((await change({ email: "second@example.com", ownerId: hr.id })).undo).toBeNull();
    expect(await detail(id)).toMatchObject({ email: "second@example.com", owner: { id: hr.id } });
    const { undo } = await change({ ownerId: null, quarantined: true });
    expect((await hr.call("POST /api/undo", { body: { undo } })).body.restored).toBe(1);
    expect(await detail(id)).toMatchObject({
      email: "second@example.com",
      owner: { id: hr.id },
      quarantine: null,
    });
    await change({ quarantined: true });
    const kept = await desk.database.kysely.selectFrom("desk_undos").select("before").execute();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain("@example.com");
  });

  test("an applicant whose stage is gone is listed, opened and moved on", async () => {
    const { id } = await apply("Stageless Kaur");
    const applicant = desk.database.kysely.updateTable("applicants").where("id", "=", id);
    await applicant.set({ stage_id: "stage-gone" }).execute();
    const stage = { id: "stage-gone", name: "Deleted stage", kind: "active" };
    const found = await hr.call("GET /api/applicants", { query: { q: "Stageless" } });
    expect(found.body.items).toMatchObject([{ id, stage }]);
    const { version } = await detail(id);
    const move = { version, stageId: "stage-called" };
    const moved = await hr.call("POST /api/applicants/:id/stage", { id, body: move });
    expect(moved.body.item.stage.id).toBe("stage-called");
  });

  test("the end of a phone number finds applicants page by page", async () => {
    for (const phoneNumber of ["9811122334", "9722222334", "9811100000"])
      await apply("Asha Gill", { phoneNumber });
    const find = async (cursor?: string) =>
      (await hr.call("GET /api/applicants", { query: { q: "22334", limit: "1", ...(cursor && { cursor }) } }))
        .body;
    const first = await find();
    const second = await find(first.nextCursor);
    expect(
      [first, second].map(({ items }) => items.map(({ phoneNumber }: ApplicantItem) => phoneNumber)),
    ).toEqual([["9722222334"], ["9811122334"]]);
    expect(second.nextCursor).toBeNull();
  });

  test("the board shows what a search finds in its stage, and its next page is the list's", async () => {
    const applicants = [await apply("Boarded One"), await apply("Boarded Two"), await apply("Boarded Three")];
    const columns = async (query: Record<string, string>) => {
      const { body } = await hr.call("GET /api/applicants/board", { query });
      return body.columns as { stage: { id: string }; items: ApplicantItem[]; nextCursor: string | null }[];
    };
    const reference = applicants[0]?.reference ?? "";
    const byReference = (await columns({ q: reference })).filter(({ items }) => items.length > 0);
    expect(byReference).toMatchObject([{ stage: { id: "stage-new" }, items: [{ reference }] }]);
    const [first] = await columns({ q: "boarded", limit: "2" });
    expect(first?.items.map(({ name }) => name)).toEqual(["Boarded Three", "Boarded Two"]);
    const next = { q: "boarded", stage: "stage-new", sort: "entered", cursor: first?.nextCursor ?? "" };
    expect((await list(next)).map(({ name }) => name)).toEqual(["Boarded One"]);
  });

  test("ratings are averaged, comments are kept, stages are HR's own", async () => {
    const { id } = await apply("Rated Kaur");
    const second = await desk.join("hr");
    for (const _press of [1, 2]) await hr.call("PUT /api/applicants/:id/rating", { id, body: { rating: 5 } });
    const { history } = await detail(id);
    expect(history.filter(({ action }: { action: string }) => action === "applicants.rating")).toHaveLength(
      1,
    );
    await second.call("PUT /api/applicants/:id/rating", { id, body: { rating: 2 } });
    expect(await list({ rating: "3", q: "Rated" })).toMatchObject([{ id, rating: 3.5 }]);
    await hr.call("PUT /api/applicants/:id/rating", { id, body: { rating: null } });
    expect(await list({ rating: "3", q: "Rated" })).toEqual([]);
    expect((await hr.call("PUT /api/applicants/:id/rating", { id, body: { rating: 6 } })).status).toBe(400);
    await hr.call("POST /api/applicants/:id/comments", { id, body: { text: "Good", mentions: [second.id] } });
    expect(await detail(id)).toMatchObject({ commentCount: 1, comments: [{ text: "Good" }], myRating: null });
    const move = { version: (await detail(id)).version, stageId: "stage-interview" };
    expect((await hr.call("POST /api/applicants/:id/stage", { id, body: move })).status).toBe(200);
    expect((await detail(id)).history.slice(0, 3)).toMatchObject([
      { action: "applicants.stage", detail: { stageFrom: "New", stageTo: "Interview" } },
      { action: "applicants.comment" },
      { action: "applicants.rating", detail: { rating: null } },
    ]);

    const stage = (await hr.call("POST /api/stages", { body: { name: "Trial day" } })).body;
    const placed = await hr.call("PATCH /api/stages/:id", {
      id: stage.id,
      body: { version: 1, position: 1 },
    });
    expect(placed.body).toMatchObject({ position: 1, name: "Trial day" });
    const { items } = (await hr.call("GET /api/stages")).body;
    expect(items.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
      "New",
      "Trial day",
      "Called",
    ]);
    expect((await hr.call("DELETE /api/stages/:id", { id: "stage-new" })).status).toBe(409);
    expect((await hr.call("DELETE /api/stages/:id", { id: stage.id })).status).toBe(204);
  });

  test("who asked to be erased is erased by the due date, down to the files", async () => {
    const canary = `Zzcanary${engine}`;
    const { id, reference } = await apply(canary, {
      address: `${canary} Road`,
      description: `${canary} text`,
      aadharNumber: "736451928062",
    });
    const repeat = await apply("Repeat", { aadharNumber: "736451928062" });
    expect(repeat.applicationNumber).toBe(2);
    await hr.call("POST /api/applicants/:id/comments", { id, body: { text: `${canary} comment` } });
    await hr.call("PATCH /api/applicants/:id", { id, body: { version: 1, email: `${canary}@example.com` } });
    const message = { key: randomUUID(), subject: canary, text: canary };
    expect((await hr.call("POST /api/applicants/:id/mails", { id, body: message })).status).toBe(201);
    await desk.database.kysely
      .insertInto("chat_turns")
      .values({
        id: randomUUID(),
        session_id: "s",
        language: "en",
        message: `I am ${canary}, ${reference}`,
        reply: "Hello",
        outcome: "answered",
        topic: "jobs",
        said_at: desk.now().toISOString(),
      })
      .execute();
    const request = { version: 2, reason: "wrote to us" };
    const due = await hr.call("POST /api/applicants/:id/erasure-request", { id, body: request });
    const { settings } = await readDeskSettings(desk.database.kysely);
    const { value: days } = rules.dataDeletedWithin;
    const promised = afterWorkingDays(desk.now(), days, settings.officeHours).toISOString();
    expect(due.body.erasureDueAt).toBe(promised);
    // A second request, a day later, moves nothing; the log says the day that counts.
    desk.advance(dayMs);
    const again = { version: 3, reason: "wrote again" };
    const later = await (await desk.join("hr")).call("POST /api/applicants/:id/erasure-request", {
      id,
      body: again,
    });
    desk.advance(-dayMs);
    expect(later.body.erasureDueAt).toBe(promised);
    const logged = await desk.database.kysely
      .selectFrom("desk_audit")
      .select("detail")
      .where("subject_id", "=", id)
      .where("action", "=", "applicants.erasure-requested")
      .execute();
    expect(logged.map(({ detail }) => JSON.parse(detail).due)).toEqual([promised, promised]);
    expect((await list({ sort: "erasure", erasure: "1" })).map((one) => one.id)).toContain(id);
    const body = { password: deskPassword, reason: "requested" };
    expect((await hr.call("POST /api/applicants/:id/erase", { id, body })).status).toBe(204);
    expect((await hr.call("GET /api/applicants/:id", { id })).status).toBe(404);
    expect(await list({ q: canary })).toEqual([]);
    expect((await detail(repeat.id)).applicationNumber).toBe(1);
    if (engine === "sqlite") {
      const { dataFolder } = desk.settings;
      for (const name of readdirSync(dataFolder)) {
        const content = readFileSync(path.join(dataFolder, name)).toString("latin1").toLowerCase();
        expect(content.includes(canary.toLowerCase()), name).toBe(false);
      }
    }
    expect((await hr.call("GET /api/applicants/export.csv", { query: {} })).text).not.toContain(canary);
  });
});

describe.each(engines)("applicants without a mail server on %s", (engine) => {
  const desk = useDesk(engine);
  const hr = useColleague(desk, "hr", "Harpreet");

  async function apply(name: string, changes: Record<string, string> = {}): Promise<ApplicantItem> {
    await desk.apply({ name, ...changes });
    return (await hr.call("GET /api/applicants", { query: { q: name } })).body.items[0];
  }
  const detail = async (id: string) => (await hr.call("GET /api/applicants/:id", { id })).body;

  test("a mail to an applicant can be taken back before it leaves", async () => {
    const { id } = await apply("Hasty Kaur");
    await hr.call("PATCH /api/applicants/:id", { id, body: { version: 1, email: "kaur@example.com" } });
    const body = { key: randomUUID(), subject: "Papers", text: "Bring them." };
    const sent = await hr.call("POST /api/applicants/:id/mails", { id, body });
    expect(sent.body.mail).toMatchObject({ to: "kaur@example.com", state: "waiting" });
    const undone = await hr.call("POST /api/undo", { body: { undo: sent.body.undo } });
    expect(undone.body).toEqual({ restored: 1, skipped: 0, mailsSent: 0 });
    expect((await detail(id)).mails).toEqual([]);
  });

  test("a move that is taken back withdraws its mail if that has not left", async () => {
    const { id } = await apply("Withdrawn Kaur");
    await hr.call("PATCH /api/applicants/:id", { id, body: { version: 1, email: "kaur@example.com" } });
    const mail = { key: randomUUID(), subject: "Not now", text: "We are sorry." };
    const move = { version: 2, stageId: "stage-rejected", mail };
    const { undo } = (await hr.call("POST /api/applicants/:id/stage", { id, body: move })).body;
    expect((await detail(id)).mails).toHaveLength(1);
    const undone = await hr.call("POST /api/undo", { body: { undo } });
    expect(undone.body).toEqual({ restored: 1, skipped: 0, mailsSent: 0 });
    expect((await detail(id)).mails).toEqual([]);
    const { items } = (await hr.call("GET /api/outbox")).body;
    expect(items.filter(({ kind }: { kind: string }) => kind === "applicant-mail")).toEqual([]);
  });

  test("a move out of a stage that was deleted since is not taken back, and its mail is withdrawn", async () => {
    const { id } = await apply("Stranded Kaur");
    const stage = (await hr.call("POST /api/stages", { body: { name: "Short trial" } })).body;
    await hr.call("PATCH /api/applicants/:id", { id, body: { version: 1, email: "kaur@example.com" } });
    const move = async (version: number, stageId: string, mail?: object) =>
      (await hr.call("POST /api/applicants/:id/stage", { id, body: { version, stageId, mail } })).body;
    await move(2, stage.id);
    const mail = { key: randomUUID(), subject: "Interview", text: "Please come." };
    const { undo } = await move(3, "stage-interview", mail);
    expect((await hr.call("DELETE /api/stages/:id", { id: stage.id })).status).toBe(204);
    const undone = await hr.call("POST /api/undo", { body: { undo } });
    expect(undone.body).toEqual({ restored: 0, skipped: 1, mailsSent: 0 });
    expect((await detail(id)).stage.id).toBe("stage-interview");
    expect((await detail(id)).mails).toEqual([]);
  });

  test("whoever asked to be erased is in the list of the due also from the quarantine, as the dashboard counts", async () => {
    const { id } = await apply("Overlooked Kaur");
    await hr.call("PATCH /api/applicants/:id", { id, body: { version: 1, quarantined: true } });
    const request = { version: 2, reason: "called" };
    expect((await hr.call("POST /api/applicants/:id/erasure-request", { id, body: request })).status).toBe(
      200,
    );
    const { items } = (await hr.call("GET /api/applicants", { query: { erasure: "1" } })).body;
    expect(items).toContainEqual(expect.objectContaining({ id }));
    const { erasuresDue } = (await hr.call("GET /api/dashboard")).body.applications;
    expect(erasuresDue).toBe(items.length);
  });

  test("an applicant whose identity numbers cannot be opened is shown without them", async () => {
    const { id } = await apply("Sealed Kaur");
    const foreign = desk.vault.seal("another record", "{}");
    await desk.database.kysely
      .updateTable("applicant_identities")
      .set(foreign)
      .where("applicant_id", "=", id)
      .execute();
    expect(await detail(id)).toMatchObject({ name: "Sealed Kaur", identity: null });
  });

  test("erasing a person takes the applications with it that are named, and none of somebody else's", async () => {
    const twice = { aadharNumber: "736451928062" };
    const first = await apply("Twice Kaur", twice);
    const second = await apply("Twice Again", { ...twice, jobId: "sample-driver-partner-delhi-ncr" });
    const other = await apply("Somebody Else");
    const note = (alsoIds: string[]) =>
      hr.call("POST /api/applicants/:id/erasure-request", {
        id: first.id,
        body: { version: 1, reason: "called", alsoIds },
      });
    expect((await note([other.id])).status).toBe(409);
    expect((await note([second.id])).status).toBe(200);
    const due = await Promise.all([first, second, other].map(({ id }) => detail(id)));
    expect(due.map(({ erasureDueAt }) => erasureDueAt !== null)).toEqual([true, true, false]);
    const erase = (alsoIds: string[]) =>
      hr.call("POST /api/applicants/:id/erase", {
        id: first.id,
        body: { password: deskPassword, reason: "requested", alsoIds },
      });
    expect((await erase([other.id])).status).toBe(409);
    expect((await erase([second.id])).status).toBe(204);
    const left = await Promise.all(
      [first, second, other].map(({ id }) => hr.call("GET /api/applicants/:id", { id })),
    );
    expect(left.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  test("of a person with many applications the newest are shown, and any other can be erased with one", async () => {
    const applications: string[] = [];
    for (let count = 0; count < 23; count++) {
      desk.advance(1000);
      applications.push((await apply(`Many ${count}`, { aadharNumber: "294817365508" })).id);
    }
    const [first = "", oldest = "", ...newer] = applications;
    const shown = (await detail(first)).samePerson.map(({ id }: ApplicantItem) => id);
    expect(shown).toEqual(newer.slice(1).reverse());
    const alsoIds = [oldest, newer[0], newer.at(-1)];
    const request = { version: 1, reason: "called", alsoIds };
    const noted = await hr.call("POST /api/applicants/:id/erasure-request", { id: first, body: request });
    expect(noted.status).toBe(200);
    const body = { password: deskPassword, reason: "requested", alsoIds };
    expect((await hr.call("POST /api/applicants/:id/erase", { id: first, body })).status).toBe(204);
  });

  test("whoever a comment mentions finds the applicant, and is told until they have read it", async () => {
    const { id } = await apply("Mentioned Kaur");
    const colleague = await desk.join("admin");
    const unread = async (caller: DeskCaller) =>
      (await caller.call("GET /api/applicants/counts")).body.mentionedUnread;
    const found = async (caller: DeskCaller) =>
      (await caller.call("GET /api/applicants", { query: { mentioned: "1" } })).body.items.map(
        (one: ApplicantItem) => one.id,
      );
    const comment = () =>
      hr.call("POST /api/applicants/:id/comments", {
        id,
        body: { text: "Please look", mentions: [colleague.id] },
      });
    await comment();
    await comment();
    expect([await unread(colleague), await unread(hr)]).toEqual([1, 0]);
    expect((await colleague.call("PUT /api/applicants/:id/read", { id })).status).toBe(204);
    expect([await unread(colleague), await found(colleague), await found(hr)]).toEqual([0, [id], []]);
    desk.advance(1000);
    await comment();
    expect(await unread(colleague)).toBe(1);
  });

  test("the board counts what its filters let through, and shows first who was moved last", async () => {
    const job = "sample-fleet-operations-bangalore";
    const [early, late, spam] = [
      await apply("Counted One", { jobId: job }),
      await apply("Counted Two", { jobId: job }),
      await apply("Counted Spam", { jobId: job }),
    ];
    await hr.call("PATCH /api/applicants/:id", { id: spam.id, body: { version: 1, quarantined: true } });
    for (const { id } of [late, early]) {
      desk.advance(1000);
      const body = { version: 1, stageId: "stage-called" };
      expect((await hr.call("POST /api/applicants/:id/stage", { id, body })).status).toBe(200);
    }
    const { columns }: Board = (await hr.call("GET /api/applicants/board", { query: { job } })).body;
    const [called, ...others] = columns.filter(({ count }) => count !== 0);
    expect([called?.stage.id, called?.count, others]).toEqual(["stage-called", 2, []]);
    const [last, first] = called?.items ?? [];
    expect([last?.name, first?.name]).toEqual(["Counted One", "Counted Two"]);
    expect(called?.waitingSince).toEqual({ median: first?.stageSince, earliest: first?.stageSince });
    await hr.call("POST /api/applicants/bulk", {
      body: { ids: [early.id, late.id], stageId: "stage-hired" },
    });
    const after = (await hr.call("GET /api/applicants/board", { query: { job } })).body.columns;
    expect(after.at(-2)).toMatchObject({ count: 2, waitingSince: null });
  });

  test("the board knows how long people usually stay in a stage, in working days", async () => {
    const ids: string[] = [];
    for (const letter of "ABCDEF") ids.push((await apply(`Usual ${letter}`)).id);
    const move = (who: DeskCaller, stageId: string) =>
      who.call("POST /api/applicants/bulk", { body: { ids, stageId } });
    await move(hr, "stage-documents");
    const { settings } = await readDeskSettings(desk.database.kysely);
    const days = workingDaysBetween(
      desk.now(),
      new Date(desk.now().getTime() + 14 * dayMs),
      settings.officeHours,
    );
    desk.advance(14 * dayMs);
    // The first session has ended by then.
    const later = await desk.join("hr");
    await move(later, "stage-hired");
    const { columns } = (await later.call("GET /api/applicants/board")).body;
    const slow = columns.map((column: Board["columns"][number]) => [column.stage.id, column.slow?.usualDays]);
    expect(Object.fromEntries(slow)).toMatchObject({
      "stage-documents": days,
      "stage-hired": undefined,
    });
  });

  test("applications always arrive in the first stage, and a new one comes before those that end the way", async () => {
    const names = async () =>
      (await hr.call("GET /api/stages")).body.items.map(({ name }: { name: string }) => name);
    const { id } = (await hr.call("POST /api/stages", { body: { name: "Trial day" } })).body;
    expect(await names()).toEqual([
      "New",
      "Called",
      "Interview",
      "Documents",
      "Trial day",
      "Hired",
      "Not now",
    ]);
    const move = (stage: string, position: number) =>
      hr.call("PATCH /api/stages/:id", { id: stage, body: { version: 1, position } });
    expect((await move(id, 0)).status).toBe(409);
    expect((await move("stage-new", 1)).status).toBe(409);
    expect((await names())[0]).toBe("New");
  });

  test("an export is counted before it starts, with the filters that it will have", async () => {
    const job = "sample-driver-partner-delhi-ncr";
    const { id } = await apply("Countable Kaur", { jobId: job });
    await apply("Countable Singh", { jobId: job });
    const elsewhere = await apply("Countable Das");
    const stageId = "stage-interview";
    await hr.call("POST /api/applicants/bulk", { body: { ids: [id, elsewhere.id], stageId } });
    const counted = async (query: Record<string, string>) =>
      (await hr.call("GET /api/applicants/export/count", { query })).body;
    expect(await counted({ q: "Countable" })).toEqual({ rows: 3, more: false });
    expect(await counted({ q: "Countable", job })).toEqual({ rows: 2, more: false });
    expect(await counted({ q: "Countable", job, stage: stageId })).toEqual({ rows: 1, more: false });
    const filter = { job, stage: stageId };
    const { items } = (await hr.call("GET /api/applicants", { query: filter })).body;
    expect(await counted(filter)).toEqual({ rows: items.length, more: false });
  });

  test("the export names the times as spreadsheets read them", async () => {
    await apply("Exported Kaur");
    const query = { q: "Exported" };
    const { text } = await hr.call("GET /api/applicants/export.csv", { query });
    const [header, first] = text.split("\r\n");
    expect(header).toBe("reference,received,job,city,stage,in stage since,owner,rating,name,phone,email");
    expect(first).toMatch(/^GM-[^,]+,\d{4}-\d\d-\d\d \d\d:\d\d,/);
  });
});

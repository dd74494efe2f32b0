import { createHash } from "node:crypto";
import type { z } from "zod";
import * as applicantsContract from "#contract/desk/applicants.ts";
import { noteInputSchema, type RecentChanges } from "#contract/desk/common.ts";
import type { Dashboard } from "#contract/desk/dashboard.ts";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
import * as inboxContract from "#contract/desk/inbox.ts";
import * as jobsContract from "#contract/desk/jobs.ts";
import * as peopleContract from "#contract/desk/people.ts";
import { permissionsOfRole, type Role } from "#contract/desk/roles.ts";
import * as savedContract from "#contract/desk/saved.ts";
import type { Me, Session } from "#contract/desk/session.ts";
import type { Settings } from "#contract/desk/settings.ts";
import { HttpError } from "#server/http/errors/http-error.ts";
import * as seed from "./fake-desk-records.ts";

type RecentChange = RecentChanges["items"][number];

/** The password of everybody. */
export const fakePassword = "correct horse battery";

export interface FakeRecords {
  readonly messages: inboxContract.Message[];
  readonly applicants: applicantsContract.Applicant[];
  readonly jobs: jobsContract.DeskJob[];
  /** The messages that are open on a page. */
  readonly openMessages: Set<string>;
}

export interface Call {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
export type Handler = (call: Call) => unknown;

/** The desk's calls on invented records in memory. Bodies are checked by the contract, roles and limits are not. */
export function createFakeApi(role: Role, signedIn: boolean) {
  const messages = structuredClone(seed.messages);
  const applicants = structuredClone(seed.applicants);
  const jobs = structuredClone(seed.jobs);
  const openMessages = new Set<string>();
  const stages = structuredClone(seed.stages);
  const people = structuredClone(seed.people);
  const savedReplies = structuredClone(seed.savedReplies);
  const outbox = structuredClone(seed.outbox);
  const savedViews: savedContract.SavedView[] = [];
  const undos = new Map<string, { run: () => void; change: Omit<RecentChange, "undo"> }>();
  const handlers = new Map<string, Handler>();
  const me = meOf(role);
  let session: Session = signedIn ? { state: "signed-in", me } : { state: "signed-out" };
  let counter = 0;

  const nextId = (prefix: string) => `${prefix}-new-${++counter}`;
  const now = () => new Date().toISOString();
  const myName = { id: me.id, name: me.name };

  function on(name: DeskEndpointName, handler: Handler): void {
    handlers.set(name, handler);
  }
  function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
    const result = schema.safeParse(body);
    if (!result.success) throw new HttpError(400, result.error.message);
    return result.data;
  }
  function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
    const item = items.find((one) => one.id === id);
    if (!item) throw new HttpError(404, "This was removed meanwhile.");
    return item;
  }
  function checkVersion(record: { readonly version: number }, version: number): void {
    if (record.version !== version) throw new HttpError(409, "A colleague changed this meanwhile.");
  }
  function undoable<Item extends { name: string; version: number }>(
    items: readonly Item[],
    detail: RecentChange["detail"] = {},
  ): string {
    const before = items.map((item) => structuredClone(item));
    const key = nextId("undo");
    const change = {
      at: now(),
      kind: "message" as const,
      count: items.length,
      name: items[0]?.name ?? "",
      detail,
    };
    const run = () => {
      for (const [index, item] of items.entries())
        Object.assign(item, before[index], { version: item.version + 1 });
    };
    undos.set(key, { run, change });
    return key;
  }
  function note(body: unknown) {
    const { text, mentions } = parse(noteInputSchema, body);
    return { id: nextId("n"), at: now(), by: myName, text, mentions: mentions.map(seed.staffName) };
  }
  function csv(rows: readonly (readonly string[])[]): string {
    const line = (values: readonly string[]) =>
      `${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}\r\n`;
    return [["reference", "name", "message"], ...rows].map(line).join("");
  }

  function page<Item>(items: readonly Item[], query: URLSearchParams, size = 50) {
    const start = Number(query.get("cursor") ?? 0);
    const next = start + size;
    return { items: items.slice(start, next), nextCursor: next < items.length ? String(next) : null };
  }
  function checkPassword(body: unknown): void {
    if ((body as { password?: string }).password !== fakePassword) {
      throw new HttpError(403, "The password is not right.");
    }
  }

  // The session
  on("GET /api/session", () => session);
  on("POST /api/session", ({ body }) => {
    if ((body as { password: string }).password !== fakePassword) {
      throw new HttpError(401, "Email address or password is not right.");
    }
    session = { state: "signed-in", me };
    return session;
  });
  on("DELETE /api/session", () => {
    session = { state: "signed-out" };
    return undefined;
  });
  on("POST /api/invitation/check", ({ body }) => {
    if (!(body as { token: string }).token.startsWith("valid")) throw new HttpError(410, "The link is used.");
    return { purpose: "account", email: null, name: null, role: "admin", expiresAt: now() };
  });
  on("POST /api/invitation/accept", () => {
    session = { state: "signed-in", me };
    return session;
  });
  on("GET /api/me", () => me);
  on("GET /api/me/sessions", () => ({
    sessions: [
      {
        id: "x-1",
        createdAt: seed.hoursAgo(5),
        lastUsedAt: now(),
        userAgent:
          "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0",
        current: true,
      },
      {
        id: "x-2",
        createdAt: seed.hoursAgo(50),
        lastUsedAt: seed.hoursAgo(20),
        userAgent:
          "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36",
        current: false,
      },
    ],
  }));
  on("POST /api/me/second-factor", ({ body }) => {
    checkPassword(body);
    return {
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/Greenmile",
      qr: { size: 21, path: "M2 2h7v7h-7zM12 2h7v7h-7zM2 12h7v7h-7zM12 12h2v2h-2zM16 15h3v4h-3z" },
    };
  });
  on("POST /api/me/second-factor/confirm", () => ({
    recoveryCodes: ["k3f9-22ab", "9qpx-71mz", "x2d4-88ty", "b7nn-30cv", "p5wq-46ku", "r1js-59he"],
  }));

  // Lists for all
  on("GET /api/staff", () => ({
    items: people.map(({ id, name, role: of, active }) => ({ id, name, role: of, active })),
  }));
  on("GET /api/search", ({ query }) => {
    const q = (query.get("q") ?? "").toLowerCase();
    return {
      messages: messages
        .filter((m) => `${m.reference} ${m.name} ${m.subject}`.toLowerCase().includes(q))
        .slice(0, 8),
      applicants: applicants.filter((a) => `${a.reference} ${a.name}`.toLowerCase().includes(q)).slice(0, 8),
      jobs: jobs.filter((j) => j.title.toLowerCase().includes(q)).slice(0, 8),
    };
  });
  on("GET /api/undo", () => ({
    items: [...undos].map(([undo, { change }]) => ({ undo, ...change })).toReversed(),
  }));
  on("POST /api/undo", ({ body }) => {
    const { undo } = body as { undo: string };
    undos.get(undo)?.run();
    undos.delete(undo);
    return { restored: 1, skipped: 0, mailsSent: 0 };
  });

  // The inbox
  on("GET /api/inbox", ({ query }) => page(filterMessages(messages, query, me.id), query));
  on("GET /api/inbox/counts", () => {
    const count = (filter: string) => filterMessages(messages, new URLSearchParams(filter), me.id).length;
    return {
      new: count("status=new"),
      open: count("status=open"),
      waiting: count("status=waiting"),
      overdue: count("overdue=1"),
      mine: count("owner=me&status=new,open,waiting"),
      unassigned: count("owner=none&status=new,open"),
      unread: count("unread=1"),
      mentionedUnread: count("mentioned=1&unread=1"),
      snoozed: count("snoozed=only"),
      done: count("status=done"),
      all: count("box=all&snoozed=show"),
      quarantine: count("box=quarantine"),
      undelivered: 1,
    };
  });
  on("GET /api/inbox/found", ({ query }) => {
    const count = (filter: string) => {
      const places = new URLSearchParams(filter);
      places.set("q", query.get("q") ?? "");
      return filterMessages(messages, places, me.id).length;
    };
    return {
      todo: count("status=new,open"),
      waiting: count("status=waiting"),
      snoozed: count("snoozed=only"),
      done: count("status=done"),
      quarantine: count("box=quarantine&snoozed=show"),
      more: false,
    };
  });
  on("GET /api/inbox/export/count", ({ query }) => ({
    rows: filterMessages(messages, query, me.id).length,
    more: false,
  }));
  on("GET /api/inbox/export.csv", ({ query }) =>
    csv(filterMessages(messages, query, me.id).map(({ reference, name, text }) => [reference, name, text])),
  );
  on("GET /api/applicants/export/count", () => ({ rows: applicants.length, more: false }));
  on("GET /api/inbox/:id", ({ id }) => {
    const found = byId(messages, id);
    return {
      ...found,
      samePerson: messages.filter((m) => m.email === found.email && m.id !== id).slice(0, 5),
      duplicates:
        found.duplicateCount > 0
          ? messages.filter((m) => m.text === found.text && m.id !== id).slice(0, 1)
          : [],
    };
  });
  on("GET /api/inbox/snooze-times", () => ({
    later: seed.hoursAgo(-3),
    tomorrow: seed.hoursAgo(-24),
    days: seed.hoursAgo(-72),
    week: seed.hoursAgo(-168),
  }));
  on("GET /api/inbox/:id/person", ({ id }) => {
    const { email } = byId(messages, id);
    return { items: messages.filter((one) => one.email === email).slice(0, 6) };
  });
  on("PATCH /api/inbox/:id", ({ id, body }) => {
    const found = byId(messages, id);
    const { version, ...change } = parse(inboxContract.changeMessageSchema, body);
    checkVersion(found, version);
    const undo = undoable([found]);
    changeMessage(found, change);
    return { item: found, undo };
  });
  on("PUT /api/inbox/:id/read", ({ id, body }) => {
    byId(messages, id).unread = !(body as { read: boolean }).read;
    return undefined;
  });
  on("POST /api/inbox/:id/notes", ({ id, body }) => {
    const found = byId(messages, id);
    const added = note(body);
    found.notes.push(added);
    found.noteCount += 1;
    return added;
  });
  on("POST /api/inbox/:id/replies", ({ id, body }) => {
    const found = byId(messages, id);
    const { version, subject, text, status } = parse(inboxContract.replySchema, body);
    checkVersion(found, version);
    const undo = undoable([found]);
    const mail = {
      id: nextId("r"),
      at: now(),
      by: myName,
      to: found.replyTo ?? "",
      subject: subject ?? `Re: ${found.subject}`,
      text,
      state: "waiting" as const,
      error: null,
    };
    found.replies.push(mail);
    found.replyCount += 1;
    changeMessage(found, { status });
    found.dueAt = null;
    found.overdue = false;
    return { mail, item: found, undo };
  });
  on("POST /api/inbox/bulk", ({ body }) => {
    const { ids, change } = parse(inboxContract.inboxBulkSchema, body);
    const found = ids.map((id) => byId(messages, id));
    const undo = undoable(found, change.status && { statusTo: change.status });
    for (const one of found) changeMessage(one, change);
    return { changed: found.length, undo };
  });
  on("PUT /api/inbox/:id/presence", ({ id }) => {
    openMessages.add(id);
  });
  on("DELETE /api/inbox/:id/presence", ({ id }) => {
    openMessages.delete(id);
  });
  on("POST /api/inbox/:id/erase", ({ id, body }) => {
    checkPassword(body);
    messages.splice(messages.indexOf(byId(messages, id)), 1);
    return undefined;
  });

  function changeMessage(
    found: inboxContract.Message,
    {
      status,
      ownerId,
      snoozedUntil,
      quarantined,
    }: Omit<z.output<typeof inboxContract.changeMessageSchema>, "version">,
  ): void {
    const before = { status: found.status, owner: found.owner };
    if (status) found.status = status;
    if (ownerId !== undefined) found.owner = ownerId === null ? null : seed.staffName(ownerId);
    if (snoozedUntil !== undefined) found.snoozedUntil = snoozedUntil;
    if (quarantined !== undefined) found.quarantine = quarantined ? "staff" : null;
    found.version += 1;
    found.history.push({
      id: nextId("h"),
      at: now(),
      by: myName,
      action: "inbox.changed",
      detail: {
        ...(status && { statusFrom: before.status, statusTo: status }),
        ...(ownerId !== undefined && {
          ownerFrom: before.owner?.name ?? null,
          ownerTo: found.owner?.name ?? null,
        }),
        ...(snoozedUntil !== undefined && { snoozedTo: snoozedUntil }),
      },
    });
  }

  // Saved replies and views
  on("GET /api/saved-replies", ({ query }) => ({
    items: savedReplies.filter(({ part }) => !query.get("part") || part === query.get("part")),
  }));
  on("POST /api/saved-replies", ({ body }) => {
    const added = {
      id: nextId("t"),
      ...parse(savedContract.newSavedReplySchema, body),
      changedAt: now(),
      changedBy: myName,
      version: 1,
    };
    savedReplies.push(added);
    return added;
  });
  on("PATCH /api/saved-replies/:id", ({ id, body }) => {
    const found = byId(savedReplies, id);
    checkVersion(found, (body as { version: number }).version);
    Object.assign(found, body, { version: found.version + 1 });
    return found;
  });
  on("DELETE /api/saved-replies/:id", ({ id }) => {
    savedReplies.splice(savedReplies.indexOf(byId(savedReplies, id)), 1);
    return undefined;
  });
  on("GET /api/saved-views", () => ({ items: savedViews }));
  on("POST /api/saved-views", ({ body }) => {
    const added = { id: nextId("v"), mine: true, ...parse(savedContract.newSavedViewSchema, body) };
    savedViews.push(added);
    return added;
  });
  on("PATCH /api/saved-views/:id", ({ id, body }) =>
    Object.assign(byId(savedViews, id), parse(savedContract.changeSavedViewSchema, body)),
  );
  on("DELETE /api/saved-views/:id", ({ id }) => {
    savedViews.splice(savedViews.indexOf(byId(savedViews, id)), 1);
    return undefined;
  });

  // Applicants
  const countedStages = () =>
    stages.map((stage) => ({
      ...stage,
      applicantCount: applicants.filter((one) => one.stage.id === stage.id).length,
    }));
  on("GET /api/stages", () => ({ items: countedStages() }));
  on("POST /api/stages", ({ body }) => {
    const added = {
      id: nextId("s"),
      position: stages.length,
      applicantCount: 0,
      version: 1,
      ...parse(applicantsContract.newStageSchema, body),
    };
    stages.push(added);
    return added;
  });
  on("PATCH /api/stages/:id", ({ id, body }) => {
    const found = byId(stages, id);
    checkVersion(found, (body as { version: number }).version);
    Object.assign(found, body, { version: found.version + 1 });
    return found;
  });
  on("DELETE /api/stages/:id", ({ id }) => {
    if (applicants.some(({ stage }) => stage.id === id))
      throw new HttpError(409, "Somebody is in this stage.");
    stages.splice(stages.indexOf(byId(stages, id)), 1);
    return undefined;
  });
  on("GET /api/applicants", ({ query }) => page(filterApplicants(applicants, query), query));
  on("GET /api/applicants/board", ({ query }) => ({
    columns: countedStages().map((stage) => {
      const items = filterApplicants(applicants, query).filter((one) => one.stage.id === stage.id);
      const times = items.map(({ stageSince }) => stageSince).sort();
      const [earliest, median = earliest] = [times[0], times[Math.floor((times.length - 1) / 2)]];
      const ends = stage.kind === "hired" || stage.kind === "rejected";
      return {
        stage,
        count: items.length,
        waitingSince: median && earliest && !ends ? { median, earliest } : null,
        slow: ends
          ? null
          : { usualDays: 4, longSince: seed.hoursAgo(10 * 24), tooLongSince: seed.hoursAgo(20 * 24) },
        items: items.slice(0, 25),
        nextCursor: null,
      };
    }),
  }));
  on("GET /api/applicants/counts", () => ({ mentionedUnread: 0 }));
  on("PUT /api/applicants/:id/read", () => undefined);
  on("GET /api/applicants/:id", ({ id }) => byId(applicants, id));
  on("PATCH /api/applicants/:id", ({ id, body }) => {
    const found = byId(applicants, id);
    const { version, ownerId, email, quarantined } = parse(applicantsContract.changeApplicantSchema, body);
    checkVersion(found, version);
    const undo = email !== undefined ? null : undoable([found]);
    if (ownerId !== undefined) found.owner = ownerId === null ? null : seed.staffName(ownerId);
    if (email !== undefined) found.email = email;
    if (quarantined !== undefined) found.quarantine = quarantined ? "staff" : null;
    found.version += 1;
    return { item: found, undo };
  });
  on("POST /api/applicants/:id/stage", ({ id, body }) => {
    const found = byId(applicants, id);
    const { version, stageId, mail } = parse(applicantsContract.changeStageOfApplicantSchema, body);
    checkVersion(found, version);
    const undo = undoable([found]);
    moveTo(found, stageId);
    if (mail) {
      found.mails.push({
        id: nextId("r"),
        at: now(),
        by: myName,
        to: found.email ?? "",
        subject: mail.subject,
        text: mail.text,
        state: "waiting",
        error: null,
      });
    }
    return { item: found, undo };
  });
  on("POST /api/applicants/bulk", ({ body }) => {
    const { ids, stageId } = parse(applicantsContract.applicantsBulkSchema, body);
    const found = ids.map((id) => byId(applicants, id));
    const undo = undoable(found);
    for (const one of found) moveTo(one, stageId);
    return { changed: found.length, undo };
  });
  on("POST /api/applicants/:id/comments", ({ id, body }) => {
    const added = note(body);
    byId(applicants, id).comments.push(added);
    return added;
  });
  on("PUT /api/applicants/:id/rating", ({ id, body }) => {
    const found = byId(applicants, id);
    found.myRating = (body as { rating: number | null }).rating;
    found.rating = found.myRating;
    return undefined;
  });
  on("POST /api/applicants/:id/mails", ({ id, body }) => {
    const found = byId(applicants, id);
    const { subject, text } = parse(applicantsContract.applicantMailSchema, body);
    const undo = undoable([found]);
    const mail = {
      id: nextId("r"),
      at: now(),
      by: myName,
      to: found.email ?? "",
      subject,
      text,
      state: "waiting" as const,
      error: null,
    };
    found.mails.push(mail);
    return { mail, undo };
  });
  on("POST /api/applicants/:id/reveal", ({ body }) => {
    checkPassword(body);
    return { aadhaarNumber: "000000007412", licenceNumber: "PB6520180001234" };
  });
  on("POST /api/applicants/:id/erasure-request", ({ id }) => {
    const found = byId(applicants, id);
    found.erasureDueAt = seed.hoursAgo(-72);
    found.version += 1;
    return found;
  });
  on("POST /api/applicants/:id/erase", ({ id, body }) => {
    checkPassword(body);
    applicants.splice(applicants.indexOf(byId(applicants, id)), 1);
    return undefined;
  });

  function moveTo(found: applicantsContract.Applicant, stageId: string): void {
    const { id, name, kind } = byId(stages, stageId);
    found.stages = found.stages.map((one) => ({ ...one, to: one.to ?? now() }));
    found.stages.push({ stage: name, from: now(), to: null });
    found.stage = { id, name, kind };
    found.stageSince = now();
    found.version += 1;
  }

  // Jobs
  on("GET /api/jobs", () => ({ items: jobs }));
  on("POST /api/jobs", ({ body }) => {
    const input = parse(jobsContract.newJobSchema, body);
    const added: jobsContract.DeskJob = {
      ...input,
      id: nextId("j"),
      sample: false,
      postedAt: input.status === "Open" ? now() : null,
      changedAt: now(),
      applicantCount: 0,
      version: 1,
    };
    jobs.unshift(added);
    return added;
  });
  on("POST /api/jobs/preview", ({ body }) => {
    const { title, city, text } = parse(jobsContract.previewJobSchema, body);
    return {
      card: { title, city, paragraphs: text.split(/\n{2,}/).filter(Boolean) },
      jobPosting: { "@type": "JobPosting", title },
    };
  });
  on("GET /api/jobs/:id", ({ id }) => byId(jobs, id));
  on("PATCH /api/jobs/:id", ({ id, body }) => {
    const found = byId(jobs, id);
    const { version, ...change } = parse(jobsContract.changeJobSchema, body);
    checkVersion(found, version);
    Object.assign(found, change, { version: found.version + 1, changedAt: now() });
    if (change.status === "Open") found.postedAt ??= now();
    return found;
  });
  on("DELETE /api/jobs/:id", ({ id }) => {
    const found = byId(jobs, id);
    if (found.applicantCount > 0)
      throw new HttpError(409, "Somebody has applied for this job: close it instead.");
    jobs.splice(jobs.indexOf(found), 1);
    return undefined;
  });

  // Administration
  on("GET /api/outbox", ({ query }) => {
    const wanted = (query.get("status") ?? "dead,pending").split(",");
    return {
      ...page(
        outbox.filter(({ status }) => wanted.includes(status)),
        query,
      ),
      mailConfigured: true,
      webhookConfigured: true,
    };
  });
  on("POST /api/outbox/:id/retry", ({ id }) => {
    Object.assign(byId(outbox, id), { status: "pending", dueAt: now() });
    return { retried: 1 };
  });
  on("POST /api/outbox/retry-dead", () => ({ retried: 1 }));
  on("GET /api/audit", ({ query }) => page(seed.audit, query, 25));
  on("GET /api/audit/verify", () => ({ intact: true, entries: seed.audit.length, brokenAt: null }));
  on("GET /api/people", () => ({ items: people }));
  on("PATCH /api/people/:id", ({ id, body }) => {
    const { version, password: _password, ...change } = parse(peopleContract.changeStaffMemberSchema, body);
    if (change.role) checkPassword(body);
    const found = byId(people, id);
    checkVersion(found, version);
    return Object.assign(found, change, { version: found.version + 1 });
  });
  on("DELETE /api/people/:id/sessions", () => undefined);
  on("DELETE /api/people/:id/second-factor", () => undefined);
  on("POST /api/people/:id/password-link", () => ({
    id: "i-1",
    path: "/invitation#valid-password-link-token",
    expiresAt: now(),
  }));
  on("GET /api/invitations", () => ({ items: [] }));
  on("POST /api/invitations", ({ body }) => {
    parse(peopleContract.newInvitationSchema, body);
    return {
      id: nextId("i"),
      path: `/invitation#valid-${createHash("sha256").update("x").digest("hex").slice(0, 24)}`,
      expiresAt: now(),
    };
  });
  let settings: Settings = settingsOf();
  on("GET /api/settings", () => settings);
  on("PATCH /api/settings", ({ body }) => {
    const { version, ...change } = body as { version: number };
    checkVersion(settings, version);
    settings = { ...settings, desk: { ...settings.desk, ...change }, version: settings.version + 1 };
    return settings;
  });
  on("POST /api/settings/test-mail", () => ({ outboxId: "o-3" }));
  on("GET /api/chat", ({ query }) => {
    const [outcome, session] = [query.get("outcome"), query.get("session")];
    const found = seed.chatTurns.filter(
      (turn) => (!outcome || turn.outcome === outcome) && (!session || turn.session === session),
    );
    return page(session ? found.toReversed() : found, query);
  });
  on("GET /api/dashboard", ({ query }) => dashboardOf(Number(query.get("days") ?? 7), stages, jobs));

  return {
    handlers,
    records: { messages, applicants, jobs, openMessages } satisfies FakeRecords,
    isSignedIn: () => session.state === "signed-in",
    endSession: () => {
      session = { state: "signed-out" };
    },
  };
}

function meOf(role: Role): Me {
  const found = seed.people.find((one) => one.role === role);
  if (!found) throw new Error(`Nobody here has the role ${role}`);
  return {
    id: found.id,
    name: found.name,
    email: found.email,
    role,
    permissions: [...permissionsOfRole[role]],
    secondFactor: found.secondFactor,
    secondFactorRequired: found.secondFactorRequired,
    recoveryCodesLeft: found.secondFactor ? 8 : 0,
    version: 1,
  };
}

function filterMessages(all: readonly inboxContract.Message[], query: URLSearchParams, me: string) {
  const q = query.get("q")?.toLowerCase();
  const status = query.get("status")?.split(",");
  const owner = query.get("owner");
  const box = query.get("box") ?? "inbox";
  const snoozed = query.get("snoozed") ?? "hide";
  const found = all.filter(
    (m) =>
      (!q || `${m.reference} ${m.name} ${m.subject} ${m.text}`.toLowerCase().includes(q)) &&
      (!status || status.includes(m.status)) &&
      (!owner || (owner === "none" ? m.owner === null : m.owner?.id === (owner === "me" ? me : owner))) &&
      (box === "all" || (box === "quarantine") === (m.quarantine !== null)) &&
      (snoozed === "show" || (snoozed === "only") === (m.snoozedUntil !== null)) &&
      (!query.get("overdue") || m.overdue) &&
      (!query.get("unread") || m.unread) &&
      (!query.get("mentioned") || m.notes.some(({ mentions }) => mentions.some(({ id }) => id === me))),
  );
  const sort = query.get("sort") ?? "due";
  const rank = (m: inboxContract.Message) => (sort === "due" ? (m.dueAt ?? "9") : "");
  return found.sort(
    (a, b) =>
      rank(a).localeCompare(rank(b)) ||
      (sort === "oldest" ? 1 : -1) * a.receivedAt.localeCompare(b.receivedAt),
  );
}

function filterApplicants(all: readonly applicantsContract.Applicant[], query: URLSearchParams) {
  const q = query.get("q")?.toLowerCase();
  return all.filter(
    (a) =>
      (!q || `${a.reference} ${a.name} ${a.phoneNumber}`.toLowerCase().includes(q)) &&
      (!query.get("job") || a.job.id === query.get("job")) &&
      (!query.get("stage") || a.stage.id === query.get("stage")) &&
      (!query.get("erasure") || a.erasureDueAt !== null),
  );
}

function settingsOf(): Settings {
  return {
    desk: {
      officeHours: { days: [1, 2, 3, 4, 5, 6], from: "09:30", to: "18:30" },
      answerWithinHours: 8,
      secondFactorRequired: false,
      messagesKeptDays: null,
      applicationsKeptDays: null,
    },
    version: 1,
    configuration: [
      { name: "DESK_PORT", value: "8081", set: false, secret: false },
      { name: "SMTP_URL", value: null, set: true, secret: true },
      { name: "MAIL_TO", value: "team@greenmile.example", set: true, secret: false },
      { name: "WEBHOOK_URL", value: null, set: false, secret: false },
      { name: "VAULT_KEY", value: null, set: false, secret: true },
    ],
    retention: [
      { name: "chat turns", days: 90 },
      { name: "delivered notifications", days: 30 },
      { name: "messages", days: null },
    ],
  };
}

function dashboardOf(
  days: number,
  stages: readonly applicantsContract.Stage[],
  jobs: readonly jobsContract.DeskJob[],
): Dashboard {
  const byDay = (scale: number) =>
    Array.from({ length: days }, (_, index) => ({
      day: seed.hoursAgo((days - 1 - index) * 24 - 5.5).slice(0, 10),
      count: Math.round(scale * (1.4 + Math.sin(index * 1.3)) + (index % 3)),
    }));
  return {
    from: seed.hoursAgo((days - 1) * 24),
    to: seed.hoursAgo(0),
    messages: {
      byDay: byDay(9),
      byHour: Array.from({ length: 24 }, (_, hour) =>
        Math.max(0, Math.round(14 * Math.sin(((hour - 6) / 16) * Math.PI))),
      ),
      firstAnswerMinutes: { answered: 84, p50: 42, p90: 213, p99: 611 },
      overdue: 17,
      unassigned: 23,
    },
    applications: {
      byDay: byDay(3),
      byJob: jobs
        .slice(0, 3)
        .map((job, index) => ({ jobId: job.id, title: job.title, city: job.city, count: 19 - index * 6 })),
      byStage: stages.map((stage, index) => ({
        stageId: stage.id,
        name: stage.name,
        count: [14, 8, 4, 3, 3, 2][index] ?? 0,
      })),
      erasuresDue: 1,
    },
    chat: {
      byDay: byDay(21),
      unanswered: 12,
      unansweredQuestions: [
        { message: "do you take old batteries back", count: 11, at: seed.hoursAgo(3) },
        { message: "kya aap Shimla tak jaate ho raat ko", count: 1, at: seed.hoursAgo(9) },
      ],
    },
    deliveries: { delivered: 212, pending: 1, dead: 1 },
  };
}

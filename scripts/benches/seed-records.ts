import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { phoneDigits } from "#contract/digits.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { contentHash } from "#server/features/contact/content-hash.ts";
import { queueKeyOf } from "#server/records/inbox-order.ts";
import type { Vault } from "#server/vault/vault.ts";
import { cities, createRandom, families, goods, inventMessage, people, pickOf } from "./invented-messages.ts";

const way = ["stage-called", "stage-interview", "stage-documents", "stage-hired"];
const stages = [...way, "stage-rejected"];

const rowsPerStatement = 500;
const statementsPerTransaction = 10;
const spanMs = 3 * 365 * dayMs;
/** The share of old messages that is done; staff work on the newest rest. */
const donePart = 0.98;

const chatSpanMs = (chatTurnsKeptDays - 1) * dayMs;

export interface SeedCounts {
  readonly messages: number;
  readonly applicants: number;
  readonly chatTurns: number;
}

/** Fills a database with believable records of three years. Invented people; `onProgress` gets the rows so far. */
export async function seedRecords(
  database: Database,
  vault: Vault,
  counts: SeedCounts,
  now: Date,
  onProgress: (rows: number) => void,
): Promise<void> {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]) => pickOf(items, random);
  const startMs = now.getTime() - spanMs;
  const at = (index: number, count: number) => new Date(startMs + Math.floor((spanMs * index) / count));
  let done = 0;

  async function fill<
    Table extends
      | "contact_messages"
      | "applicants"
      | "applicant_identities"
      | "desk_stage_moves"
      | "chat_turns",
  >(table: Table, count: number, row: (index: number) => Insertable<Tables[Table]>): Promise<void> {
    for (let index = 0; index < count; ) {
      await database.kysely.transaction().execute(async (transaction) => {
        for (let statement = 0; statement < statementsPerTransaction && index < count; statement++) {
          const rows = [];
          while (rows.length < rowsPerStatement && index < count) rows.push(row(index++));
          await transaction
            .insertInto(table)
            .values(rows as never)
            .execute();
          done += rows.length;
        }
      });
      onProgress(done);
    }
  }

  await fill("contact_messages", counts.messages, (index) => {
    const received_at = at(index, counts.messages).toISOString();
    const message = inventMessage(random, counts.messages);
    message.query += ` Lot ${index}.`;
    const isDone = index < counts.messages * donePart;
    const status = isDone ? ("done" as const) : pick(["new", "open", "waiting"] as const);
    const isDue = status === "new" || status === "open";
    const due_at = isDue ? new Date(Date.parse(received_at) + 4 * hourMs).toISOString() : null;
    const quarantine = random() < 0.01 ? ("haste" as const) : null;
    const state = { status, due_at, received_at, quarantine };
    return {
      id: timedId(Date.parse(received_at)),
      reference: referenceOf(index),
      ...message,
      ...state,
      ...queueKeyOf(state),
      answered_at: isDone ? new Date(Date.parse(received_at) + random() * 9 * hourMs).toISOString() : null,
      changed_at: received_at,
      phone_digits: phoneDigits(message.phone),
      content_hash: contentHash(message),
    };
  });

  const jobs = await database.kysely.selectFrom("jobs").select("id").execute();
  const ids: string[] = [];
  const moves: Insertable<Tables["desk_stage_moves"]>[] = [];
  /** Moves an applicant through the stages before this one. @returns since when they are in it. */
  function moveTo(stage: string, applicantId: string, receivedAt: string): string {
    let at = Date.parse(receivedAt);
    const passed =
      stage === "stage-rejected" ? ["stage-called", stage] : way.slice(0, way.indexOf(stage) + 1);
    for (const stage_id of passed) {
      at += (1 + (moves.length % 4)) * dayMs;
      moves.push({
        id: timedId(at),
        applicant_id: applicantId,
        stage_id,
        entered_at: new Date(at).toISOString(),
      });
    }
    return new Date(at).toISOString();
  }
  await fill("applicants", counts.applicants, (index) => {
    const receivedAt = at(index, counts.applicants).toISOString();
    const id = timedId(Date.parse(receivedAt));
    ids.push(id);
    const isNew = index > counts.applicants * donePart;
    const applicant = {
      id,
      reference: `A${referenceOf(index)}`,
      job_id: pick(jobs).id,
      name: `${pick(people)} ${pick(families)}`,
      address: `House ${Math.ceil(random() * 900)}, Phase ${Math.ceil(random() * 11)}, ${pick(cities)}`,
      phone_number: String(6_000_000_000 + Math.floor(random() * 3_999_999_999)),
      description: `${Math.ceil(random() * 20)} years on a Tata Ace, ${pick(cities)}`,
      received_at: receivedAt,
      changed_at: receivedAt,
      status: "new" as const,
      stage_id: isNew ? "stage-new" : pick(stages),
    };
    return { ...applicant, stage_since: isNew ? receivedAt : moveTo(applicant.stage_id, id, receivedAt) };
  });
  await fill("desk_stage_moves", moves.length, (index) => moves[index] as (typeof moves)[number]);
  await fill("applicant_identities", counts.applicants, (index) => {
    const id = ids[index] as string;
    // Every tenth application is somebody's second one.
    const aadharNumber = inventedAadhaar(index % 10 === 9 ? index - 5 : index);
    return {
      applicant_id: id,
      aadhar_fingerprint: vault.hmac("aadhar", aadharNumber),
      ...vault.seal(id, JSON.stringify({ aadharNumber, licenseNumber: "" })),
    };
  });
  await fill("chat_turns", counts.chatTurns, (index) => {
    // Housekeeping would begin to delete older ones at once.
    const saidAt = new Date(now.getTime() - chatSpanMs + Math.floor((chatSpanMs * index) / counts.chatTurns));
    return {
      id: timedId(saidAt.getTime()),
      session_id: String(index >> 2),
      language: "en",
      message: `What does it cost to send ${pick(goods)} to ${pick(cities)}?`,
      reply: "It depends on the distance.",
      outcome: random() < 0.1 ? ("unknown" as const) : ("answered" as const),
      topic: "price",
      said_at: saidAt.toISOString(),
    };
  });
}

/** Nobody's number, because none begins with 0: so the desk says of every one that it may be mistyped. */
function inventedAadhaar(index: number): string {
  return String(index).padStart(12, "0");
}

/** A UUID of version 7 for this moment: ids grow with time, as those of real records do. */
function timedId(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  const rest = randomBytes(10).toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A different reference for each index, in no visible order. */
function referenceOf(index: number): string {
  let rest = (index * 7_919 + 104_729) % alphabet.length ** 6;
  let letters = "";
  for (let letter = 0; letter < 6; letter++) {
    letters = `${alphabet[rest % alphabet.length]}${letters}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return `GM-${letters}`;
}

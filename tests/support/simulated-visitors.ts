import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { type DatabaseSettings, open } from "./databases.ts";
import { waitMs } from "./time-limits.ts";

/** What a visitor sent, until it was acknowledged, and what the acknowledgement said. */
interface SentForm {
  readonly kind: "contact" | "applicants";
  /** Identifies the form in the database. */
  readonly token: string;
  reference?: string;
}

export interface Visitors {
  /** How many forms have been acknowledged so far. */
  acknowledged(): number;
  /** How many calls were answered with 503, or not answered although they may have arrived. Each was repeated. */
  retried(): number;
  /** Resolves at the moment of the nth acknowledgement from now. */
  acknowledgements(count: number): Promise<void>;
  /** Lets every visitor finish the current form; resolves when all forms are acknowledged. */
  leave(): Promise<void>;
  /** Compares what was acknowledged with what is stored. */
  account(settings: DatabaseSettings): Promise<{ lost: string[]; doubled: string[] }>;
}

const pauseMs = 25;
const paths = { contact: "/api/v1/contact/new", applicants: "/api/v1/applicants" } as const;

/**
 * Visitors who fill in one form after another, messages and applications in turn, all at the same time. Each sends its
 * form with an Idempotency-Key, and again with the same key until it is acknowledged, as the site's own forms do.
 *
 * @param chooseAddress where the next call goes, e.g. "http://127.0.0.1:8080".
 */
export function startVisitors(count: number, chooseAddress: () => string): Visitors {
  const forms: SentForm[] = [];
  const waiting: { left: number; resolve(): void }[] = [];
  let acknowledged = 0;
  let retried = 0;
  let leaving = false;
  let isAbandoned = false;
  const agent = new Agent({ keepAlive: true });

  async function visit(): Promise<void> {
    while (!leaving) {
      const form: SentForm = {
        kind: forms.length % 2 === 0 ? "contact" : "applicants",
        token: `form ${forms.length}`,
      };
      forms.push(form);
      await sendUntilAcknowledged(form, randomUUID(), bodyOf(form, forms.length));
    }
  }

  async function sendUntilAcknowledged(form: SentForm, key: string, body: string): Promise<void> {
    for (;;) {
      const { status, reference } = await send(
        chooseAddress() + paths[form.kind],
        key,
        body,
        agent,
        (answered) => {
          if (answered === 201) countAcknowledged();
        },
      );
      if (status === 201) {
        if (reference !== undefined) form.reference = reference;
        return;
      }
      // Any other error would not go away by trying again.
      if (typeof status === "number" && status !== 503) {
        throw new Error(`${form.kind} was answered with ${status}`);
      }
      if (status !== "refused connection") retried++;
      await sleep(pauseMs);
      if (isAbandoned) return;
    }
  }

  function countAcknowledged(): void {
    acknowledged++;
    for (const waiter of waiting) if (--waiter.left === 0) waiter.resolve();
  }

  // A test that failed lets nobody leave: they would go on beside the next tests of this worker.
  onTestFinished(() => {
    leaving = isAbandoned = true;
    agent.destroy();
  });

  const visits = Promise.all(Array.from({ length: count }, visit));
  // `leave` reports a failed visit; until then it must not count as an unhandled rejection.
  visits.catch(() => undefined);

  return {
    acknowledged: () => acknowledged,
    retried: () => retried,
    acknowledgements: (left) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ left, resolve })),
        visits.then(() => undefined),
      ]),
    async leave() {
      leaving = true;
      await visits;
      agent.destroy();
    },
    account: (settings) => compare(forms, settings),
  };
}

interface Answer {
  readonly status: number | "no answer" | "refused connection";
  readonly reference?: string;
}

/**
 * Avoids `fetch`: `onStatus` is called at the moment that the status arrives, so that a server which acknowledges too
 * early can be killed before it has caught up.
 */
function send(
  address: string,
  key: string,
  body: string,
  agent: Agent,
  onStatus: (status: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({
        status: "code" in error && error.code === "ECONNREFUSED" ? "refused connection" : "no answer",
      });
    const outgoing = request(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      agent,
      signal: AbortSignal.timeout(waitMs),
    });
    outgoing.on("error", fail);
    outgoing.on("response", (response) => {
      const status = response.statusCode ?? 0;
      onStatus(status);
      text(response).then(
        (answer) => resolve({ ...(JSON.parse(answer) as object), status }),
        // The status alone acknowledges the form.
        () => resolve({ status }),
      );
    });
    outgoing.end(body);
  });
}

function bodyOf({ kind, token }: SentForm, count: number): string {
  return kind === "contact"
    ? JSON.stringify({ ...contactMessage, subject: token, query: "?" })
    : JSON.stringify({ ...application, name: token, aadharNumber: String(200_000_000_000 + count) });
}

/** A form stored under another reference than the visitor received also counts as lost. */
async function compare(
  forms: readonly SentForm[],
  settings: DatabaseSettings,
): Promise<{ lost: string[]; doubled: string[] }> {
  const database = await open(settings);
  const { kysely } = database;
  const messages = await kysely
    .selectFrom("contact_messages")
    .select(["subject as token", "reference"])
    .execute();
  const applications = await kysely
    .selectFrom("applicants")
    .innerJoin("applicant_identities", "applicant_id", "applicants.id")
    .select(["name as token", "applicants.reference"])
    .execute();
  await database.close();
  const stored = Map.groupBy<string, { token: string; reference: string | null }>(
    [...messages, ...applications],
    (row) => row.token,
  );
  const rowsOf = (form: SentForm) => stored.get(form.token) ?? [];
  return {
    lost: forms
      .filter((form) => !rowsOf(form).some((row) => agrees(form, row.reference)))
      .map((form) => form.token),
    doubled: forms.filter((form) => rowsOf(form).length > 1).map((form) => form.token),
  };
}

/** When the answer broke off after its status, the visitor received no reference. */
function agrees({ reference }: SentForm, stored: string | null): boolean {
  return reference === undefined || reference === stored;
}

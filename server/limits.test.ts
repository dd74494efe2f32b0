import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatAmount } from "#content/format/english.ts";
import { applicantLimits } from "#contract/applicants.ts";
import { contactLimits } from "#contract/contact.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import { dayMs, hourMs, minuteMs } from "#contract/durations.ts";
import type { RateLimit } from "./limits.ts";
import * as limits from "./limits.ts";

const units = [
  ["days", dayMs],
  ["hours", hourMs],
  ["minutes", minuteMs],
  ["seconds", 1_000],
] as const;

/** The largest unit of which it is a whole number: "90 seconds", "7 days". */
function inWords(ms: number): string {
  const [unit, unitMs] = units.find(([, one]) => ms % one === 0) ?? ["milliseconds", 1];
  return formatAmount({ value: ms / unitMs, unit });
}

/** The rows of docs/operations.md, each with the limit that it shows. */
const rows: Readonly<Record<string, string>> = {
  "contact message, and what Meena hands over to the team": "rateLimits.contact",
  application: "rateLimits.applicants",
  "chat message": "rateLimits.chat",
  "search, and a page whose form its address fills in (Contact, freight)": "rateLimits.search",
  "over its limit: a form that comes back with what was typed": "rejectionsWithBody",
  "body of a request": "bodyLimitBytes",
  "body of a chat message": "chatBodyLimitBytes",
  "headers of a request": "requestMs.headers",
  "whole request": "requestMs.total",
  "connection in which nothing moves": "requestMs.stall",
  "connection between two requests": "requestMs.keepAlive",
  "running requests after SIGTERM": "requestMs.drain",
  "next try after a 503": "retryAfterSeconds",
  "form that was open for less is possible spam": "shortestFormMs",
  "same content under another key is a repeat": "repeatWindowMs",
  "wrong sign-ins in a browser where the account was signed in before": "signInAttempts.device",
  "wrong sign-ins of an account from one address": "signInAttempts.accountAndIp",
  "wrong sign-ins of an account": "signInAttempts.account",
  "wrong sign-ins from one address": "signInAttempts.ip",
  "wrong passwords and codes of who is signed in": "signInAttempts.own",
  "first lock, doubled with each further attempt": "lockoutMs.first",
  "longest lock": "lockoutMs.longest",
  "session without a call": "sessionMs.idle",
  "any session": "sessionMs.absolute",
  "code after the password": "sessionMs.secondFactor",
  "a browser counts as the account's own, from its last sign-in": "deviceMs",
  invitation: "linkMs.invitation",
  "link for a password, link for the first admin": "linkMs.password",
  "attempt to deliver a notification": "deliveryMs.attempt",
  "lease of a notification, for the process that delivers it": "deliveryMs.lease",
  "first pause after a failed attempt, then doubled": "deliveryMs.firstRetry",
  "longest pause between attempts": "deliveryMs.longestRetry",
  "notification is given up": "deliveryMs.giveUp",
  "kept: idempotency key": "retentionMs.idempotencyKeys",
  "kept: turn of the chat": "retentionMs.chatTurns",
  "kept: delivered notification": "retentionMs.deliveredNotifications",
  "kept: what can be undone": "retentionMs.undos",
  "kept: session that has ended": "retentionMs.endedSessions",
  "kept: wrong sign-ins, from the last": "retentionMs.wrongSignIns",
  "kept: invitation that has expired": "retentionMs.expiredInvitations",
};

/** Operators see nothing of these. */
const notInDocument = ["deliveryMs.poll", "deliveryMs.pace", "deliveryMs.grace", "retentionMs.fullBuckets"];

const isBucket = (limit: unknown): limit is RateLimit =>
  typeof limit === "object" && "burst" in (limit as object);

/** Every limit by its name: a number, or a rate limit. */
const allLimits = new Map(
  Object.entries(limits).flatMap(([name, value]): [string, number | RateLimit][] =>
    typeof value === "number" || isBucket(value)
      ? [[name, value]]
      : Object.entries(value).map(([part, one]) => [`${name}.${part}`, one]),
  ),
);

test("every limit is in docs/operations.md, or among those of which operators see nothing", () => {
  expect([...Object.values(rows), ...notInDocument].sort()).toEqual([...allLimits.keys()].sort());
});

function cellsOf(name: string): string[] {
  const limit = allLimits.get(name);
  if (limit === undefined) throw new Error(`limits.ts has no ${name}`);
  if (typeof limit === "object") return [String(limit.burst), String(limit.perMinute)];
  if (name.startsWith("signInAttempts.")) return [String(limit)];
  if (name.endsWith("Bytes")) return [`${limit / 1024} KB`];
  return [inWords(name.endsWith("Seconds") ? limit * 1_000 : limit)];
}

test.each(Object.entries(rows))("docs/operations.md has the limit “%s”", (what, name) => {
  const document = readFileSync(new URL("../docs/operations.md", import.meta.url), "utf8");
  const row = document.split("\n").find((line) => line.startsWith(`| ${what} |`));
  const cells = row?.split("|").slice(2, -1);
  expect(
    cells?.map((cell) => cell.trim()),
    `docs/operations.md, row “${what}”: write what ${name} in server/limits.ts is`,
  ).toEqual(cellsOf(name));
});

/** A character of the form without scripts, percent-encoded: "%E0%A4%B9". Escaped in JSON, "\\u0939", it has six bytes. */
const bytesOfCharacter = 9;

test.each([
  ["contact message", contactLimits],
  ["application", applicantLimits],
  ["reply of the desk", { subject: deskLimits.mailSubject, text: deskLimits.mailText }],
  ["note of the desk", { note: deskLimits.note }],
  ["job of the desk", { title: deskLimits.jobTitle, city: deskLimits.jobCity, text: deskLimits.jobText }],
])("the longest %s fits the body of a request, else raise bodyLimitBytes", (_, lengths) => {
  const characters = Object.values(lengths).reduce<number>((sum, length) => sum + length, 0);
  expect(characters * bytesOfCharacter).toBeLessThan(limits.bodyLimitBytes);
});

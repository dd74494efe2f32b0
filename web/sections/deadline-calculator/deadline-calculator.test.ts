import { expect, test } from "vitest";
import { rules } from "#content/en/rules.ts";
import { ruleEvents } from "#content/schema/deadline-calculator.ts";
import { calendarFile, reminderOf } from "./calendar-file.ts";
import { deadlinesOf } from "./deadlines.ts";

const at = new Date(2026, 11, 30, 22, 58);

test("the deadlines run as the rules say", () => {
  const minutes = (event: "allocated" | "used" | "delivered") =>
    ((deadlinesOf(event, at)[0]?.at.getTime() ?? 0) - at.getTime()) / 60_000;
  expect(minutes("allocated")).toBe(rules.cancellation.freeFor.value);
  expect(minutes("used")).toBe(60 * rules.complaintsWithin.value);
  expect(minutes("delivered")).toBe(60 * rules.deliveryAcceptedAfter.value);
});

test("a refund is asked for until the last moment of a day, across the end of a year", () => {
  const { from, to } = rules.refunds.requestedWithin;
  const lastMoments = deadlinesOf("issue", at).map((deadline) => deadline.at);
  expect(lastMoments.map((moment) => moment.getTime() + 1)).toEqual([
    new Date(2026, 11, 31 + from).getTime(),
    new Date(2026, 11, 31 + to).getTime(),
  ]);
});

test("everything that can happen has a deadline", () => {
  for (const event of ruleEvents) expect(deadlinesOf(event, at).length, event).toBeGreaterThan(0);
});

test("the calendar file is what RFC 5545 asks for", () => {
  const text = `Write to us, within a day; ${"ज़रूरी ".repeat(40)}\nRs.50`;
  const file = calendarFile(
    { title: "Complain, in writing", text, at: new Date("2026-12-24T15:30:00Z"), isDay: false },
    at,
  );
  expect(file).toContain("\r\nDTSTART:20261224T153000Z\r\n");
  expect(file).toContain("\r\nTRIGGER:-PT30M\r\n");
  expect(file).toContain("\r\nSUMMARY:Complain\\, in writing\r\n");
  for (const line of file.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(
    `DESCRIPTION:${text.replaceAll(",", "\\,").replaceAll(";", "\\;").replaceAll("\n", "\\n")}\r\n`,
  );
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

const endOfDay = { at: new Date(2027, 0, 3, 23, 59, 59, 999), isDay: true };

test("a deadline of a whole day is an entry of that day, with a reminder in its morning", () => {
  const file = calendarFile({ title: "Refund", text: "Write to us", ...endOfDay }, at);
  expect(file).toContain("\r\nDTSTART;VALUE=DATE:20270103\r\n");
  expect(file).toContain("\r\nTRIGGER:PT9H\r\n");
  expect(reminderOf(endOfDay)).toEqual(new Date(2027, 0, 3, 9));
});

test("of a deadline at a time the reminder comes half an hour before", () => {
  expect(reminderOf({ at, isDay: false })).toEqual(new Date(2026, 11, 30, 22, 28));
});

import { expect, test } from "vitest";
import type { AuditEntry } from "#contract/desk/audit.ts";
import { groupEntries } from "./group-entries.ts";

const actor = { id: "p-1", name: "Asha" };
function entry(sequence: number, change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    sequence,
    at: "2026-11-23T10:00:00.000Z",
    actor,
    action: "inbox.changed",
    subjectType: "message",
    subjectId: `m-${sequence}`,
    subjectLabel: null,
    detail: { statusTo: "done" },
    hash: "",
    ...change,
  };
}
const wordsOf = ({ detail }: AuditEntry) => String(detail.statusTo);
const sequences = (entries: readonly AuditEntry[]) =>
  groupEntries(entries, wordsOf).map((group) => group.map(({ sequence }) => sequence));

test("what one person did to several messages at once is one row", () => {
  expect(sequences([entry(9, { action: "session.end" }), entry(8), entry(7), entry(6)])).toEqual([
    [9],
    [8, 7, 6],
  ]);
});

test.each([
  ["another person", { actor: { id: "p-2", name: "Ravi" } }],
  ["another moment", { at: "2026-11-23T10:00:00.001Z" }],
  ["another change", { detail: { statusTo: "open" } }],
  ["another kind of record", { subjectType: "applicant" }],
])("%s is a row of its own", (_, change) => {
  expect(sequences([entry(8), entry(7, change), entry(6)])).toEqual([[8], [7], [6]]);
});

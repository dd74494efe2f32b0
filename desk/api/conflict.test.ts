import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Applicant } from "#contract/desk/applicants.ts";
import type { DeskJob } from "#contract/desk/jobs.ts";
import type { Conflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { applicants, jobs } from "#tests/support/desk/fake-desk-records.ts";
import { useChangeApplicant } from "./applicants.ts";
import { useChangeJob } from "./jobs.ts";

const { shown } = vi.hoisted(() => ({ shown: [] as Conflict[] }));
vi.mock("#desk/ui/conflict-dialog/conflict-dialog.tsx", () => ({
  showConflict: (conflict: Conflict) => shown.push(conflict),
}));

beforeEach(() => void shown.splice(0));
afterEach(() => vi.unstubAllGlobals());

/** The server refuses the first change, and answers reading with `read`. Returns the bodies of all changes. */
function refuseOnce(read: unknown): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json(read);
    bodies.push(JSON.parse(String(body)));
    return bodies.length > 1
      ? Response.json({ item: {}, undo: null })
      : Response.json({ message: "A colleague changed this meanwhile." }, { status: 409 });
  });
  return bodies;
}

function conflict(): Conflict {
  const [one] = shown;
  if (!one) throw new Error("No conflict is shown");
  return one;
}

const job: DeskJob = { ...(jobs[0] as DeskJob), status: "Open", version: 1 };

test("a job that a colleague has closed says so, and stays closed with one's own text", async () => {
  const bodies = refuseOnce({ items: [{ ...job, title: "Night driver", status: "Closed", version: 2 }] });
  const { mutateAsync } = callHook(new QueryClient(), () => useChangeJob(() => {}));
  const changes = { text: "You drive at night." };
  await mutateAsync({ job, version: 1, changes }).catch(() => {});
  expect(bodies).toEqual([{ version: 1, ...changes }]);
  expect(conflict().fields).toMatchObject([
    { label: "Title", theirs: "Night driver", mine: "Night driver" },
    { label: "City" },
    { label: "Kind of employment" },
    { label: "Description", mine: changes.text },
    { label: "Status", theirs: "Closed", mine: "Closed" },
  ]);
  conflict().onUseMine();
  await vi.waitFor(() => expect(bodies[1]).toEqual({ version: 2, ...changes }));
});

test("a job that is published over a colleague's change says that it will be open", async () => {
  const bodies = refuseOnce({ items: [{ ...job, status: "Closed", version: 2 }] });
  const { mutateAsync } = callHook(new QueryClient(), () => useChangeJob(() => {}));
  const draft: DeskJob = { ...job, status: "Draft" };
  await mutateAsync({ job: draft, version: 1, changes: {}, status: "Open" }).catch(() => {});
  expect(conflict().fields.at(-1)).toEqual({ label: "Status", theirs: "Closed", mine: "Open" });
  conflict().onUseMine();
  await vi.waitFor(() => expect(bodies[1]).toEqual({ version: 2, status: "Open" }));
});

test("two email addresses of an applicant are compared, and the form closes", async () => {
  const applicant = applicants[0] as Applicant;
  refuseOnce({ ...applicant, email: "theirs@example.com", version: applicant.version + 1 });
  const onConflict = vi.fn();
  const { mutateAsync } = callHook(new QueryClient(), () => useChangeApplicant(onConflict));
  const change = { email: "mine@example.com" };
  await mutateAsync({ applicant, change, toastText: "" }).catch(() => {});
  expect(conflict().fields).toContainEqual({
    label: "Email address",
    theirs: "theirs@example.com",
    mine: "mine@example.com",
  });
  expect(onConflict).toHaveBeenCalledOnce();
});

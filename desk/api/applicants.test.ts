import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Applicant, Board } from "#contract/desk/applicants.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { applicants, stages } from "#tests/support/desk/fake-desk-records.ts";
import { holdAnswer } from "#tests/support/desk/hold-answer.ts";
import { useMoveApplicant } from "./applicants.ts";
import { keys } from "./keys.ts";

vi.mock("#desk/ui/conflict-dialog/conflict-dialog.tsx", () => ({ showConflict: vi.fn() }));

afterEach(() => vi.unstubAllGlobals());

const [applicant, colleague] = applicants;
const stage = stages.find(({ id }) => id !== applicant?.stage.id);
if (!applicant || !colleague || !stage) throw new Error("There are no records");
const from = stages.find(({ id }) => id === applicant.stage.id);
if (!from) throw new Error("There is no such stage");

/** Two columns: the applicant stands behind a colleague in the first, and the second is empty. */
function boardOf(counts: readonly [number, number] | null): Board {
  const column = { waitingSince: null, slow: null, nextCursor: null };
  return {
    columns: [
      { ...column, stage: from as never, count: counts?.[0] ?? null, items: [colleague, applicant] as never },
      { ...column, stage: stage as never, count: counts?.[1] ?? null, items: [] },
    ],
  };
}

/** Moves the applicant while the server has not answered yet. */
function move(client: QueryClient) {
  const { refuse } = holdAnswer();
  const { mutateAsync } = callHook(client, useMoveApplicant);
  const settled = mutateAsync({ applicant: applicant as Applicant, stage: stage as never }).catch(() => {});
  return { settled, refuse };
}

const shownOf = (board: Board | undefined) =>
  board?.columns.map(({ count, items }) => [count, items.map(({ id }) => id)]);

test.each([
  [[2, 0] as const, [1, 1]],
  [null, [null, null]],
])("a card that moves changes the counts %j of its columns to %j", async (counts, after) => {
  const client = new QueryClient();
  const key = keys.applicants("board", "");
  client.setQueryData(key, boardOf(counts));
  const { settled, refuse } = move(client);
  const moved = [
    [after[0], [colleague.id]],
    [after[1], [applicant.id]],
  ];
  await vi.waitFor(() => expect(shownOf(client.getQueryData(key))).toEqual(moved));
  refuse();
  await settled;
});

test("a card moves back, to its place, when the server refuses", async () => {
  const client = new QueryClient();
  const board = boardOf([2, 0]);
  client.setQueryData(keys.applicants("board", ""), board);
  client.setQueryData(keys.applicants("one", applicant.id), applicant);
  const { settled, refuse } = move(client);
  await vi.waitFor(() =>
    expect(client.getQueryData<Applicant>(keys.applicants("one", applicant.id))?.stage.id).toBe(stage.id),
  );
  refuse();
  await settled;
  expect(client.getQueryData(keys.applicants("board", ""))).toEqual(board);
  expect(client.getQueryData(keys.applicants("one", applicant.id))).toEqual(applicant);
});

test("a move over a colleague's change ends the draft of its mail as well", async () => {
  const answers = [
    Response.json({ message: "Somebody was faster." }, { status: 409 }),
    Response.json({ ...applicant, version: applicant.version + 1 }),
    Response.json({ item: applicant, undo: null }),
  ];
  vi.stubGlobal("fetch", async () => answers.shift() ?? Response.json({}));
  const onMoved = vi.fn();
  const { mutateAsync } = callHook(new QueryClient(), useMoveApplicant);
  const move = { applicant: applicant as Applicant, stage: stage as never, onMoved };
  await expect(mutateAsync(move)).rejects.toThrow();
  expect(onMoved, "nobody has chosen yet").not.toHaveBeenCalled();
  vi.mocked(showConflict).mock.lastCall?.[0]?.onUseMine();
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
});

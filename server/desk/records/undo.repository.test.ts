import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { useDesk } from "#tests/support/desk.ts";
import { changeIn } from "../changes/changes.plugin.ts";
import { listUndos, rememberUndo } from "./undo.repository.ts";

describe.each(engines)("the list of what can be undone on %s", (engine) => {
  const desk = useDesk(engine);

  test("what is not offered takes no place from what is", async () => {
    const { id: staffId } = await desk.join("sales");
    const { kysely } = desk.database;
    const remember = (kind: "message" | "applicant", followsFromMail = false) =>
      kysely
        .transaction()
        .execute((transaction) =>
          changeIn(transaction, staffId, desk.now(), (change) =>
            rememberUndo(change, kind, [{ id: "record", version: 2, before: {}, followsFromMail }]),
          ),
        );
    const offered = await remember("message");
    for (let more = 0; more < 50; more++) await remember("message", true);
    for (let more = 0; more < 50; more++) await remember("applicant");
    const undosOf = async (...kinds: ("message" | "applicant")[]) =>
      (await listUndos(desk.database.readOnly, staffId, kinds)).map(({ undo }) => undo);
    expect(await undosOf("message")).toEqual([offered]);
    expect(await undosOf("message", "applicant"), "no more than 50").toHaveLength(50);
    expect(await undosOf()).toEqual([]);
  });
});

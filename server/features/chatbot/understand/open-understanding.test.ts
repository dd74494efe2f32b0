import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { engineCall } from "#tests/support/engine-call.ts";
import { copyModel } from "#tests/support/meena-model.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import { openEngine } from "../open-engine.ts";
import { openUnderstanding } from "./open-understanding.ts";

test("after a model file that could not be read, the next message is answered without a restart", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "meena-")), "meena.model");
  const understanding = openUnderstanding(file);
  const engine = openEngine({
    understanding,
    listJobs: async () => [],
    model: undefined,
    log: { warn: () => {} } as never,
  });
  await expect(engine()).rejects.toThrow(/ENOENT/);

  copyModel(file);
  const { outcome } = await (await engine())("Hello", noMemory, engineCall);
  expect(outcome).toBe("greeted");
  expect(await understanding(), "what was loaded is kept").toBe(await understanding());
});

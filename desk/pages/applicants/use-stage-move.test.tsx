import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Stage } from "#contract/desk/applicants.ts";
import { keys } from "#desk/api/keys.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { applicants, stages } from "#tests/support/desk/fake-desk-records.ts";
import { useStageMove } from "./use-stage-move.tsx";

afterEach(() => vi.unstubAllGlobals());

const [applicant] = applicants;
const withMail = stages.find(({ templateId }) => templateId !== null);
if (!applicant || !withMail) throw new Error("There are no records");
const stage = withMail as unknown as Stage;

/** The calls after a move to a stage with a mail, when reading the templates answers like this. */
function callsWith(templates: () => Response, client = new QueryClient()): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return url.startsWith("/api/saved-replies") ? templates() : Response.json(applicant);
  });
  callHook(client, useStageMove).move(applicant as never, stage);
  return calls;
}

const readsTemplates = "GET /api/saved-replies?part=applicants";

test("who moves before the templates are read is still offered the mail of the stage", async () => {
  const template = { id: stage.templateId, title: "", subject: "", text: "" };
  const calls = callsWith(() => Response.json({ items: [template] }));
  await vi.waitFor(() => expect(calls).toEqual([readsTemplates, `GET /api/applicants/${applicant.id}`]));
});

test("nobody moves without the mail of the stage when the templates cannot be read", async () => {
  const answer = vi.fn(() => Response.json({ message: "Not now." }, { status: 503 }));
  const calls = callsWith(answer);
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual([readsTemplates]);
});

test("the mail of a stage that a colleague has just added is offered, though the templates were read before", async () => {
  const client = new QueryClient();
  client.setQueryData(keys.savedReplies("applicants"), { items: [] });
  const template = { id: stage.templateId, title: "", subject: "", text: "" };
  const calls = callsWith(() => Response.json({ items: [template] }), client);
  await vi.waitFor(() => expect(calls).toEqual([readsTemplates, `GET /api/applicants/${applicant.id}`]));
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Message } from "#contract/desk/inbox.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { messages, people } from "#tests/support/desk/fake-desk-records.ts";
import { holdAnswer } from "#tests/support/desk/hold-answer.ts";
import { useBulkChange } from "./inbox.ts";
import { keys } from "./keys.ts";

afterEach(() => vi.unstubAllGlobals());

test("messages that are assigned together have their owner's name before the server has answered", async () => {
  const [message] = messages;
  const [owner] = people;
  if (!message || !owner) throw new Error("There are no records");
  let sent: unknown;
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    sent = JSON.parse(String(body));
    return Response.json({ changed: 1, undo: null });
  });
  const client = new QueryClient();
  client.setQueryData<Message>(keys.inbox("message", message.id), message);
  const { mutateAsync } = callHook(client, useBulkChange);
  const change = { ownerId: owner.id };
  const answer = mutateAsync({
    ids: [message.id],
    change,
    ownerName: owner.name,
    phrase: "assigned",
  });
  await vi.waitFor(() =>
    expect(client.getQueryData<Message>(keys.inbox("message", message.id))?.owner).toEqual({
      id: owner.id,
      name: owner.name,
    }),
  );
  await answer;
  expect(sent, "the server knows the name").toEqual({ ids: [message.id], change });
});

test("messages that the server refuses to change together look as before", async () => {
  const [message] = messages;
  if (!message) throw new Error("There are no records");
  const { refuse } = holdAnswer();
  const client = new QueryClient();
  const key = keys.inbox("message", message.id);
  const list = { pages: [{ items: [message], nextCursor: null }], pageParams: [undefined] };
  client.setQueryData(key, message);
  client.setQueryData(keys.inbox("list", ""), list);
  const { mutateAsync } = callHook(client, useBulkChange);
  const answer = mutateAsync({ ids: [message.id], change: { status: "done" }, phrase: "" });
  await vi.waitFor(() => expect(client.getQueryData(key)).toMatchObject({ status: "done" }));
  refuse();
  await expect(answer).rejects.toThrow("Not now.");
  expect(client.getQueryData(key)).toEqual(message);
  expect(client.getQueryData(keys.inbox("list", ""))).toEqual(list);
});

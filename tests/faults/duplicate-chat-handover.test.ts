import { expect, test } from "vitest";
import { type ChatReply, chatReplySchema } from "#contract/chat.ts";
import { startApp } from "#tests/support/app-process.ts";
import { engines, environmentOf, migratedDatabase, open } from "#tests/support/databases.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";

const build = makeStubBuild();
const turns = ["talk to a person", "Asha", "asha@example.com"];

test.each(engines)(
  "the last step of a hand-over, sent to two servers on one %s at the same moment, is stored and notified once",
  async (engine) => {
    const settings = await migratedDatabase(engine);
    const environment = { ...environmentOf(settings), VAULT_KEY: "1".repeat(64) };
    const first = await startApp(environment, build);
    const second = await startApp(environment, build);

    async function say(address: string, message: string, state: string | null): Promise<ChatReply> {
      const body = { message, sessionId: "web-test", state };
      return chatReplySchema.parse(await (await postJson(`${address}/api/v1/chatbot`, body)).json());
    }

    let state: string | null = null;
    for (const message of turns) ({ state } = await say(first.address, message, state));
    // Meena's indexes are built at the first message: now both servers answer immediately.
    await say(second.address, "hello", null);
    const addresses = Array.from({ length: 8 }, (_, call) => (call % 2 ? first : second).address);
    const answers = await Promise.all(addresses.map((address) => say(address, "Ten boxes", state)));
    expect(new Set(answers.map(({ reply }) => reply))).toHaveLength(1);
    expect(answers[0]?.reply).toMatch(/GM-[2-9A-Z]{6}/);

    const database = await open(settings);
    expect(await database.kysely.selectFrom("contact_messages").selectAll().execute()).toHaveLength(1);
    const mails = database.kysely.selectFrom("outbox").where("channel", "=", "mail");
    expect(await mails.selectAll().execute()).toHaveLength(1);
    await database.close();
    for (const { child, ended } of [first, second]) {
      child.kill("SIGTERM");
      expect(await ended).toMatchObject({ code: 0 });
    }
    await settings.remove();
  },
);

import { expect, onTestFinished, test } from "vitest";
import { engines, openNewDatabase } from "#tests/support/databases.ts";
import { appendToAuditLog } from "../../audit-log/audit-log.repository.ts";
import { createChangeFeed } from "./change-feed.ts";

test.each(engines)(
  "on %s a change is told of by the next look if the first could not read it",
  async (engine) => {
    const { database, close } = await openNewDatabase(engine);
    onTestFinished(close);
    let failures = 0;
    const failing = database.kysely.withPlugin({
      transformQuery({ node }) {
        if (failures > 0 && JSON.stringify(node).includes('"desk_audit"') && failures-- > 0)
          throw new Error("The connection was lost");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const told: (readonly string[])[] = [];
    const streams = {
      publish: (_event: string, { ids = [] }: { readonly ids?: readonly string[] }) => void told.push(ids),
      sendEach: () => undefined,
      checkAll: async () => undefined,
    };
    const feed = createChangeFeed({ ...database, kysely: failing }, streams as never, () => new Date());
    await feed.poll();
    await database.kysely
      .transaction()
      .execute((transaction) =>
        appendToAuditLog(transaction, "asha", new Date(), [
          { action: "inbox.changed", subjectId: "message-1" },
        ]),
      );
    failures = 1;
    await expect(feed.poll()).rejects.toThrow("The connection was lost");
    await feed.poll();
    expect(told).toEqual([["message-1"]]);
    await feed.poll();
    expect(told).toHaveLength(1);
  },
);

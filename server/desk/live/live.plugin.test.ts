import { randomUUIDv7 } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { minuteMs } from "#contract/durations.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";
import { storeContactMessages } from "../../features/contact/contact.repository.ts";
import { changeIn } from "../changes/changes.plugin.ts";

describe.each(engines)("live updates on %s", (engine) => {
  const desk = useDesk(engine);
  const sales = useColleague(desk, "sales");
  let id: string;
  beforeAll(async () => {
    ({ id } = await desk.send());
  });

  const note = () => sales.call("POST /api/inbox/:id/notes", { id, body: { text: "x" } });

  /** A colleague's open page. */
  async function openPage() {
    const { cookie } = await desk.join("sales");
    const stream = await fetch(`${desk.address}/api/events`, { headers: { cookie } });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    onTestFinished(() => reader.cancel());
    let heard = "";
    return {
      hears: (text: string) => heard.split(text).length - 1,
      async listen() {
        heard += new TextDecoder().decode((await reader.read()).value);
      },
      forget() {
        heard = "";
      },
    };
  }

  test("of a change of very many records, none is left out of what open pages are told", async () => {
    const page = await openPage();
    await page.listen();
    // The stream tells of what comes after its first look.
    while (!page.hears("event: inbox")) await note().then(page.listen);
    await desk.database.kysely.transaction().execute((transaction) =>
      changeIn(transaction, sales.id, desk.now(), async ({ audit }) => {
        audit({ action: "jobs.changed", subjectId: "the-first" });
        for (let count = 0; count < 1_200; count++)
          audit({ action: "inbox.changed", subjectId: `message-${count}` });
      }),
    );
    await note();
    while (!page.hears("event: jobs") || !page.hears("message-1199")) await page.listen();
  });

  test("while messages keep arriving, open pages are told of them only every few seconds", async () => {
    const page = await openPage();
    desk.advance(10_000);
    while (!page.hears("connected")) await page.listen();
    // The stream tells of what comes after its first look, so the first may be in it.
    for (let sent = 0; !page.hears("event: arrived"); sent++) {
      await desk.send();
      await note();
      while (page.hears("event: inbox") <= sent && !page.hears("event: arrived")) await page.listen();
    }
    page.forget();
    await desk.send();
    await note();
    while (!page.hears("event: inbox")) await page.listen();
    expect(page.hears("event: arrived")).toBe(0);
    desk.advance(5_000);
    while (!page.hears("event: arrived")) await page.listen();
  });

  test("open pages are told of a message that another process commits after one with a later id", async () => {
    const page = await openPage();
    await page.listen();
    // The stream tells of what comes after its first look.
    while (!page.hears("event: inbox")) await note().then(page.listen);
    const ids = [randomUUIDv7(), randomUUIDv7()].toSorted();
    for (const id of ids.toReversed()) {
      page.forget();
      desk.advance(minuteMs);
      await storeContactMessages(desk.database.kysely, [
        { id, reference: id, message: contactMessage, receivedAt: desk.now(), dueAt: desk.now() },
      ]);
      await note();
      while (!page.hears("event: arrived")) await page.listen();
    }
  });

  test("live updates end with the session", async () => {
    const { cookie, call } = await desk.join("sales");
    const response = await fetch(`${desk.address}/api/events`, { headers: { cookie } });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const events = response.text();
    expect((await call("DELETE /api/session")).status).toBe(204);
    expect(await events).toContain("event: signed-out");
  });
});

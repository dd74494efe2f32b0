import type { Page, Route } from "@playwright/test";
import { chat } from "#content/en/chat.ts";
import {
  call,
  chatWindow,
  field,
  holdAnswers,
  messages,
  openChat,
  reopen,
  say,
  stored,
} from "./chat-widget.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { expect, test } from "./test.ts";

// What an answer's body means is tested in web/chat/conversation/read-reply.test.ts, and what becomes of the conversation in
// web/chat/conversation/conversation.test.ts. Here is what only a browser shows.

const unreachable = "Error: unable to reach server.";

const retry = (page: Page) => chatWindow(page).getByRole("button", { name: "Try again" });
const latest = (page: Page) => messages(page).last().locator("p").first();

/**
 * AbortSignal.timeout runs on a clock that tests cannot move: they read which timeouts the page has set, and trigger
 * them.
 */
async function takeTimeouts(page: Page): Promise<{ limits(): Promise<number[]>; passAll(): Promise<void> }> {
  await page.evaluate(() => {
    const limits: number[] = [];
    const over = new AbortController();
    Object.assign(window, { limits, over });
    AbortSignal.timeout = (limit) => {
      limits.push(limit);
      return over.signal;
    };
  });
  return {
    limits: () => page.evaluate(() => (window as unknown as { limits: number[] }).limits),
    passAll: () =>
      page.evaluate(() =>
        (window as unknown as { over: AbortController }).over.abort(new DOMException("", "TimeoutError")),
      ),
  };
}

test("HTML is shown as text and is not executed; a huge answer is cut, shown and kept", async ({ page }) => {
  const html = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script><b>bold</b>`;
  const answer = await holdAnswers(page);
  await openChat(page);
  await say(page, html);
  await answer({
    json: { reply: html, suggestions: ["<i>x</i>"], sources: [{ title: "<u>y</u>", path: "/faq" }] },
  });
  await expect(messages(page)).toHaveCount(3);
  for (const index of [1, 2]) await expect(messages(page).nth(index)).toContainText(html);
  await expect(chatWindow(page).getByRole("button", { name: "<i>x</i>" })).toBeVisible();

  await say(page, "Hello");
  await answer({ body: "word ".repeat(400_000) });
  await expect(messages(page).last()).toContainText("word word");
  await expect(messages(page).nth(3), "the question stays above a long answer").toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeEnabled();
  const { messages: kept } = await stored(page);
  expect(kept.at(-1)?.text.length).toBe(20_001);
  const overflow = await chatWindow(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // As late as possible: an error of a picture is an event of its own.
  await expect(chatWindow(page).locator("img, script, b, .message u, .chat-log i")).toHaveCount(0);
  await expect(page).not.toHaveTitle("hacked");
});

test.describe("failures", () => {
  test.use({ expectedComplaints: /status of|net::ERR_/ });

  test("a failed message can be sent again: it stands in the list once, and the focus is kept", async ({
    page,
  }) => {
    let next = (route: Route): Promise<void> =>
      route.fulfill({ status: 500, json: { reply: "not for the visitor" } });
    await page.route(call, (route) => next(route));
    await openChat(page);
    await say(page, "Hello");
    await expect(latest(page)).toHaveText("⚠️ Server error (500). Please try again later.");
    await expect(field(page)).toBeEnabled();

    await test.step("a failure stays a failure after a reload, and after another one", async () => {
      await reopen(page);
      next = (route) => route.abort();
      await retry(page).click();
      await expect(latest(page)).toHaveText(unreachable);
      await expect(chatWindow(page).getByText(chat.sentOnce)).toBeVisible();
      await expect(messages(page)).toHaveCount(3);
    });

    await test.step("by keyboard", async () => {
      next = (route) => route.fulfill({ json: { reply: "There." } });
      await retry(page).press("Enter");
      await expect(latest(page)).toHaveText("There.");
      await expect(messages(page)).toHaveCount(3);
      await expect(messages(page).nth(1)).toContainText("Hello");
      await expect(field(page)).toBeFocused();
      await expect(retry(page)).toHaveCount(0);
    });

    await test.step("so can one whose answer was interrupted by a reload; it moves to its answer", async () => {
      next = async () => {};
      await say(page, "One");
      await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
      await reopen(page);
      await expect(latest(page)).toHaveText("This message was not answered.");
      next = (route) => route.fulfill({ json: { reply: "Later." } });
      await say(page, "Two");
      await expect(messages(page)).toHaveCount(7);
      await retry(page).click();
      await expect(messages(page).nth(5)).toContainText("One");
      await expect(latest(page)).toHaveText("Later.");
      await expect(messages(page)).toHaveCount(7);
      await expect(retry(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
    });
  });

  test("Try again in the middle of a hand-over is no answer to it, and what the team has got already it does not get twice", async ({
    page,
  }) => {
    /** What Meena has answered and the visitor has not got. */
    let lost = "";
    await page.route(call, async (route) => {
      lost = await (await route.fetch()).text();
      await route.abort();
    });
    await openChat(page);
    await say(page, "Tata Ace range");
    await expect(latest(page)).toHaveText(unreachable);
    await page.unroute(call);
    await say(page, "I want to talk to a person");
    await expect(latest(page)).toContainText("your name");
    await retry(page).click();
    await expect(messages(page).last()).toContainText(/110 km.*tell me your name/is);
    await say(page, "Asha");
    await expect(latest(page)).toContainText("phone number or email");

    await say(page, "cancel");
    await expect(latest(page)).toContainText("nothing was sent");
    await page.route(call, async (route) => {
      lost = await (await route.fetch()).text();
      await route.abort();
    });
    await say(
      page,
      "My name is Asha Gill, 98765 43210, please call about twenty boxes from Mohali to Ambala",
    );
    await expect(latest(page)).toHaveText(unreachable);
    const [reference = "none"] = /GM-[2-9A-Z]{6}/.exec(lost) ?? [];
    await page.unroute(call);
    await say(page, "I want to talk to a person");
    await expect(field(page)).toBeEnabled();
    await retry(page).click();
    await expect(latest(page)).toContainText(reference);
  });
});

test.describe("on a real connection", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  let proxy: FaultyProxy;
  test.beforeAll(async () => {
    proxy = await startFaultyProxy();
  });
  test.afterAll(() => proxy.stop());

  test("an answer in small chunks is shown whole, a redirect is followed, what breaks or never ends is a network failure", async ({
    page,
  }) => {
    await openChat(page, `${proxy.address}/faq`);

    /** Says what is unusual about the answer, and what is shown for it; then the field is enabled again. */
    async function expectShown(what: string, shown: string): Promise<void> {
      const before = await messages(page).count();
      await say(page, what);
      await expect(messages(page), what).toHaveCount(before + 2);
      await expect(latest(page), what).toHaveText(shown);
      await expect(field(page), what).toBeEnabled();
    }

    proxy.answer = (_, answer) => {
      const pieces = [...Buffer.from(JSON.stringify({ reply: "ਜੀ, Ambala 🚚" }))];
      const writeNext = (): void => {
        const piece = pieces.shift();
        if (piece === undefined) answer.end();
        else answer.write(Buffer.from([piece]), () => setImmediate(writeNext));
      };
      writeNext();
    };
    await expectShown("in small chunks", "ਜੀ, Ambala 🚚");

    const methods: string[] = [];
    proxy.answer = ({ method, url }, answer) => {
      methods.push(method ?? "");
      if (url?.endsWith("?there")) answer.end('{"reply":"From there."}');
      else answer.writeHead(307, { location: "/api/v1/chatbot?there" }).end();
    };
    await expectShown("a redirect", "From there.");
    expect(methods).toEqual(["POST", "POST"]);
    proxy.answer = (_, answer) => void answer.writeHead(307, { location: "/api/v1/chatbot" }).end();
    await expectShown("a redirect that leads nowhere", unreachable);

    proxy.answer = ({ socket }) => socket.destroy();
    await expectShown("breaks before it begins", unreachable);
    proxy.answer = ({ socket }, answer) => {
      answer.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
      answer.write('{"reply":"Half of', () => socket.destroy());
    };
    await expectShown("breaks before the announced length", unreachable);
    proxy.answer = ({ socket }, answer) => {
      answer.writeHead(200, { "content-type": "application/json" });
      answer.write('{"reply":"Whole."}', () => socket.destroy());
    };
    await expectShown("breaks between two pieces", unreachable);

    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    proxy.answer = (_, answer) => void answer.write('{"reply":"To be', () => begin());
    const timeouts = await takeTimeouts(page);
    const shown = expectShown("begins and never ends", unreachable);
    await begun;
    expect(await timeouts.limits()).toEqual([30_000]);
    await timeouts.passAll();
    await shown;
  });
});

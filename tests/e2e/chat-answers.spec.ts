import type { Page } from "@playwright/test";
import { hydrated } from "#scripts/browser/hydrated.ts";
import {
  type Answer,
  answerWith,
  call,
  chatWindow,
  field,
  goTo,
  greeting,
  launcher,
  messages,
  openChat,
  reopen,
  say,
  stored,
} from "./chat-widget.ts";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import { expect, test } from "./test.ts";

/** What is unusual, the server's answer, and what the window shows for it. */
type Case = readonly [what: string, answer: Answer, shown: string];

/** Sends the answers one after another in one window. Each appears in Meena's next message; the field is enabled again. */
async function expectShown(page: Page, cases: readonly Case[]): Promise<void> {
  let next: Answer;
  await page.route(call, (route) => route.fulfill(next));
  await openChat(page);
  let count = 1;
  for (const [what, answer, shown] of cases) {
    next = answer;
    await say(page, what);
    count += 2;
    await expect(messages(page), what).toHaveCount(count);
    await expect(messages(page).last().locator("p").first(), what).toHaveText(shown);
    await expect(field(page), what).toBeEnabled();
  }
}

const unreachable = "Error: unable to reach server.";
const noReply = "No reply from bot.";
const page500 = "<html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>";

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

test.describe("unusual answers", () => {
  test("the first of reply, message and text that is present is shown", async ({ page }) => {
    await expectShown(page, [
      ["all three, in another order", { json: { text: "c", message: "b", reply: "a!" } }, "a!"],
      ["message and text", { json: { text: "c", message: "b!" } }, "b!"],
      ["reply and text", { json: { text: "c", reply: "a!" } }, "a!"],
      ["reply alone", { json: { reply: "a!" } }, "a!"],
      ["message alone", { json: { message: "b!" } }, "b!"],
      ["text alone", { json: { text: "c!" } }, "c!"],
      ["a reply of null is not present", { json: { reply: null, message: "b!", text: "c" } }, "b!"],
      ["nor is a message of null", { json: { message: null, text: "c!" } }, "c!"],
      ["another status of success", { status: 201, json: { reply: "a!" } }, "a!"],
      ["blanks around it", { json: { reply: " \n a! \n" } }, "a!"],
    ]);
  });

  test("a body that is not JSON is shown as the reply", async ({ page }) => {
    await expectShown(page, [
      ["plain words", { body: "Plain words, {not JSON" }, "Plain words, {not JSON"],
      ["said to be JSON", { contentType: "application/json", body: "Hello." }, "Hello."],
      ["JSON cut short", { contentType: "application/json", body: '{"reply": "cut' }, '{"reply": "cut'],
      ["two JSON texts", { body: '{"reply":"a"}{"reply":"b"}' }, '{"reply":"a"}{"reply":"b"}'],
      ["Punjabi", { contentType: "text/plain; charset=utf-8", body: "ਜੀ, ਜ਼ਰੂਰ।" }, "ਜੀ, ਜ਼ਰੂਰ।"],
      ["a whole document", { contentType: "text/html", body: page500 }, page500],
      ["JSON said to be text", { contentType: "text/plain", body: '{"reply":"a!"}' }, "a!"],
      ["JSON said to be a document", { contentType: "text/html", body: '{"reply":"a!"}' }, "a!"],
    ]);
    await expect(chatWindow(page).locator("h1, title")).toHaveCount(0);
  });

  test("a value that is not a string is shown as text", async ({ page }) => {
    await expectShown(page, [
      ["a number", { json: { reply: 42 } }, "42"],
      ["nought", { json: { reply: 0, message: "b" } }, "0"],
      ["a truth value", { json: { reply: false, message: "b" } }, "false"],
      ["an object", { json: { message: { a: "<b>1</b>" } } }, '{"a":"<b>1</b>"}'],
      ["a list", { json: { text: ["a", 1] } }, '["a",1]'],
      ["a string for a body", { body: '"Just so."' }, "Just so."],
      ["a number for a body", { body: "42" }, "42"],
      ["a truth value for a body", { body: "true" }, "true"],
      [
        "extras of the wrong kind",
        { json: { reply: "Still fine.", sources: { a: 1 }, suggestions: [1, null] } },
        "Still fine.",
      ],
    ]);
  });

  test("an empty answer shows the catalogue's sentence for an empty reply", async ({ page }) => {
    await expectShown(page, [
      ["an empty body", { body: "" }, noReply],
      ["no body at all", { status: 204 }, noReply],
      ["blanks for a body", { body: " \n\t " }, noReply],
      ["null", { body: "null" }, noReply],
      ["an empty string", { body: '""' }, noReply],
      ["an empty object", { json: {} }, noReply],
      ["an empty list", { json: [] }, noReply],
      ["a list of answers", { json: [{ reply: "a" }] }, noReply],
      ["an object without any of the three", { json: { answer: "x", Reply: "y" } }, noReply],
      ["three times null", { json: { reply: null, message: null, text: null } }, noReply],
      ["an empty reply", { json: { reply: "" } }, noReply],
      ["an empty message", { json: { message: "" } }, noReply],
      ["a text of blanks", { json: { text: " \n " } }, noReply],
      // It is present, though empty.
      ["an empty reply before a message", { json: { reply: "", message: "b" } }, noReply],
    ]);
  });

  test("HTML is shown as text and is not executed", async ({ page }) => {
    const html = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script><b>bold</b>`;
    await answerWith(page, {
      json: { reply: html, suggestions: ["<i>x</i>"], sources: [{ title: "<u>y</u>", path: "/faq" }] },
    });
    await openChat(page);
    await say(page, html);
    await expect(messages(page)).toHaveCount(3);
    for (const place of [1, 2]) await expect(messages(page).nth(place)).toContainText(html);
    await expect(chatWindow(page).locator("img, script, b, .message u, .chat-log i")).toHaveCount(0);
    await expect(page).not.toHaveTitle("hacked");
  });

  test("a huge answer is cut, shown and kept", async ({ page }) => {
    await answerWith(page, { body: "word ".repeat(400_000) });
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page).last()).toContainText("word word");
    await expect(field(page)).toBeEnabled();
    const { messages: kept } = await stored(page);
    expect(kept.at(-1)?.text.length).toBe(20_001);
    const overflow = await chatWindow(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("a state of any type is sent back unchanged, and stays when an answer has none", async ({ page }) => {
    const states = [{ a: [1, null] }, undefined, null, 7, 0, "", false, "ਸ\u0000<b>", [], "last"];
    // JSON has no "undefined": an answer without a state, or with null, keeps the previous state.
    const kept = [{ a: [1, null] }, { a: [1, null] }, { a: [1, null] }, ...states.slice(3)];
    const sent: unknown[] = [];
    await page.route(call, (route) => {
      sent.push(route.request().postDataJSON().state);
      return route.fulfill({ json: { reply: "Yes.", state: states[sent.length - 1] } });
    });
    await openChat(page);
    for (let turn = 1; turn <= states.length; turn++) {
      await say(page, `Turn ${turn}`);
      await expect(messages(page)).toHaveCount(1 + 2 * turn);
      expect((await stored(page)).state).toEqual(kept[turn - 1]);
    }
    expect(sent).toEqual([null, ...kept.slice(0, -1)]);
  });

  test("only a success changes the state, even an empty one", async ({ page }) => {
    await expectShown(page, [
      ["One", { json: { reply: "Yes.", state: "first" } }, "Yes."],
      ["Two", { body: "Plain words" }, "Plain words"],
    ]);
    expect((await stored(page)).state).toBe("first");
    await answerWith(page, { json: { reply: "", state: "second" } });
    await say(page, "Three");
    await expect(messages(page)).toHaveCount(7);
    expect((await stored(page)).state).toBe("second");
  });
});

test.describe("failures", () => {
  test.use({ expectedComplaints: /status of|net::ERR_/ });

  test("an error status shows the catalogue's server error with a warning sign", async ({ page }) => {
    const bodies: readonly Answer[] = [
      { json: { reply: "not for the visitor", message: "nor this", state: "nor that" } },
      { contentType: "text/html", body: page500 },
      {},
    ];
    const statuses = [300, 400, 401, 403, 404, 413, 415, 429, 500, 502, 503, 599];
    await expectShown(
      page,
      statuses.map((status, index) => [
        `${status}`,
        { ...bodies[index % bodies.length], status },
        `⚠️ Server error (${status}). Please try again later.`,
      ]),
    );
    expect((await stored(page)).state).toBeNull();
  });

  test("without a network the catalogue's network failure is shown", async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page).last().locator("p").first()).toHaveText(unreachable);
    await expect(field(page)).toBeEnabled();
  });

  test("a missing answer is a network failure after 30 seconds", async ({ page }) => {
    await page.route(call, () => {});
    await openChat(page);
    const timeouts = await takeTimeouts(page);
    await say(page, "Hello");
    await expect.poll(timeouts.limits).toEqual([30_000]);
    await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
    await timeouts.passAll();
    await expect(messages(page).last()).toContainText(unreachable);
  });

  test("a failed message can be sent again: it stands in the list once, and the focus is kept", async ({
    page,
  }) => {
    let attempts = 0;
    await page.route(call, (route) => {
      attempts += 1;
      return attempts < 3 ? route.fulfill({ status: 500 }) : route.fulfill({ json: { reply: "There." } });
    });
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    // A failure stays a failure after a reload.
    await reopen(page);
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => attempts).toBe(2);
    await expect(messages(page)).toHaveCount(3);
    await chatWindow(page).getByRole("button", { name: "Try again" }).press("Enter");
    await expect(messages(page).last()).toContainText("There.");
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText("Hello");
    await expect(field(page)).toBeFocused();
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  test("a failed message keeps its Try again after the next message, and moves to its answer", async ({
    page,
  }) => {
    const bodies: unknown[] = [];
    await page.route(call, (route) => {
      const { message } = route.request().postDataJSON();
      bodies.push(message);
      return bodies.length === 1
        ? route.fulfill({ status: 500 })
        : route.fulfill({ json: { reply: `To ${message}.` } });
    });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await say(page, "Two");
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).last()).toContainText("To Two.");
    await reopen(page);
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect(messages(page).last()).toContainText("To One.");
    const texts = (await stored(page)).messages.map(({ text }) => text);
    expect(texts.slice(1)).toEqual(["Two", "To Two.", "One", "To One."]);
    expect(bodies).toEqual(["One", "Two", "One"]);
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test("typing the text of a failed message again replaces that message", async ({ page }) => {
    const requests = await answerWith(page, { status: 500 });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await say(page, "Two");
    await expect(messages(page)).toHaveCount(5);
    await page.unroute(call);
    await answerWith(page, { json: { reply: "There." } });
    await say(page, " One ");
    await expect(messages(page).last()).toContainText("There.");
    const kept = await stored(page);
    expect(kept.messages.map(({ who, text }) => (who === "me" ? text : "")).slice(1)).toEqual([
      "Two",
      "",
      "One",
      "",
    ]);
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(1);
    expect(requests).toHaveLength(2);
  });

  test("a message interrupted by a reload keeps its Try again after the next message", async ({ page }) => {
    await page.route(call, () => {}, { times: 1 });
    await openChat(page);
    await say(page, "One");
    await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
    await page.reload();
    await answerWith(page, { json: { reply: "There." } });
    await hydrated(page);
    await launcher(page).click();
    await say(page, "Two");
    await expect(messages(page)).toHaveCount(5);
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect
      .poll(async () => (await stored(page)).messages.map(({ text }) => text).slice(1))
      .toEqual(["Two", "There.", "One", "There."]);
  });

  test("a message whose answer was interrupted by a reload can be sent again", async ({ page }) => {
    await page.route(call, () => {}, { times: 1 });
    await openChat(page);
    await say(page, "Hello");
    await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
    await page.reload();
    await answerWith(page, { json: { reply: "There." } });
    await hydrated(page);
    await launcher(page).click();
    await expect(chatWindow(page)).toContainText("This message was not answered.");
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect(messages(page).last()).toContainText("There.");
    await expect(messages(page)).toHaveCount(3);
  });

  test("without a network the status says so", async ({ page, context }) => {
    await openChat(page);
    await context.setOffline(true);
    await expect(chatWindow(page).getByText("Offline", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(chatWindow(page).getByText("Online", { exact: true })).toBeVisible();
  });

  test("chat code that fails to load shows the catalogue's message and can be requested again", async ({
    page,
  }) => {
    const code = /chat-window-.*\.(js|css)$/;
    // A browser that says it is offline leaves the next try to the visitor.
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    await page.route(code, (route) => route.abort());
    await goTo(page);
    await launcher(page).click();
    await expect(chatWindow(page).getByRole("alert")).toHaveText("Loading chunk chat failed (missing)");
    await page.unroute(code);
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect(messages(page)).toContainText(greeting);
    await expect(field(page)).toBeFocused();
    const rounded = await messages(page)
      .locator(".message__bubble")
      .evaluate((bubble) => getComputedStyle(bubble).borderTopLeftRadius);
    expect(rounded, "its styles have come too").not.toBe("0px");
  });
});

test.describe("on a real connection", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  let proxy: FaultyProxy;
  test.beforeAll(async () => {
    proxy = await startFaultyProxy();
  });
  test.afterAll(() => proxy.stop());

  test("a connection that breaks before or during the answer is a network failure", async ({ page }) => {
    await openChat(page, `${proxy.address}/faq`);
    const breaks: readonly (readonly [what: string, answer: FaultyProxy["answer"]])[] = [
      ["before it begins", ({ socket }) => socket.destroy()],
      [
        "before the announced length",
        ({ socket }, answer) => {
          answer.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
          answer.write('{"reply":"Half of', () => socket.destroy());
        },
      ],
      [
        "between two pieces",
        ({ socket }, answer) => {
          answer.writeHead(200, { "content-type": "application/json" });
          answer.write('{"reply":"Whole."}', () => socket.destroy());
        },
      ],
    ];
    for (const [index, [what, answer]] of breaks.entries()) {
      proxy.answer = answer;
      await say(page, what);
      await expect(messages(page), what).toHaveCount(3 + 2 * index);
      await expect(messages(page).last().locator("p").first(), what).toHaveText(unreachable);
      await expect(field(page), what).toBeEnabled();
    }
  });

  test("an answer that begins and never ends is a network failure after 30 seconds", async ({ page }) => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    proxy.answer = (_, answer) => void answer.write('{"reply":"To be', () => begin());
    await openChat(page, `${proxy.address}/faq`);
    const timeouts = await takeTimeouts(page);
    await say(page, "Hello");
    await begun;
    await timeouts.passAll();
    await expect(messages(page).last().locator("p").first()).toHaveText(unreachable);
    await expect(field(page)).toBeEnabled();
  });

  test("an answer that arrives in small chunks is shown whole", async ({ page }) => {
    proxy.answer = (_, answer) => {
      const pieces = [...Buffer.from(JSON.stringify({ reply: "ਜੀ, Ambala 🚚" }))];
      const writeNext = (): void => {
        const piece = pieces.shift();
        if (piece === undefined) answer.end();
        else answer.write(Buffer.from([piece]), () => setImmediate(writeNext));
      };
      writeNext();
    };
    await openChat(page, `${proxy.address}/faq`);
    await say(page, "Hello");
    await expect(messages(page).last().locator("p").first()).toHaveText("ਜੀ, Ambala 🚚");
  });

  test("a redirect is followed; a redirect that leads nowhere is a network failure", async ({ page }) => {
    const methods: string[] = [];
    proxy.answer = ({ method, url }, answer) => {
      methods.push(method ?? "");
      if (url?.endsWith("?there")) answer.end('{"reply":"From there."}');
      else answer.writeHead(307, { location: "/api/v1/chatbot?there" }).end();
    };
    await openChat(page, `${proxy.address}/faq`);
    await say(page, "Hello");
    await expect(messages(page).last().locator("p").first()).toHaveText("From there.");
    expect(methods).toEqual(["POST", "POST"]);
    proxy.answer = (_, answer) => void answer.writeHead(307, { location: "/api/v1/chatbot" }).end();
    await say(page, "Hello again");
    await expect(messages(page).last().locator("p").first()).toHaveText(unreachable);
  });
});

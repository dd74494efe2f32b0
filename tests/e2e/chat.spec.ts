import type { Locator, Page, Request, Route } from "@playwright/test";
import { vehicles } from "#content/en/fleet.ts";
import { routes } from "#contract/routes.ts";
import { hydrated } from "#scripts/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

const call = "**/api/v1/chatbot";
const greeting = "Hi! I am your assistant. How may I assist you?";

function launcher(page: Page): Locator {
  return page.getByRole("button", { name: "Chat with Meena" });
}

function chatWindow(page: Page): Locator {
  return page.getByRole("dialog", { name: "Chat with Meena" });
}

function field(page: Page): Locator {
  return chatWindow(page).getByRole("textbox", { name: "Message to Meena" });
}

function messages(page: Page): Locator {
  return chatWindow(page).locator(".message");
}

async function goTo(page: Page, address = "/faq"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function openChat(page: Page, address?: string): Promise<void> {
  await goTo(page, address);
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Answers every message in the same way, and keeps the requests. */
async function answerWith(page: Page, answer: Parameters<Route["fulfill"]>[0]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(call, (route) => {
    requests.push(route.request());
    return route.fulfill(answer);
  });
  return requests;
}

/** Lets messages wait; the function returned answers the one that came first. */
async function holdAnswers(page: Page): Promise<(answer: Parameters<Route["fulfill"]>[0]) => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(call, (route) => void waiting.push(route));
  return async (answer) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await waiting.shift()?.fulfill(answer);
  };
}

interface Stored {
  readonly messages: { who: string; text: string; ts: string }[];
  readonly state: unknown;
  readonly sessionId: string | null;
  readonly keys: string[];
}

async function stored(page: Page): Promise<Stored> {
  return page.evaluate(() => ({
    messages: JSON.parse(localStorage.getItem("meena-messages") ?? "[]"),
    state: JSON.parse(localStorage.getItem("meena-state") ?? "null"),
    sessionId: localStorage.getItem("meena-session"),
    keys: Object.keys(localStorage).sort(),
  }));
}

test.describe("the window", () => {
  test("is opened by a floating button on every page", async ({ page }) => {
    for (const { path } of routes) {
      await goTo(page, path);
      await launcher(page).click();
      await expect(chatWindow(page), path).toBeVisible();
      await expect(messages(page)).toHaveText(new RegExp(greeting.replace("?", "\\?")));
    }
  });

  test("is 360 by 480 px, inside the browser's window, and clear of the button back to the top", async ({
    page,
  }) => {
    await goTo(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const up = page.getByRole("button", { name: "Back to the top" });
    await expect(up).toBeVisible();
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await page.waitForTimeout(400);
    const box = await chatWindow(page).boundingBox();
    expect(box).toMatchObject({ width: 360, height: 480 });
    const upBox = await up.boundingBox();
    const buttonBox = await launcher(page).boundingBox();
    for (const other of [upBox, buttonBox]) {
      expect((other?.y ?? 0) >= (box?.y ?? 0) + 480, "nothing lies under the window").toBe(true);
    }
    expect((upBox?.x ?? 0) + (upBox?.width ?? 0)).toBeLessThanOrEqual(buttonBox?.x ?? 0);
  });

  for (const width of [375, 768]) {
    test(`makes way for someone who reads on in a window of ${width} px, and comes back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await goTo(page);
      await expect(launcher(page)).toBeInViewport();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 900);
      await expect(launcher(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(launcher(page)).toBeInViewport();
    });
  }

  test("has a header with title, status, Clear and Close, a message list, a field and a send button", async ({
    page,
  }) => {
    await openChat(page);
    const chat = chatWindow(page);
    await expect(chat.getByRole("heading", { name: "Meena" })).toBeVisible();
    await expect(chat.getByText("Online", { exact: true })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Clear" })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(chat.getByRole("list").first()).toBeVisible();
    await expect(field(page)).toBeVisible();
    await expect(chat.getByRole("button", { name: "Send" })).toBeVisible();
  });

  test("focuses its field 80 ms after it opened, not before", async ({ page }) => {
    await goTo(page);
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await launcher(page).click();
    await expect(chatWindow(page)).toBeHidden();
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let opened = 0;
          const popover = document.getElementById("chat");
          // Captured: the window's own listener starts its clock, and renders, before a later one is called.
          const note = (): void => {
            opened = performance.now();
          };
          popover?.addEventListener("toggle", note, { capture: true });
          popover?.addEventListener("focusin", () => resolve(performance.now() - opened), { once: true });
          document.querySelector<HTMLElement>(".chat-launcher")?.click();
        }),
    );
    expect(delay).toBeGreaterThanOrEqual(78);
    expect(delay).toBeLessThan(400);
  });

  for (const gesture of ["hover", "focus"] as const) {
    test(`loads its code at the first ${gesture} of the button, not before`, async ({ page }) => {
      let loaded = 0;
      page.on("request", (request) => {
        if (/chat-window-.*\.js/.test(request.url())) loaded += 1;
      });
      await goTo(page, "/");
      await page.waitForLoadState("networkidle");
      expect(loaded).toBe(0);
      await launcher(page)[gesture]();
      await expect.poll(() => loaded).toBe(1);
      await launcher(page).click();
      await expect(field(page)).toBeFocused();
      expect(loaded).toBe(1);
    });
  }

  test("opens before the site's scripts have come, and is filled when they have", async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/entry-client-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/faq");
    await page.locator(".chat-launcher").click();
    await expect(chatWindow(page)).toContainText("Meena is on her way…");
    release();
    await expect(messages(page)).toContainText(greeting);
    await expect(field(page)).toBeFocused();
  });

  test("stays as it is while the page behind it changes", async ({ page }) => {
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "Do you go to Ambala?");
    await expect(messages(page).last()).toContainText("Yes.");
    await page.evaluate(() => {
      window.location.hash = "/error404";
    });
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(messages(page)).toHaveCount(3);
  });
});

test.describe("greeting and history", () => {
  test("an empty history begins with the greeting, once", async ({ page }) => {
    await openChat(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(greeting);
    await chatWindow(page).getByRole("button", { name: "Close" }).click();
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await expect(messages(page)).toHaveCount(1);
  });

  test("three keys hold messages, state and session id, and outlive a reload", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "1500 Kg.", state: "opaque-1" } });
    await openChat(page);
    await say(page, "Eicher payload?");
    await expect(messages(page).last()).toContainText("1500 Kg.");
    const before = await stored(page);
    expect(before.keys).toEqual(["meena-messages", "meena-session", "meena-state"]);
    expect(before.sessionId).toMatch(/^web-[a-z0-9]{10,}$/);
    expect(before.state).toBe("opaque-1");
    expect(before.messages.map(({ who, text }) => [who, text])).toEqual([
      ["bot", greeting],
      ["me", "Eicher payload?"],
      ["bot", "1500 Kg."],
    ]);
    for (const message of before.messages) {
      expect(Object.keys(message).sort()).toEqual(["text", "ts", "who"]);
      expect(message.ts).toMatch(/\d{4}.*\d:\d\d/);
    }

    await page.reload();
    await hydrated(page);
    await launcher(page).click();
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toContainText("1500 Kg.");
    await say(page, "And its range?");
    await expect(messages(page)).toHaveCount(5);
    expect(requests[1]?.postDataJSON()).toEqual({
      message: "And its range?",
      sessionId: before.sessionId,
      state: "opaque-1",
    });
    expect((await stored(page)).sessionId).toBe(before.sessionId);
  });

  test("Clear empties the messages and removes the state; the session id stays", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes.", state: { step: 2 } } });
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    const before = await stored(page);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect(messages(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    const after = await stored(page);
    expect(after).toEqual({
      messages: [],
      state: null,
      sessionId: before.sessionId,
      keys: ["meena-messages", "meena-session"],
    });
    await say(page, "Hello again");
    await expect(messages(page)).toHaveCount(2);
    expect(requests[1]?.postDataJSON()).toEqual({ message: "Hello again", sessionId: before.sessionId });
  });

  test("Clear while a reply is pending waits for it no more", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(field(page)).toBeDisabled();
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect(field(page)).toBeEnabled();
    await expect(messages(page)).toHaveCount(0);
    await answer({ json: { reply: "Too late." } }).catch(() => {});
    await page.waitForTimeout(200);
    await expect(messages(page)).toHaveCount(0);
  });

  test("only the latest two hundred messages are kept", async ({ page }) => {
    await page.addInitScript(() => {
      const old = Array.from({ length: 500 }, (_, index) => ({
        who: index % 2 ? "bot" : "me",
        text: `Message ${index}`,
        ts: "1 Jan 2026, 9:00 am",
      }));
      if (!localStorage.getItem("meena-messages"))
        localStorage.setItem("meena-messages", JSON.stringify(old));
    });
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "Still there?");
    await expect(messages(page).last()).toContainText("Yes.");
    await expect(messages(page)).toHaveCount(200);
    expect((await stored(page)).messages).toHaveLength(200);
  });

  test("what lies in the storage and is no message is left out", async ({ page }) => {
    await page.addInitScript(() => {
      const entries = [null, 7, { who: "you" }, { who: "bot", text: "Kept.", ts: "now", sources: "no" }];
      localStorage.setItem("meena-messages", JSON.stringify(entries));
      localStorage.setItem("meena-state", "{broken");
    });
    await openChat(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText("Kept.");
  });
});

test("identity numbers are sent, for Meena to refuse, but never kept", async ({ page }) => {
  const requests = await answerWith(page, { json: { reply: "Not 2345 6789 0123, please." } });
  await openChat(page);
  await say(page, "My Aadhar is 2345 6789 0123");
  await expect(messages(page).last()).toContainText("please");
  expect(requests[0]?.postDataJSON().message).toContain("2345 6789 0123");
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toMatch(/2345.?6789/);
  expect(everything).toContain("XXXX XXXX 0123");
});

test.describe("writing", () => {
  test("Enter sends what was typed, trimmed, with the session id in the header too", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "  Do you go to Ambala? \n ");
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText("Do you go to Ambala?");
    const request = requests[0];
    const { sessionId } = await stored(page);
    expect(request?.method()).toBe("POST");
    expect(request?.headers()["content-type"]).toBe("application/json");
    expect(request?.headers()["x-session-id"]).toBe(sessionId);
    expect(request?.postDataJSON()).toEqual({ message: "Do you go to Ambala?", sessionId });
    await expect(field(page)).toHaveValue("");
  });

  test("Shift+Enter begins a new line, and the send button sends", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await page.keyboard.type("One");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("Two");
    await expect(field(page)).toHaveValue("One\nTwo");
    expect(requests).toHaveLength(0);
    await chatWindow(page).getByRole("button", { name: "Send" }).click();
    await expect(messages(page)).toHaveCount(3);
    expect(requests[0]?.postDataJSON().message).toBe("One\nTwo");
  });

  test("blanks alone are not sent", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    for (const blanks of ["", "   ", " \n \t "]) {
      await say(page, blanks);
      await chatWindow(page).getByRole("button", { name: "Send" }).click();
    }
    await expect(messages(page)).toHaveCount(1);
    expect(requests).toHaveLength(0);
  });

  test("an Enter that ends a composed word sends nothing", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await field(page).fill("नमस्ते");
    await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await page.waitForTimeout(100);
    expect(requests).toHaveLength(0);
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(3);
  });

  test("no more is typed than the server takes, and what is left is told in time", async ({ page }) => {
    await openChat(page);
    await field(page).fill("x".repeat(1_950));
    await expect(chatWindow(page).getByText("50 characters left")).toBeVisible();
    await page.keyboard.type("y".repeat(60));
    expect((await field(page).inputValue()).length).toBe(2_000);
  });

  test("while a reply is pending field and send are disabled and Meena is typing", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
    await expect(chatWindow(page).getByText("Typing…", { exact: true })).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expect(chatWindow(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await answer({ json: { reply: "Hello." } });
    await expect(messages(page)).toHaveCount(3);
    await expect(chatWindow(page).getByText("Meena is typing…")).toHaveCount(0);
    await expect(chatWindow(page).getByText("Online", { exact: true })).toBeVisible();
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toBeFocused();
  });
});

test.describe("odd answers", () => {
  const odd: readonly (readonly [what: string, answer: Parameters<Route["fulfill"]>[0], shown: string])[] = [
    ["text that is no JSON is the reply", { body: "Plain words, {not JSON" }, "Plain words, {not JSON"],
    ["reply comes before message and text", { json: { text: "c", message: "b", reply: "a!" } }, "a!"],
    ["message comes before text", { json: { text: "c", message: "b!" } }, "b!"],
    ["text is the last resort", { json: { text: "c!" } }, "c!"],
    ["a reply of null is not present", { json: { reply: null, text: "c!" } }, "c!"],
    ["an empty body", { body: "" }, "No reply from bot."],
    ["an empty reply", { json: { reply: "" } }, "No reply from bot."],
    ["an object without any of the three", { json: { answer: "x" } }, "No reply from bot."],
    ["an empty list", { json: [] }, "No reply from bot."],
    ["null", { body: "null" }, "No reply from bot."],
    ["a number", { json: { reply: 42 } }, "42"],
    ["a JSON string alone", { body: '"Just so."' }, "Just so."],
    [
      "extras of the wrong kind",
      { json: { reply: "Still fine.", sources: { a: 1 }, suggestions: [1, null] } },
      "Still fine.",
    ],
  ];
  for (const [what, answer, shown] of odd) {
    test(what, async ({ page }) => {
      await answerWith(page, answer);
      await openChat(page);
      await say(page, "Hello");
      await expect(messages(page)).toHaveCount(3);
      await expect(messages(page).last().locator("p").first()).toHaveText(shown);
      await expect(field(page)).toBeEnabled();
    });
  }

  test("HTML is shown as text and does nothing", async ({ page }) => {
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

  test("a state of any kind goes back as it came, and stays when an answer has none", async ({ page }) => {
    const states = [{ a: [1, null] }, undefined, 7, "text"];
    const sent: unknown[] = [];
    await page.route(call, (route) => {
      sent.push(route.request().postDataJSON().state);
      return route.fulfill({ json: { reply: "Yes.", state: states[sent.length - 1] } });
    });
    await openChat(page);
    for (let turn = 1; turn <= 5; turn++) {
      await say(page, `Turn ${turn}`);
      await expect(messages(page)).toHaveCount(1 + 2 * turn);
    }
    expect(sent).toEqual([undefined, { a: [1, null] }, { a: [1, null] }, 7, "text"]);
  });
});

test.describe("failures", () => {
  test.use({ expectedComplaints: /status of|net::ERR_/ });

  for (const status of [400, 404, 429, 500, 503]) {
    test(`status ${status} is the catalogue's server error, with a warning sign`, async ({ page }) => {
      await answerWith(page, { status, json: { message: "not for the visitor" } });
      await openChat(page);
      await say(page, "Hello");
      await expect(messages(page).last().locator("p").first()).toHaveText(
        `⚠️ Server error (${status}). Please try again later.`,
      );
    });
  }

  test("no network is the catalogue's network failure", async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page).last().locator("p").first()).toHaveText("Error: unable to reach server.");
    await expect(field(page)).toBeEnabled();
  });

  test("an answer that does not come is a network failure after 30 seconds", async ({ page }) => {
    await page.route(call, () => {});
    await openChat(page);
    // AbortSignal.timeout runs on a clock that tests cannot move.
    await page.evaluate(() => {
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), delay / 100);
        return controller.signal;
      };
    });
    const started = Date.now();
    await say(page, "Hello");
    await expect(messages(page).last()).toContainText("Error: unable to reach server.");
    expect(Date.now() - started).toBeGreaterThan(280);
    expect(Date.now() - started).toBeLessThan(3_000);
  });

  test("a failed message can be sent again: not twice in the list, and the focus is kept", async ({
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
    // A failure is remembered as one, over a reload too.
    await page.reload();
    await hydrated(page);
    await launcher(page).click();
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

  test("a message that a reload cut off from its answer can be sent again", async ({ page }) => {
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

  test("code that does not come is told in the catalogue's words and can be asked for again", async ({
    page,
  }) => {
    const code = /chat-window-.*\.(js|css)$/;
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

test.describe("storage that fails", () => {
  test.use({ expectedComplaints: /The conversation could not be saved/ });

  for (const [what, method] of [
    ["full", "setItem"],
    ["forbidden", "getItem"],
  ] as const) {
    test(`${what}: it is only logged, and the conversation goes on`, async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.addInitScript((broken) => {
        const fail = () => {
          throw new DOMException("on purpose", "QuotaExceededError");
        };
        Storage.prototype.setItem = fail;
        if (broken === "getItem") Object.assign(Storage.prototype, { getItem: fail, removeItem: fail });
      }, method);
      const requests = await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
      await openChat(page);
      await say(page, "One");
      await expect(messages(page)).toHaveCount(3);
      await say(page, "Two");
      await expect(messages(page)).toHaveCount(5);
      expect(requests[1]?.postDataJSON().state).toBe("opaque");
      expect(requests[1]?.postDataJSON().sessionId).toBe(requests[0]?.postDataJSON().sessionId);
      expect(logged.join()).toContain("The conversation could not be saved");
      await chatWindow(page).getByRole("button", { name: "Clear" }).click();
      await expect(messages(page)).toHaveCount(0);
    });
  }
});

test.describe("links and questions in answers", () => {
  const answer = {
    json: {
      reply:
        "Write to us:\n- by the form on /contact-us.\n- to hello@greenmile.example or +91 00000 00000\n\nNot /nowhere, https://evil.example/faq or javascript:alert(1).",
      sources: [
        { title: "Refunds", path: "/refund-policy" },
        { title: "Elsewhere", path: "https://evil.example" },
        { title: "Elsewhere too", path: "//evil.example" },
        { title: "Script", path: "javascript:alert(1)" },
      ],
      suggestions: ["What does it cost?", "Which jobs are open?"],
    },
  };

  test("a question that was just asked is not offered again", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "Which jobs are open?");
    const offered = chatWindow(page).getByRole("list", { name: "You could ask" }).getByRole("button");
    await expect(offered).toHaveText(["What does it cost?"]);
  });

  test("only pages of the site, and the company's own numbers and address, are links", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "How do I reach you?");
    const links = messages(page).last().getByRole("link");
    await expect(links).toHaveCount(4);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      "#/contact-us",
      "mailto:hello@greenmile.example",
      "tel:+910000000000",
      "#/refund-policy",
    ]);
    await expect(messages(page).last().getByRole("listitem").first()).toHaveText(/by the form on/);
  });

  test("a link goes to its page by hash and leaves the window open", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "How do I get money back?");
    await messages(page).last().getByRole("link", { name: "Refunds" }).click();
    await expect(page).toHaveURL("/#/refund-policy");
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await expect(chatWindow(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(3);
  });

  test("a question offered is sent as it reads, and outlives a reload", async ({ page }) => {
    const requests = await answerWith(page, answer);
    await openChat(page);
    await chatWindow(page).getByRole("button", { name: "What does a delivery cost?" }).click();
    await expect(messages(page)).toHaveCount(3);
    expect(requests[0]?.postDataJSON().message).toBe("What does a delivery cost?");
    await expect(field(page)).toBeFocused();
    await page.reload();
    await hydrated(page);
    await launcher(page).click();
    await chatWindow(page).getByRole("button", { name: "Which jobs are open?" }).click();
    await expect(messages(page)).toHaveCount(5);
    await expect(chatWindow(page).getByRole("list", { name: "You could ask" })).toHaveCount(1);
  });
});

test.describe("by keyboard and by ear", () => {
  test("everything can be done without a mouse, and Escape closes and gives the focus back", async ({
    page,
  }) => {
    await answerWith(page, { json: { reply: "Yes.", sources: [{ title: "Questions", path: "/faq" }] } });
    await goTo(page);
    await launcher(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("Hello");
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("link", { name: "Questions" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("region", { name: "Conversation with Meena" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Clear" })).toBeFocused();
    // It is no modal dialog: the page stays within reach.
    await page.keyboard.press("Shift+Tab");
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("Escape closes while a reply is pending too, and so does Close", async ({ page }) => {
    await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(field(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chatWindow(page)).toBeVisible();
    await chatWindow(page).getByRole("button", { name: "Close" }).click();
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("the one live region tells each whole answer once, and never the history", async ({ page }) => {
    await answerWith(page, { json: { reply: "The same answer." } });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await page.reload();
    await hydrated(page);
    await launcher(page).hover();
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[role=status]");
          if (region?.textContent) told.push(region.textContent);
        }
      }).observe(document.getElementById("chat") as Node, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    for (const count of [5, 7]) {
      await say(page, "Again");
      await expect(messages(page)).toHaveCount(count);
    }
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
      "The same answer.",
      "The same answer.",
    ]);
    await expect(
      chatWindow(page).locator("[aria-live], [role=status], [role=log], [role=alert]"),
    ).toHaveCount(1);
  });

  test("an answer that comes while the window is closed leaves a mark on the button", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await page.keyboard.press("Escape");
    await answer({ json: { reply: "Hello." } });
    await expect(page.getByRole("button", { name: /^Chat with Meena +\(new message\)$/ })).toBeVisible();
    await launcher(page).click();
    await expect(messages(page).last()).toContainText("Hello.");
    await expect(page.getByRole("button", { name: /^Chat with Meena +\(new message\)$/ })).toHaveCount(0);
  });
});

test.describe("two tabs", () => {
  test("show one conversation; a Clear in one empties the other", async ({ page, context }) => {
    await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
    await openChat(page);
    const other = await context.newPage();
    const requests = await answerWith(other, { json: { reply: "From the other.", state: "newer" } });
    await openChat(other);
    await say(page, "Hello");
    await expect(messages(other)).toHaveCount(3);
    await say(other, "Hello from here");
    await expect(messages(page)).toHaveCount(5);
    expect(requests[0]?.postDataJSON().state).toBe("opaque");
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    await chatWindow(other).getByRole("button", { name: "Clear" }).click();
    await expect(messages(page)).toHaveCount(0);
    expect((await stored(page)).keys).toEqual(["meena-messages", "meena-session"]);
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the window fills the screen, and nothing behind it takes the focus", async ({ page }) => {
    await goTo(page);
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.waitForTimeout(400);
    expect(await chatWindow(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#chat"),
      );
      expect(outside).toBe(false);
    }
    await chatWindow(page).getByRole("button", { name: "Close" }).tap();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(launcher(page)).not.toBeFocused();
  });

  test("it ends where the on-screen keyboard begins", async ({ page }) => {
    await goTo(page);
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 350 });
      Object.defineProperty(viewport, "offsetTop", { value: 40 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await page.waitForTimeout(400);
    expect(await chatWindow(page).boundingBox()).toEqual({ x: 0, y: 40, width: 360, height: 350 });
    const send = await chatWindow(page).getByRole("button", { name: "Send" }).boundingBox();
    expect((send?.y ?? 999) + (send?.height ?? 0)).toBeLessThanOrEqual(390);
  });

  test("it steps aside for the page that a link led to, and comes back to its field", async ({ page }) => {
    await answerWith(page, {
      json: { reply: "See there.", sources: [{ title: "Refunds", path: "/refund-policy" }] },
    });
    await goTo(page);
    await launcher(page).tap();
    await field(page).fill("Money back?");
    await field(page).press("Enter");
    await messages(page).last().getByRole("link", { name: "Refunds" }).tap();
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await page.waitForTimeout(400);
    const box = await chatWindow(page).boundingBox();
    expect(box?.height).toBeLessThan(330);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(640, 0);
    await expect(page.locator("main h1")).toBeFocused();
    await field(page).tap();
    await page.waitForTimeout(400);
    expect((await chatWindow(page).boundingBox())?.height).toBe(640);
  });
});

test("Meena herself answers, with the page she has it from, and knows what was asked before", async ({
  page,
}) => {
  const eicher = vehicles.find(({ id }) => id === "eicher")?.specs;
  await openChat(page);
  await say(page, "What is the payload of the Eicher?");
  await expect(messages(page)).toHaveCount(3);
  const payload = `${eicher?.weightCapacity.value}`.replace(/(\d)(\d{3})$/, "$1,?$2");
  await expect(messages(page).last()).toContainText(new RegExp(payload));
  await page.reload();
  await hydrated(page);
  await launcher(page).click();
  await say(page, "and its range?");
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toContainText(`${eicher?.range.value}`);
  await messages(page).last().getByRole("link").first().click();
  await expect(page.locator("main h1")).not.toContainText("Page Not Found");
  await expect(chatWindow(page)).toBeVisible();
});

test("the window can be used at 400 % zoom", async ({ page }) => {
  // 1280 by 1024 px, zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await answerWith(page, { json: { reply: "A longer answer. ".repeat(20) } });
  await openChat(page);
  await say(page, "Hello");
  await expect(messages(page)).toHaveCount(3);
  for (const name of ["Clear", "Close", "Send"]) {
    await expect(chatWindow(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const log = await chatWindow(page).getByRole("region", { name: "Conversation" }).boundingBox();
  expect(log?.height).toBeGreaterThan(80);
});

test("with a forced palette bubbles, field and buttons have outlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openChat(page);
  const outlined = await chatWindow(page)
    .locator(".message__bubble, .composer__field, .composer__send")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return Number.parseFloat(borderTopWidth) > 0 && !/^rgba\(.*, 0\)$/.test(borderTopColor);
      }),
    );
  expect(outlined).toEqual([true, true, true]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator(".chat-launcher")).toBeHidden();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme} theme`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
      expectedComplaints: /status of 500/,
    });

    test("finds nothing with the window open, in any of its states", async ({ page }) => {
      let status = 200;
      await page.route(call, (route) =>
        route.fulfill({
          status,
          json: {
            reply: "A list:\n- one\n- two on /faq",
            sources: [{ title: "Refunds", path: "/refund-policy" }],
            suggestions: ["What does it cost?"],
          },
        }),
      );
      await openChat(page);
      await check(page, "greeting");
      await say(page, "Hello");
      await expect(messages(page)).toHaveCount(3);
      await check(page, "answer");
      status = 500;
      await say(page, "And now?");
      await expect(messages(page)).toHaveCount(5);
      await check(page, "failure");
      const answer = await holdAnswers(page);
      await chatWindow(page).getByRole("button", { name: "Try again" }).click();
      await expect(field(page)).toBeDisabled();
      await check(page, "pending");
      await answer({ json: { reply: "There." } });
      await expect(field(page)).toBeEnabled();
      await chatWindow(page).getByRole("button", { name: "Clear" }).click();
      await check(page, "cleared");
    });
  });
}

async function check(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page, ".chat-corner"), `${state}, ${width} px wide`).toEqual([]);
  }
}

import { chat } from "#content/en/chat.ts";
import { vehicles } from "#content/en/fleet.ts";
import { site } from "#content/en/site.ts";
import {
  answerWith,
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
import { expect, test } from "./test.ts";

test.describe("times", () => {
  // 01:30 in India, still the previous day in UTC.
  test.use({ timezoneId: "Asia/Kolkata" });
  const moment = new Date("2026-03-04T20:00:00Z");

  test("every message keeps its time, and each minute is shown once, in the visitor's time zone", async ({
    page,
  }) => {
    await page.clock.setFixedTime(moment);
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await page.clock.setFixedTime(moment.getTime() + 60_000);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    const kept = (await stored(page)).messages.map(({ ts }) => ts);
    expect(kept).toEqual(["Thu 5 Mar 2026, 1:30 AM", "Thu 5 Mar 2026, 1:31 AM", "Thu 5 Mar 2026, 1:31 AM"]);
    await expect(messages(page).locator(".message__time")).toHaveText(["1:30 AM", "1:31 AM"]);
    await expect(chatWindow(page).getByText("Today", { exact: true })).toHaveCount(1);
    await page.clock.setFixedTime(moment.getTime() + 24 * 3_600_000);
    await say(page, "Hello again");
    await expect(messages(page)).toHaveCount(5);
    await expect(chatWindow(page).locator(".chat-log__day")).toHaveText(["Thu 5 Mar 2026", "Today"]);
  });
});

test.describe("writing", () => {
  test("Enter sends what was typed, trimmed; Shift+Enter begins a new line; blank text is not sent", async ({
    page,
  }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    const asked = () => requests.map((request) => request.postDataJSON().message);
    const send = chatWindow(page).getByRole("button", { name: "Send" });
    await openChat(page);

    await test.step("neither blanks nor an Enter that confirms an input method's word are sent", async () => {
      for (const blanks of ["", "   ", " \n \t ", "\u00a0\u3000\ufeff"]) {
        await say(page, blanks);
        await send.click();
      }
      await field(page).fill("नमस्ते");
      for (const confirming of [{ isComposing: true }, { keyCode: 229 }])
        await field(page).dispatchEvent("keydown", { key: "Enter", ...confirming });
      await say(page, "नमस्ते जी");
      await expect(messages(page)).toHaveCount(3);
      expect(asked()).toEqual(["नमस्ते जी"]);
    });

    await test.step("with the session id in the header too", async () => {
      await say(page, "  Do you go to Ambala? \n ");
      await expect(messages(page)).toHaveCount(5);
      await expect(messages(page).nth(3)).toContainText("Do you go to Ambala?");
      const request = requests[1];
      const { sessionId } = await stored(page);
      expect(request?.method()).toBe("POST");
      expect(request?.headers()["content-type"]).toBe("application/json");
      expect(request?.headers()["x-session-id"]).toBe(sessionId);
      expect(request?.postDataJSON()).toEqual({ message: "Do you go to Ambala?", sessionId, state: null });
      await expect(field(page)).toHaveValue("");
    });

    await test.step("Shift+Enter, and the send button", async () => {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("One");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type("Two");
      await expect(field(page)).toHaveValue("One\nTwo");
      await send.click();
      await expect(messages(page)).toHaveCount(7);
      expect(asked().slice(2)).toEqual(["One\nTwo"]);
    });

    await test.step("the field stops at the server's length limit, and announces how many characters are left", async () => {
      await field(page).fill("x".repeat(1_950));
      await expect(chatWindow(page).getByText("50 characters left")).toBeVisible();
      await page.keyboard.type("y".repeat(51));
      await expect(field(page)).toHaveValue("x".repeat(1_950) + "y".repeat(50));
    });
  });

  test("while a reply is pending field and send are disabled and Meena is typing; two Enters at once, or two clicks on offered questions, send one message", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(call.replace("**", ""))) asked.push(request.postDataJSON().message);
    });
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

    const offered = chatWindow(page).getByRole("list", { name: chat.suggestions });
    await field(page).fill("Again");
    await field(page).evaluate((element) => {
      for (let press = 0; press < 2; press++) {
        element.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
        );
      }
    });
    await expect(messages(page)).toHaveCount(4);
    await expect(offered).toHaveCount(0);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await offered.evaluate((list) => {
      for (const button of list.querySelectorAll("button")) button.click();
    });
    await expect(messages(page)).toHaveCount(1);
    // The message is shown before its request is sent.
    await expect.poll(() => asked).toEqual(["Hello", "Again", "What does a delivery cost?"]);
  });
});

test("an offered question is sent as written; in answers only pages of the site, and the company's own numbers and address, are links", async ({
  page,
}) => {
  const requests = await answerWith(page, {
    json: {
      reply: `Write to us:\n- by the form on /contact-us.\n- to ${site.email} or ${site.phones[0]}\n\nNot /nowhere, https://evil.example/faq or javascript:alert(1).`,
      sources: [
        { title: "Refunds", path: "/refund-policy" },
        { title: "Elsewhere", path: "https://evil.example" },
        { title: "Elsewhere too", path: "//evil.example" },
        { title: "Script", path: "javascript:alert(1)" },
      ],
      suggestions: ["What does it cost?", "Which jobs are open?"],
    },
  });
  const offered = chatWindow(page).getByRole("list", { name: chat.suggestions });
  await openChat(page);
  await chatWindow(page).getByRole("button", { name: "What does a delivery cost?" }).click();
  await expect(messages(page)).toHaveCount(3);
  expect(requests[0]?.postDataJSON().message).toBe("What does a delivery cost?");
  await expect(field(page)).toBeFocused();

  await test.step("it is still there after a reload, and not offered again once it was asked", async () => {
    await reopen(page);
    await offered.getByRole("button", { name: "Which jobs are open?" }).click();
    await expect(messages(page)).toHaveCount(5);
    await expect(offered).toHaveCount(1);
    await expect(offered.getByRole("button")).toHaveText(["What does it cost?"]);
  });

  const links = messages(page).last().getByRole("link");
  await expect(links).toHaveCount(4);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "#/contact-us",
    `mailto:${site.email}`,
    `tel:${site.phones[0]?.replaceAll(" ", "")}`,
    "#/refund-policy",
  ]);
  await expect(messages(page).last().getByRole("listitem").first()).toHaveText(/by the form on/);

  await test.step("a link goes to its page by hash and leaves the window open", async () => {
    await messages(page).last().getByRole("link", { name: "Refunds" }).click();
    await expect(page).toHaveURL("/#/refund-policy");
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await expect(chatWindow(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(5);
  });
});

test("the real Meena answers, cites the page, and remembers the previous question; she takes a message for a person and gives its reference", async ({
  page,
}) => {
  const eicher = vehicles.find(({ id }) => id === "eicher")?.specs;
  await openChat(page);
  await say(page, "What is the payload of the Eicher?");
  await expect(messages(page)).toHaveCount(3);
  const payload = `${eicher?.weightCapacity.value}`.replace(/(\d)(\d{3})$/, "$1,?$2");
  await expect(messages(page).last()).toContainText(new RegExp(payload));
  await reopen(page);
  await say(page, "and its range?");
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toContainText(`${eicher?.range.value}`);
  await messages(page).last().getByRole("link").first().click();
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.locator("main h1")).not.toContainText("Page Not Found");
  await expect(chatWindow(page)).toBeVisible();

  await chatWindow(page).getByRole("button", { name: "Clear" }).click();
  const turns = ["I want to talk to a person", "Asha", "asha@example.com", "Twelve boxes to Ambala, weekly"];
  for (const [turn, said] of turns.entries()) {
    await say(page, said);
    await expect(messages(page)).toHaveCount(2 + 2 * turn);
    await expect(field(page)).toBeEnabled();
  }
  await expect(messages(page).last()).toContainText(/GM-[2-9A-Z]{6}/);
});

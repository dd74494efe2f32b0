import { expect, test } from "vitest";
import { auditActions } from "#contract/desk/audit-actions.ts";
import { browserName } from "#desk/words/browsers.ts";
import { historyWords } from "#desk/words/history.ts";

test("words: every step that the server writes into the audit log is told in plain words", () => {
  const without = Object.keys(auditActions).filter((action) => historyWords(action, {}) === action);
  expect(without).toEqual([]);
});

test("words: a change of the settings says which", () => {
  const changes = JSON.stringify({ secondFactorRequired: true, messagesKeptDays: 365 });
  expect(historyWords("settings.changed", { changes })).toBe(
    "changed who needs a second factor and how long messages are kept",
  );
});

test("words: why a record was erased is told in words, and typed reasons of old entries and other steps stay", () => {
  const erased = (reason: string) => historyWords("inbox.erased", { reason });
  expect(erased("spam")).toBe("erased the message for good: It is spam");
  expect(erased("asked by phone")).toBe("erased the message for good: asked by phone");
  expect(historyWords("applicants.revealed", { reason: "spam" })).toBe(
    "looked at the identity numbers: spam",
  );
});

test("words: a browser has the name that people know it by", () => {
  const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
  expect(
    browserName(
      `Mozilla/5.0 (Linux; Android 14; SM-A146B) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    ),
  ).toBe("Samsung Internet on Android");
  expect(
    browserName(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari on iPhone");
  expect(browserName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox on Linux",
  );
  expect(browserName("curl/8")).toBe("A browser");
});

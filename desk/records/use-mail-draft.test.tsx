import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { forgetTabValues } from "#web/browser/tab-value.ts";
import { type MailDraft, useMailDraft } from "./use-mail-draft.ts";

beforeEach(forgetTabValues);
afterEach(forgetTabValues);

/** Each call is a form of its own, as after a reload. */
function form(): MailDraft {
  const slots = { name: "", reference: "", job: "" };
  return callHook(new QueryClient(), () =>
    useMailDraft("mail:test", slots, { subject: "Your application", text: "" }),
  );
}

test("a mail whose answer was lost has the same key after a reload, until its text changes", () => {
  form().setText("Please call us.");
  const first = form().toSend();
  expect(first).toMatchObject({ subject: "Your application", text: "Please call us." });
  expect(form().toSend()).toEqual(first);
  form().setText("Please call us today.");
  expect(form().toSend().key).not.toBe(first.key);
});

test("a mail that was sent leaves nothing, and is put back under another key", () => {
  form().setText("Please call us.");
  const { key } = form().toSend();
  const { isEmpty, putBack } = form().end();
  expect(isEmpty).toBe(true);
  expect(form().text).toBe("");
  putBack();
  expect(form().text).toBe("Please call us.");
  expect(form().toSend().key, "the server would send no mail of the old one").not.toBe(key);
});

test("what was typed while a mail was sent stays, and nothing is put in its place", () => {
  form().setText("Please call us.");
  form().toSend();
  form().setText("Please call us. PS: before six.");
  const { isEmpty, putBack } = form().end();
  expect(isEmpty).toBe(false);
  expect(form().text).toBe("Please call us. PS: before six.");
  putBack();
  expect(form().text).toBe("Please call us. PS: before six.");
});

test("a key that looks like an identity number, which the storage would mask, is not used", () => {
  const taken = "3f0c1a2e-2345-4789-8901-abcdefabcdef" as const;
  const other = "3f0c1a2e-abcd-4abc-8abc-abcdefabcdef" as const;
  expect(maskIdentityNumbers(taken)).not.toBe(taken);
  vi.spyOn(crypto, "randomUUID").mockReturnValueOnce(taken).mockReturnValueOnce(other);
  form().setText("Please call us.");
  expect(form().toSend().key).toBe(other);
});

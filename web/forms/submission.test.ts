import { expect, test } from "vitest";
import { formMessages } from "#content/en/form-messages.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { alertOf, idle, type Submission, type SubmissionResult } from "./submission.ts";
import { shownSubmission } from "./use-submission.ts";

const words = { sent: "Sent.", notAccepted: "Not accepted.", errorPrefix: "Error: ", serverError: "Server." };
const posted: FormPostResult = { kind: "posted", message: "Posted.", fields: {} };
const refused: FormPostResult = { kind: "post-refused", message: "Refused.", fields: {} };

const accepted: SubmissionResult = { kind: "accepted", answer: {} };
const elsewhere: SubmissionResult = { kind: "sent-elsewhere", reference: "R" };
const otherVersion: SubmissionResult = { kind: "other-version", reference: "R" };

function settled(result: SubmissionResult): Submission {
  return { ...idle, status: "settled", result };
}

const pending: Submission = { ...idle, status: "pending" };

interface Row {
  readonly when: string;
  readonly inStore?: Submission;
  /** Undefined while other tabs have not answered. */
  readonly wasInterrupted?: boolean | undefined;
  readonly post?: FormPostResult;
  readonly status: string;
  readonly text: string | undefined;
}

const rows: readonly Row[] = [
  { when: "the form is new", status: "idle", text: undefined },
  { when: "it is being sent", inStore: pending, status: "pending", text: undefined },
  { when: "the server has it", inStore: settled(accepted), status: "settled", text: "Sent." },
  {
    when: "another 2xx came",
    inStore: settled({ kind: "not-accepted" }),
    status: "settled",
    text: "Not accepted.",
  },
  {
    when: "the server says why not",
    inStore: settled({ kind: "refused", status: 400, message: "Too long.", field: undefined }),
    status: "settled",
    text: "Error: Too long.",
  },
  {
    when: "the server fails without a word",
    inStore: settled({ kind: "refused", status: 500, message: undefined, field: undefined }),
    status: "settled",
    text: "Error: Server.",
  },
  { when: "no answer came", inStore: settled({ kind: "no-response" }), status: "settled", text: "Server." },
  {
    when: "the page opens with an earlier result",
    inStore: settled(accepted),
    wasInterrupted: undefined,
    status: "checking",
    text: undefined,
  },
  {
    when: "the tab was reloaded while sending",
    wasInterrupted: true,
    status: "settled",
    text: formMessages.interrupted,
  },
  {
    when: "it was reloaded, and another tab has sent it",
    inStore: settled(elsewhere),
    wasInterrupted: true,
    status: "settled",
    text: formMessages.sentElsewhere,
  },
  {
    when: "another tab has sent another text",
    inStore: settled(otherVersion),
    status: "settled",
    text: formMessages.otherVersion,
  },
  {
    when: "another tab has sent another text, and what became of this one is unknown",
    inStore: settled({ kind: "other-version-unconfirmed", reference: "R" }),
    wasInterrupted: true,
    status: "settled",
    text: formMessages.otherVersionUnconfirmed,
  },
  {
    when: "a post opens the page",
    post: posted,
    wasInterrupted: undefined,
    status: "checking",
    text: "Posted.",
  },
  {
    when: "a refused post opens the page",
    post: refused,
    wasInterrupted: undefined,
    status: "checking",
    text: "Refused.",
  },
  {
    when: "a refused post was interrupted before",
    post: refused,
    wasInterrupted: true,
    status: "settled",
    text: "Refused.",
  },
  {
    when: "a refused post is sent again",
    post: refused,
    inStore: pending,
    status: "pending",
    text: undefined,
  },
  {
    when: "a refused post was sent again",
    post: refused,
    inStore: settled(accepted),
    status: "settled",
    text: "Sent.",
  },
];

test.each(rows)("when $when, the form is $status and says so", ({ post, status, text, ...row }) => {
  const wasInterrupted = "wasInterrupted" in row ? row.wasInterrupted : false;
  const shown = shownSubmission(row.inStore ?? idle, wasInterrupted, post);
  expect(shown.status).toBe(status);
  expect(alertOf(shown, words)?.text).toBe(text);
});

test("only the earlier message whose numbers were lost asks to type them again, and where", () => {
  const shown = shownSubmission(idle, true, undefined);
  expect(alertOf(shown, words)?.text).not.toMatch(/number|XXXX/);
  expect(alertOf(shown, words, "Aadhar number")?.text).toMatch(/First type .+ in: Aadhar number\.$/);
  expect(alertOf(settled(accepted), words, "Aadhar number")?.text).toBe("Sent.");
});

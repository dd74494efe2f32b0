import { expect, test } from "vitest";
import { formMessages } from "#content/en/form-messages.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import {
  alertOf,
  type EarlierSending,
  idle,
  outcomeOf,
  type SubmissionResult,
  type SubmissionState,
} from "./form-outcome.ts";

const words = { sent: "Sent.", notAccepted: "Not accepted.", errorPrefix: "Error: ", serverError: "Server." };
const posted: FormPostResult = { kind: "posted", message: "Posted.", fields: {} };
const refused: FormPostResult = { kind: "post-refused", message: "Refused.", fields: {} };

const accepted: SubmissionResult = { kind: "accepted", answer: {} };
const elsewhere: SubmissionResult = { kind: "sent-elsewhere", reference: "R", isOtherVersion: false };
const otherVersion: SubmissionResult = { ...elsewhere, isOtherVersion: true };

function answered(result: SubmissionResult): SubmissionState<unknown> {
  return { ...idle, result };
}

const sending: SubmissionState<unknown> = { ...idle, busy: true };

interface Row {
  readonly when: string;
  readonly state?: SubmissionState<unknown>;
  readonly earlier?: EarlierSending;
  readonly post?: FormPostResult;
  readonly phase: string;
  readonly text: string | undefined;
}

const rows: readonly Row[] = [
  { when: "the form is new", phase: "idle", text: undefined },
  { when: "it is being sent", state: sending, phase: "sending", text: undefined },
  { when: "the server has it", state: answered(accepted), phase: "answered", text: "Sent." },
  {
    when: "another 2xx came",
    state: answered({ kind: "not-accepted" }),
    phase: "answered",
    text: "Not accepted.",
  },
  {
    when: "the server says why not",
    state: answered({ kind: "refused", status: 400, message: "Too long.", field: undefined }),
    phase: "answered",
    text: "Error: Too long.",
  },
  {
    when: "the server fails without a word",
    state: answered({ kind: "refused", status: 500, message: undefined, field: undefined }),
    phase: "answered",
    text: "Error: Server.",
  },
  { when: "no answer came", state: answered({ kind: "no-response" }), phase: "answered", text: "Server." },
  {
    when: "the page opens with an earlier result",
    state: answered(accepted),
    earlier: "checking",
    phase: "checking",
    text: undefined,
  },
  {
    when: "the tab was reloaded while sending",
    earlier: "interrupted",
    phase: "answered",
    text: formMessages.interrupted,
  },
  {
    when: "it was reloaded, and another tab has sent it",
    state: answered(elsewhere),
    earlier: "interrupted",
    phase: "answered",
    text: formMessages.sentElsewhere,
  },
  {
    when: "another tab has sent another text",
    state: answered(otherVersion),
    phase: "answered",
    text: formMessages.otherVersion,
  },
  { when: "a post opens the page", post: posted, earlier: "checking", phase: "checking", text: "Posted." },
  {
    when: "a refused post opens the page",
    post: refused,
    earlier: "checking",
    phase: "checking",
    text: "Refused.",
  },
  {
    when: "a refused post was interrupted before",
    post: refused,
    earlier: "interrupted",
    phase: "answered",
    text: "Refused.",
  },
  { when: "a refused post is sent again", post: refused, state: sending, phase: "sending", text: undefined },
  {
    when: "a refused post was sent again",
    post: refused,
    state: answered(accepted),
    phase: "answered",
    text: "Sent.",
  },
];

test.each(rows)(
  "when $when, the form is $phase and says so",
  ({ state = idle, earlier = "none", post, phase, text }) => {
    const outcome = outcomeOf(state, earlier, post);
    expect(outcome.phase).toBe(phase);
    expect(alertOf(outcome, words)?.text).toBe(text);
  },
);

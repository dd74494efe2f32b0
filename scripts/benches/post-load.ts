import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { createRandom, inventMessage } from "./invented-messages.ts";

export interface PostRate {
  readonly acknowledgedPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 201, and calls without an answer. */
  readonly failed: number;
}

const senders = 1_000_000;
const random = createRandom(Date.now());

/** Nearly four hundred characters, each time by somebody else. */
function nextMessage() {
  const message = inventMessage(random, senders);
  const others = Array.from({ length: 3 }, () => inventMessage(random, senders).query);
  return { ...message, query: [message.query, ...others].join(" ") };
}

const application = {
  name: "Gurpreet Singh",
  address: "Phase 8, Mohali",
  phoneNumber: "9876500000",
  aadharNumber: "999941057058",
  jobId: "no-such-job",
};

/**
 * Sends what passes every check but the last one, inside the transaction: applications for a job that does not exist,
 * and messages under a key that stands for another one.
 *
 * @returns how many were refused each second.
 */
export async function postRefused(origin: string, connections: number, seconds: number): Promise<number> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  const [first, message] = [nextMessage(), nextMessage()];
  const contact = "/api/v1/contact/new";
  const answer = await fetch(origin + contact, { method: "POST", headers, body: JSON.stringify(first) });
  if (answer.status !== 201) throw new Error(`The first message was answered ${answer.status}.`);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      { method: "POST", path: "/api/v1/applicants", headers, body: JSON.stringify(application) },
      { method: "POST", path: contact, headers, body: JSON.stringify(message) },
    ],
  });
  if (result["2xx"] + result.errors > 0) throw new Error("The attack was not refused.");
  return result["4xx"] / result.duration;
}

/** Sends contact messages as the site's form does, each of another person, with an Idempotency-Key of its own. */
export async function postMessages(origin: string, connections: number, seconds: number): Promise<PostRate> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/api/v1/contact/new",
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(nextMessage()),
          headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        }),
      },
    ],
  });
  return {
    acknowledgedPerSecond: result["2xx"] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

import { createHmac } from "node:crypto";
import type { WebhookSettings } from "../config.ts";
import { type Channel, DeliveryError, type NotificationContent } from "./channel.ts";

/** Statuses that reject this notification. Any other failure means that the webhook itself is down. */
const refusesContent: ReadonlySet<number> = new Set([400, 409, 413, 422]);

/**
 * Notifies a program by a signed POST, as https://www.standardwebhooks.com describes it, so that existing libraries can
 * check it: `webhook-id` is the same at every attempt, `webhook-timestamp` is the attempt's time in seconds, and
 * `webhook-signature` is `v1,` and the HMAC-SHA256, in base64, of id, timestamp and body with a dot between them. The
 * program accepts it by a status from 200 to 299.
 */
export function createWebhookChannel(
  { url, secret }: WebhookSettings,
  clock: () => Date,
): Channel<NotificationContent> {
  return {
    name: "webhook",
    async deliver({ event, quarantine }, id, signal) {
      const now = clock();
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const data = { ...event.data, quarantine };
      const body = JSON.stringify({ type: event.type, timestamp: now.toISOString(), data });
      const status = await post(url, body, signal, {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": sign(secret, `${id}.${timestamp}.${body}`),
      });
      if (status >= 200 && status <= 299) return;
      const of = refusesContent.has(status) ? "delivery" : "channel";
      throw new DeliveryError(`The webhook answered ${status}.`, of);
    },
  };
}

function sign(secret: Buffer, content: string): string {
  return `v1,${createHmac("sha256", secret).update(content).digest("base64")}`;
}

async function post(
  url: string,
  body: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  try {
    // A redirect is a failure: following it would give signature and personal data to another server.
    const response = await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" });
    // An unread body keeps the connection busy.
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    throw new DeliveryError(
      name === "TimeoutError" || name === "AbortError"
        ? "The webhook did not answer in time."
        : `The webhook could not be reached (${cause?.code ?? name}).`,
      "channel",
    );
  }
}

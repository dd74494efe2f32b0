import { describe, expect, it } from "vitest";
import {
  type ChatOutcome,
  type ChatReply,
  type ChatRequest,
  type ChatSource,
  chatOutcomes,
  chatReplySchema,
  chatRequestSchema,
  chatSourceSchema,
} from "./chat.ts";
import { chatLimits } from "./chat-limits.ts";

const request: ChatRequest = { message: "Eicher payload?", sessionId: "web-7f3a", state: "opaque" };
const source: ChatSource = { title: "Services", path: "/services/services2" };
const reply: ChatReply = {
  reply: "1500 Kg.",
  state: "opaque",
  outcome: "answered" satisfies ChatOutcome,
  sources: [source],
};

describe("a message to Meena", () => {
  it("is trimmed", () => {
    expect(chatRequestSchema.parse({ ...request, message: "  hi \n" }).message).toBe("hi");
  });

  it.each(["", " \n\t", "x".repeat(chatLimits.message + 1)])(
    "is refused when empty or too long",
    (message) => {
      expect(chatRequestSchema.safeParse({ ...request, message }).success).toBe(false);
    },
  );

  it.each([undefined, null, ""])("may begin a conversation, with a state of %j", (state) => {
    expect(chatRequestSchema.parse({ ...request, state })).toEqual({ ...request, state });
  });

  it.each([7, { a: 1 }, "x".repeat(chatLimits.state + 1)])(
    "is accepted without a state that cannot be right",
    (state) => {
      expect(chatRequestSchema.parse({ ...request, state })).toEqual({ ...request, state: undefined });
    },
  );
});

describe("Meena's answer", () => {
  it("may have every outcome, with or without suggestions", () => {
    for (const outcome of chatOutcomes) {
      expect(chatReplySchema.safeParse({ ...reply, outcome, suggestions: ["Book a truck"] }).success).toBe(
        true,
      );
    }
    expect(chatReplySchema.parse(reply)).toEqual(reply);
  });

  it("names no address outside the site", () => {
    expect(chatSourceSchema.safeParse({ ...source, path: "https://example.com" }).success).toBe(false);
  });
});

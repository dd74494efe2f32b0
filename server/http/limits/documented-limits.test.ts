import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rateLimits } from "./limits.plugin.ts";

/** The first words of a limit's row. */
const rowOf: Readonly<Record<keyof typeof rateLimits, string>> = {
  contact: "contact message",
  applicants: "application",
  chat: "chat message",
  search: "search",
};

test("the table of limits in docs/operations.md says what the server allows", () => {
  const document = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  for (const [name, { burst, perMinute }] of Object.entries(rateLimits)) {
    const row = document
      .split("\n")
      .find((line) => line.startsWith(`| ${rowOf[name as keyof typeof rateLimits]}`));
    expect(row?.split("|").slice(-3, -1).map(Number), name).toEqual([burst, perMinute]);
  }
});

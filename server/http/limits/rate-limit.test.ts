import { expect, test } from "vitest";
import { clientOf, createRateLimiter, scaledLimit } from "./rate-limit.ts";

test("allows a burst, then says how long to wait, then refills steadily", () => {
  let now = 0;
  const take = createRateLimiter({ burst: 2, perMinute: 6 }, () => now);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 10]);
  now = 4_000;
  expect(take("a")).toBe(6);
  now = 10_000;
  expect([take("a"), take("a")]).toEqual([0, 10]);
  now = 1_000_000;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 10]);
});

test("counts each client for itself", () => {
  const take = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 60]);
});

test("however small its scale, a limit lets a first call through, and another one when it says", () => {
  let now = 0;
  const take = createRateLimiter(scaledLimit({ burst: 10, perMinute: 6 }, 0.05), () => now);
  expect([take("a"), take("a")]).toEqual([0, 200]);
  now = 200_000;
  expect(take("a")).toBe(0);
});

test("evicts the oldest client rather than growing without end", () => {
  const take = createRateLimiter({ burst: 1, perMinute: 1 }, () => 0);
  take("first");
  for (let index = 0; index < 50_000; index++) take(`client ${index}`);
  expect(take("first")).toBe(0);
  expect(take("client 49999")).toBe(60);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("sees %s as client %s", (ip, client) => {
  expect(clientOf({ ip })).toBe(client);
});

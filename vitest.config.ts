import { defineConfig } from "vitest/config";

const roofs = [
  "server",
  "contract",
  "content",
  "prerender",
  "scripts",
  "web",
  "tests/faults",
  "tests/chat-eval",
];

export default defineConfig({
  test: {
    include: roofs.map((roof) => `${roof}/**/*.test.ts`),
    environment: "node",
    globalSetup: ["tests/support/postgres.ts"],
    // Node strips the types itself, as in production.
    testTimeout: 10_000,
    // Faults and rate limits wait for real time; two cores are shared with the database.
    maxWorkers: 2,
  },
});

import { defineConfig } from "vitest/config";
import { soon, testMs } from "./tests/support/time-limits.ts";

const roofs = [
  "server",
  "contract",
  "content",
  "prerender",
  "scripts",
  "web",
  "desk",
  "tests/faults",
  "tests/one-edit",
  "tests/chat-eval",
];

export default defineConfig({
  // React as visitors get it: its development build takes twice the time to render a page.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    env: { NODE_ENV: "production" },
    include: roofs.map((roof) => `${roof}/**/*.test.{ts,tsx}`),
    environment: "node",
    // The built renderer is plain JavaScript: to translate it would take seconds.
    server: { deps: { external: [/\/dist[^/]*\//] } },
    // The first gives the run its folder, in which the second puts PostgreSQL's data.
    globalSetup: [
      "tests/support/global-setup.ts",
      "tests/support/postgres.ts",
      "tests/support/migrated-databases.ts",
      "tests/support/meena-model.ts",
      "tests/support/built-programs.ts",
    ],
    setupFiles: ["tests/support/kill-running-apps.ts"],
    // The files of a worker share their modules: to load them for each anew took a fifth of the run's processor time.
    isolate: false,
    testTimeout: testMs,
    hookTimeout: testMs,
    expect: { poll: soon },
    // Faults and rate limits wait for real time; two cores are shared with the database.
    maxWorkers: 2,
  },
});

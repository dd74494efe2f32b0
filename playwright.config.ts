import { defineConfig } from "@playwright/test";
import { chromiumFlags, testChromiumPath } from "./scripts/browser/ensure-chromium.ts";
import { e2ePort } from "./tests/e2e/e2e-port.ts";
import { testMs, waitMs } from "./tests/support/time-limits.ts";

/** End-to-end tests: the system's Chromium against the server as it runs in production. */
export default defineConfig({
  testDir: "tests/e2e",
  // The built renderer is plain JavaScript: to translate it would take ten seconds.
  build: { external: ["**/dist*/**"] },
  outputDir: "tests/results/playwright",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: testMs,
  expect: { timeout: waitMs },
  reporter: [["line"], ["json", { outputFile: "tests/results/playwright.json" }]],
  globalSetup: "./tests/e2e/global-setup.ts",
  use: {
    baseURL: `http://127.0.0.1:${e2ePort}`,
    launchOptions: { executablePath: testChromiumPath(), args: [...chromiumFlags] },
  },
});

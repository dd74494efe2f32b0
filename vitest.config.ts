import { globSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { soon, testMs } from "./tests/support/time-limits.ts";

/** These need no database and no program that is built: a test of theirs starts at once. */
const frontRoofs = ["contract", "content", "web", "desk"];
const serverRoofs = ["server", "prerender", "scripts", "tests/faults", "tests/one-edit", "tests/chat-eval"];

const toPatterns = (roofs: readonly string[]) => roofs.map((roof) => `${roof}/**/*.test.{ts,tsx}`);

/** A replaced module would otherwise stay, or not be replaced, in the next file of the same worker. */
const replaceModules = globSync(toPatterns([...frontRoofs, ...serverRoofs])).filter((file) =>
  readFileSync(file, "utf8").includes("vi.mock("),
);

/** Gives the run its folder, in which PostgreSQL's data is too. */
const testRun = "tests/support/global-setup.ts";

function project(
  name: string,
  include: readonly string[],
  own: TestProjectInlineConfiguration["test"],
): TestProjectInlineConfiguration {
  return {
    // React as visitors get it: its development build takes twice the time to render a page.
    oxc: { jsx: { runtime: "automatic", development: false } },
    test: {
      name,
      env: { NODE_ENV: "production" },
      include: [...include],
      environment: "node",
      // The built renderer is plain JavaScript: to translate it would take seconds.
      server: { deps: { external: [/\/dist[^/]*\//] } },
      // The files of a worker share their modules: to load them for each anew took a fifth of the run's processor time.
      isolate: false,
      testTimeout: testMs,
      hookTimeout: testMs,
      expect: { poll: soon },
      ...own,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      project("front", toPatterns(frontRoofs), { globalSetup: [testRun], exclude: replaceModules }),
      project("modules replaced", replaceModules, {
        globalSetup: [testRun, "tests/support/meena-model.ts"],
        isolate: true,
      }),
      project("server", toPatterns(serverRoofs), {
        exclude: replaceModules,
        globalSetup: [
          testRun,
          "tests/support/postgres.ts",
          "tests/support/migrated-databases.ts",
          "tests/support/meena-model.ts",
          "tests/support/built-programs.ts",
        ],
        setupFiles: ["tests/support/kill-running-apps.ts"],
      }),
    ],
    // Faults and rate limits wait for real time; two cores are shared with the database.
    maxWorkers: 2,
  },
});

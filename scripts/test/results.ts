import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export const project = fileURLToPath(new URL("../..", import.meta.url));
export const resultsFolder = path.join(project, "tests/results");
export const vitestReport = path.join(resultsFolder, "vitest.json");
const playwrightReport = path.join(resultsFolder, "playwright.json");

/** What a runner reports about one test. */
export interface TestResult {
  /** Relative to the project, with slashes. */
  readonly file: string;
  readonly title: string;
  /** The titles of the groups around it, the outermost first. */
  readonly groups: readonly string[];
  readonly status: "passed" | "failed" | "skipped";
  readonly milliseconds: number;
  /** Why it failed, without colours; empty if it did not. */
  readonly messages: readonly string[];
}

export interface Report {
  readonly tests: readonly TestResult[];
  /** Files that cannot be loaded and other failures outside of any test. */
  readonly otherFailures: number;
}

interface VitestJson {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function readVitestReport(file = vitestReport): Report {
  const { testResults } = readJson<VitestJson>(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ ancestorTitles: groups, title, status, duration = 0, failureMessages = [] }): TestResult => {
        const outcome = status === "passed" || status === "failed" ? status : "skipped";
        const messages = failureMessages.map(stripVTControlCharacters);
        return { file: relative(name), title, groups, status: outcome, milliseconds: duration, messages };
      },
    ),
  );
  const failsAsAWhole = ({ status, assertionResults }: VitestJson["testResults"][number]) =>
    status === "failed" && assertionResults.every((test) => test.status !== "failed");
  return { tests, otherFailures: testResults.filter(failsAsAWhole).length };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightJson {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly unknown[];
}

export function readPlaywrightReport(): Report {
  const { config, suites, errors } = readJson<PlaywrightJson>(playwrightReport);
  const statuses = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" } as const;
  const testsOf = (suite: PlaywrightSuite, groups: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: relative(path.join(config.rootDir, suite.file)),
        title,
        groups,
        status: statuses[status],
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        messages: results
          .flatMap(({ errors }) => errors)
          .map(({ message = "" }) => stripVTControlCharacters(message)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((group) => testsOf(group, [...groups, group.title])),
  ];
  return { tests: suites.flatMap((file) => testsOf(file, [])), otherFailures: errors.length };
}

function relative(file: string): string {
  return path.relative(project, file).replaceAll("\\", "/");
}

function readJson<Json>(file: string): Json {
  if (!existsSync(file))
    throw new Error(`There is no ${relative(file)}. Run \`npm test\` first, which writes it.`);
  return JSON.parse(readFileSync(file, "utf8")) as Json;
}

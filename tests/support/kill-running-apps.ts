import { afterAll } from "vitest";
import { killRunningApps } from "./app-process.ts";

// Vitest's set-up of every test file. A hook in the shared module itself would be set by the first file alone.
afterAll(killRunningApps);

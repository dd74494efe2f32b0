import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What systemd knows of the site's service. */
export interface Service {
  readonly isActive: boolean;
  /** Whether the service starts with the machine. */
  readonly isEnabled: boolean;
  /** The folder of the release that runs, e.g. "/srv/greenmile/releases/1.1.0"; undefined if it cannot be seen. */
  readonly release: string | undefined;
}

const properties = "LoadState,ActiveState,UnitFileState,MainPID";
const timeoutMs = 5_000;
/** What a release's `greenmile start` runs, followed by the release's own folder of the build. */
const program = "/dist/server/main.js";

/** Undefined where there is no systemd, or no unit `greenmile`: in a container, or beside the sources. */
export function readSystemdService(): Service | undefined {
  let said: string;
  try {
    said = execFileSync("systemctl", ["show", "greenmile", `--property=${properties}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: timeoutMs,
    });
  } catch {
    return undefined;
  }
  const state = new Map(said.split("\n").map((line) => line.split("=", 2) as [string, string]));
  if (state.get("LoadState") !== "loaded") return undefined;
  return {
    isActive: state.get("ActiveState") === "active",
    isEnabled: state.get("UnitFileState") === "enabled",
    release: releaseOf(state.get("MainPID") ?? "0"),
  };
}

function releaseOf(pid: string): string | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return words.find((word) => word.endsWith(program))?.slice(0, -program.length);
  } catch {
    return undefined;
  }
}
